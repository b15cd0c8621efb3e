# SPDX-License-Identifier: GPL-3.0-or-later
# What CPack reads for each kind of package.
set(CPACK_COMPONENTS_ALL program)
if(CPACK_GENERATOR STREQUAL "TXZ")
    list(APPEND CPACK_COMPONENTS_ALL libraries)
    set(CPACK_PACKAGE_FILE_NAME "${CPACK_PACKAGE_NAME}-${CPACK_PACKAGE_VERSION}-${CPACK_SYSTEM_NAME}-x86_64")
endif()
