# SPDX-License-Identifier: GPL-3.0-or-later
# What CPack reads for each kind of package.
if(CPACK_GENERATOR STREQUAL "TXZ")
    set(CPACK_PACKAGE_FILE_NAME "${CPACK_PACKAGE_NAME}-${CPACK_PACKAGE_VERSION}-${CPACK_SYSTEM_NAME}-x86_64")
endif()
