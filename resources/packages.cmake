# SPDX-License-Identifier: GPL-3.0-or-later
# What `./dev package` makes with CPack: a package for Debian, which takes Qt, Graphviz and SQLite from there, and an archive
# that holds all of them, for other systems with a C library that is not older. Both hold libtorch, if it is not Debian's.
set(DOCUMENTS ${CMAKE_INSTALL_DATADIR}/doc/scalescope)

# Of a wheel's libraries those that the engine loads: the others are for Python.
string(REGEX MATCH "^/(usr/)?lib" isOfSystem "${TORCH_CPU_FOLDER}")
if(NOT isOfSystem)
    file(GLOB TORCH_LIBRARIES_USED "${TORCH_CPU_FOLDER}/libtorch_cpu.so" "${TORCH_CPU_FOLDER}/libc10.so"
        "${TORCH_CPU_FOLDER}/libgomp*.so*")
    install(FILES ${TORCH_LIBRARIES_USED} DESTINATION ${PRIVATE_LIBRARIES})
    file(GLOB TORCH_LICENCES "${TORCH_CPU_FOLDER}/../../torch-*.dist-info/licenses/LICENSE" "${TORCH_CPU_FOLDER}/../LICENSE")
    if(TORCH_LICENCES)
        list(GET TORCH_LICENCES 0 TORCH_LICENCE)
        install(FILES ${TORCH_LICENCE} DESTINATION ${DOCUMENTS}/licences RENAME libtorch)
    endif()
endif()
install(FILES copyright DESTINATION ${DOCUMENTS})
foreach(package fonts-inter fonts-dejavu-core) # whose faces are parts of the program
    if(EXISTS /usr/share/doc/${package}/copyright)
        install(FILES /usr/share/doc/${package}/copyright DESTINATION ${DOCUMENTS}/licences RENAME ${package})
    endif()
endforeach()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION ${DOCUMENTS}/docs)
set(CHANGELOG ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
add_custom_command(OUTPUT ${CHANGELOG} COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/docs/CHANGELOG.md > ${CHANGELOG}
    DEPENDS ${PROJECT_SOURCE_DIR}/docs/CHANGELOG.md VERBATIM)
install(FILES ${CHANGELOG} DESTINATION ${DOCUMENTS})
list(APPEND PAGE_FILES ${CHANGELOG})

# What the archive has beside it.
install(CODE "set(PRIVATE_LIBRARIES \"${PRIVATE_LIBRARIES}\")
    set(DOCUMENTS \"${DOCUMENTS}\")
    set(BINARIES \"${CMAKE_INSTALL_BINDIR}\")")
install(SCRIPT install_libraries.cmake)

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # `./dev package` builds what is packed, and no tests
set(CPACK_PACKAGE_NAME scalescope)
set(CPACK_SCALESCOPE_PROCESSOR ${CMAKE_SYSTEM_PROCESSOR}) # package_kinds.cmake
set(CPACK_PACKAGE_VENDOR "The Scalescope authors")
set(CPACK_PACKAGE_CONTACT "The Scalescope authors <scalescope@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "See where tensors leave the range of a number format")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES OFF) # libtorch is stripped, and its symbols are what operator libraries link to
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/package_kinds.cmake)
set(CPACK_THREADS 0)
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${TORCH_CPU_FOLDER})
set(CPACK_DEBIAN_PACKAGE_DEPENDS "graphviz")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Scalescope opens a model of torch.export or TorchScript, runs it forward and
backward with every tensor and gradient measured, and shows the graph with
each tensor's scale beside the limits of FP8, FP16, bfloat16 and other formats.
What the window shows the command writes as tables, plots and reports.")
include(CPack)
