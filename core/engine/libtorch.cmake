# SPDX-License-Identifier: GPL-3.0-or-later
# Finds libtorch in CMAKE_PREFIX_PATH: the target torch, Torch_VERSION, and TORCH_CPU_FOLDER with its libraries.

# A wheel that was built for CUDA. Its TorchConfig.cmake asks for the CUDA toolkit; to link its libraries by their paths
# needs none. Those of CUDA, which pip installs beside it, are loaded with them where all of them are there.
function(scalescope_link_cuda_wheel folder)
    file(STRINGS "${folder}/version.py" version REGEX "^__version__ = ")
    string(REGEX REPLACE ".*'([0-9.]+).*" "\\1" version "${version}")
    set(libraries "${folder}/lib/libtorch_cpu.so" "${folder}/lib/libc10.so")
    execute_process(COMMAND ldd "${folder}/lib/libtorch_cuda.so" OUTPUT_VARIABLE needed ERROR_QUIET)
    if(needed MATCHES "not found")
        message(STATUS "libtorch was built for CUDA, whose libraries are not all here: only the CPU is used")
    else()
        list(APPEND libraries -Wl,--push-state,--no-as-needed "${folder}/lib/libtorch.so" -Wl,--pop-state)
    endif()
    add_library(torch INTERFACE IMPORTED GLOBAL)
    set_target_properties(torch PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES "${folder}/include;${folder}/include/torch/csrc/api/include"
        INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${folder}/include;${folder}/include/torch/csrc/api/include"
        INTERFACE_COMPILE_DEFINITIONS "USE_DISTRIBUTED;USE_C10D_GLOO;USE_RPC;USE_TENSORPIPE"
        INTERFACE_LINK_OPTIONS "-Wl,--unresolved-symbols=ignore-in-shared-libs"
        INTERFACE_LINK_LIBRARIES "${libraries}")
    set(Torch_VERSION "${version}" PARENT_SCOPE)
    set(TORCH_CPU_FOLDER "${folder}/lib" PARENT_SCOPE)
endfunction()

# Headers and libraries of libtorch must be one pair: with Debian's libtorch-dev on the machine a wheel's
# share/cmake finds the wheel's headers and Debian's libc10, links, and aborts at start.
macro(scalescope_find_torch)
    find_package(Torch REQUIRED)
    get_target_property(TORCH_CPU_LOCATION torch_cpu IMPORTED_LOCATION)
    if(NOT TORCH_CPU_LOCATION) # kept by configuration: the wheel's has one, Debian's another
        get_target_property(TORCH_CPU_CONFIGURATIONS torch_cpu IMPORTED_CONFIGURATIONS)
        list(GET TORCH_CPU_CONFIGURATIONS 0 TORCH_CPU_CONFIGURATION)
        get_target_property(TORCH_CPU_LOCATION torch_cpu IMPORTED_LOCATION_${TORCH_CPU_CONFIGURATION})
    endif()
    cmake_path(GET TORCH_CPU_LOCATION PARENT_PATH TORCH_CPU_FOLDER)
    cmake_path(GET c10_LIBRARY PARENT_PATH C10_FOLDER)
    if(NOT TORCH_CPU_FOLDER STREQUAL C10_FOLDER)
        message(FATAL_ERROR "libtorch_cpu is in ${TORCH_CPU_FOLDER} but libc10 in ${C10_FOLDER}: two libtorch are "
            "mixed. Start with an empty build folder and -DCMAKE_PREFIX_PATH=<folder of one libtorch>.")
    endif()
endmacro()

find_file(TORCH_CUDA_LIBRARY libtorch_cuda.so PATH_SUFFIXES lib NO_CACHE)
if(TORCH_CUDA_LIBRARY)
    cmake_path(GET TORCH_CUDA_LIBRARY PARENT_PATH TORCH_FOLDER)
    cmake_path(GET TORCH_FOLDER PARENT_PATH TORCH_FOLDER)
    scalescope_link_cuda_wheel("${TORCH_FOLDER}")
else()
    scalescope_find_torch()
endif()
message(STATUS "libtorch ${Torch_VERSION} in ${TORCH_CPU_FOLDER}")
