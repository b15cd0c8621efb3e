# SPDX-License-Identifier: GPL-3.0-or-later
# Copies what the archive holds beside the programs: Qt with its plugins, Graphviz' dot, every library that these load, and the
# licences of all. The C and C++ libraries are the system's: those of a newer system do for these too, and its graphics drivers
# need them.
if(NOT CMAKE_INSTALL_PREFIX MATCHES "/_CPack_Packages/.*/TXZ/" AND NOT DEFINED ENV{SCALESCOPE_WITH_LIBRARIES})
    return() # another package, or an installation on this machine, which has them
endif()
set(root "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
set(libraries "${root}/${PRIVATE_LIBRARIES}")
find_program(qmake NAMES qmake6)
execute_process(COMMAND "${qmake}" -query QT_INSTALL_PLUGINS OUTPUT_VARIABLE plugins OUTPUT_STRIP_TRAILING_WHITESPACE)
find_program(dot NAMES dot REQUIRED)
file(REAL_PATH "${dot}" dot)
file(GLOB graphviz /usr/lib/*/graphviz)

set(modules)
foreach(kind platforms platforminputcontexts iconengines imageformats xcbglintegrations wayland-shell-integration
        wayland-graphics-integration-client wayland-decoration-client)
    file(GLOB found "${plugins}/${kind}/*.so")
    list(FILTER found EXCLUDE REGEX "eglfs|linuxfb|vkkhr|libqvnc|qminimalegl") # screens without a desktop
    list(APPEND modules ${found})
    if(found)
        file(COPY ${found} DESTINATION "${libraries}/plugins/${kind}")
    endif()
endforeach()
file(GLOB layouts "${graphviz}/libgvplugin_core.so.?" "${graphviz}/libgvplugin_dot_layout.so.?")
file(COPY ${layouts} DESTINATION "${libraries}/graphviz" FOLLOW_SYMLINK_CHAIN)
file(COPY_FILE "${dot}" "${libraries}/graphviz/dot")

set(there "^lib(c|m|dl|rt|pthread|util|resolv|gcc_s|stdc\\+\\+)\\.so" "^ld-linux")
file(GLOB private RELATIVE "${libraries}" "${libraries}/*.so*") # libtorch's own
foreach(name IN LISTS private)
    string(REPLACE "." "\\." name "${name}")
    list(APPEND there "^${name}$")
endforeach()
file(GET_RUNTIME_DEPENDENCIES
    RESOLVED_DEPENDENCIES_VAR needed
    EXECUTABLES "${root}/${BINARIES}/scalescope" "${root}/${BINARIES}/scalescope-engine" "${dot}"
    MODULES ${modules} ${layouts}
    PRE_EXCLUDE_REGEXES ${there})
file(COPY ${needed} DESTINATION "${libraries}" FOLLOW_SYMLINK_CHAIN)
execute_process(COMMAND ${CMAKE_COMMAND} -E env "LD_LIBRARY_PATH=${libraries}" "GVBINDIR=${libraries}/graphviz"
    "${libraries}/graphviz/dot" -c COMMAND_ERROR_IS_FATAL ANY) # writes down which of its parts are there

file(WRITE "${root}/share/scalescope/fonts.conf" # for systems without any
    "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n<fontconfig>\n"
    "<dir>/usr/share/fonts</dir><cachedir prefix=\"xdg\">fontconfig</cachedir>\n</fontconfig>\n")
# Qt's own texts, in the window's languages.
execute_process(COMMAND "${qmake}" -query QT_INSTALL_TRANSLATIONS OUTPUT_VARIABLE translations OUTPUT_STRIP_TRAILING_WHITESPACE)
file(GLOB languages RELATIVE "${CMAKE_CURRENT_LIST_DIR}/../translations" "${CMAKE_CURRENT_LIST_DIR}/../translations/scalescope_*.ts")
foreach(language IN LISTS languages)
    string(REGEX REPLACE "scalescope_(.*)\\.ts" "\\1" language "${language}")
    file(COPY "${translations}/qtbase_${language}.qm" DESTINATION "${libraries}/translations")
    list(APPEND modules "${translations}/qtbase_${language}.qm") # for their licence
endforeach()
file(WRITE "${root}/${BINARIES}/qt.conf"
    "[Paths]\nPrefix = ..\nPlugins = ${PRIVATE_LIBRARIES}/plugins\nTranslations = ${PRIVATE_LIBRARIES}/translations\n")

file(COPY "${CMAKE_CURRENT_LIST_DIR}/../LICENSE" DESTINATION "${root}/${DOCUMENTS}")

# Whose they are, Debian knows.
set(packages)
foreach(file IN LISTS needed modules layouts dot)
    file(REAL_PATH "${file}" real)
    string(REGEX REPLACE "^/usr" "" short "${real}")
    foreach(name "${real}" "${file}" "${short}")
        execute_process(COMMAND dpkg-query -S "${name}" OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE failed)
        if(NOT failed)
            string(REGEX REPLACE "[:,].*" "" owner "${owner}")
            list(APPEND packages ${owner})
            break()
        endif()
    endforeach()
endforeach()
list(REMOVE_DUPLICATES packages)
foreach(package IN LISTS packages)
    if(EXISTS "/usr/share/doc/${package}/copyright")
        file(REAL_PATH "/usr/share/doc/${package}/copyright" copyright)
        file(COPY_FILE "${copyright}" "${root}/${package}.copyright")
        file(MAKE_DIRECTORY "${root}/${DOCUMENTS}/licences")
        file(RENAME "${root}/${package}.copyright" "${root}/${DOCUMENTS}/licences/${package}")
    else()
        message(WARNING "${package} has no licence text")
    endif()
endforeach()
