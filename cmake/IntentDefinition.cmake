#[[
intent_definition_sources(<target>
    FILES <definition>...
    [DIALECT apple|portable|universal]
    [VISIBILITY public|package|internal]
    [ISOLATION nonisolated|none]
    [CLASS_PREFIX <prefix>]
    [CONFIGURATION <file>])

Adds the Swift file generated from each definition to a target. A file is generated if the definition, the options or the
tool have changed, and written only if its content has changed, so that with Ninja touching a definition compiles nothing.
If a definition has copies in '.lproj' folders, name the one in 'Base.lproj'. The configuration, an 'intentc.json', sets
what the options leave open; otherwise, the defaults of 'intentc build' apply. CMake doesn't search for a configuration.

The tool is INTENTC_EXECUTABLE, which may be a target that builds it. By default, it is searched for in PATH.
]]

include_guard(GLOBAL)

find_program(INTENTC_EXECUTABLE intentc DOC "The intent definition compiler")

function(intent_definition_sources target)
    set(settings DIALECT VISIBILITY ISOLATION CLASS_PREFIX CONFIGURATION)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "${settings}" "FILES")
    if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES OR NOT arg_FILES)
        message(FATAL_ERROR "usage: intent_definition_sources(<target> FILES <definition>... [<setting> <value>]...), "
            "with the settings ${settings}")
    endif()
    if(NOT INTENTC_EXECUTABLE)
        message(FATAL_ERROR "'intentc' isn't in a folder of PATH; install it, or set INTENTC_EXECUTABLE to its path")
    endif()

    if(arg_CONFIGURATION)
        cmake_path(ABSOLUTE_PATH arg_CONFIGURATION BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
        set(options "")
    else()
        set(options --no-configuration)
    endif()
    foreach(setting IN LISTS settings)
        if(arg_${setting})
            string(TOLOWER "--${setting}" option)
            string(REPLACE "_" "-" option "${option}")
            list(APPEND options "${option}" "${arg_${setting}}")
        endif()
    endforeach()

    foreach(file IN LISTS arg_FILES)
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
        cmake_path(GET file STEM LAST_ONLY name)
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE source_name)
        set(source "${CMAKE_CURRENT_BINARY_DIR}/${target}.intents/${name}+Intents.swift")
        add_custom_command(
            OUTPUT "${source}"
            COMMAND "${INTENTC_EXECUTABLE}" build --quiet ${options}
                --source-name "${source_name}" --output-file "${source}" "${file}"
            DEPENDS "${file}" "${INTENTC_EXECUTABLE}" ${arg_CONFIGURATION}
            COMMENT "Generating Swift from ${name}.intentdefinition"
            VERBATIM
        )
        target_sources("${target}" PRIVATE "${source}")
    endforeach()
endfunction()
