#[[
add_intents_runtime()

Defines the targets of the portable runtime, for platforms other than Apple's: 'Intents', which generated code imports,
with the system's own intents unless the variable INTENTS_WITHOUT_SYSTEM_INTENTS is on, and 'IntentsHost', which runs intents as the operating system does elsewhere and needs SQLite ('libsqlite3-dev').
]]

include_guard(GLOBAL)

set(INTENTS_PACKAGE_DIR "${CMAKE_CURRENT_LIST_DIR}/.." CACHE INTERNAL "The folder of the package")

function(_add_intents_module name folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${INTENTS_PACKAGE_DIR}/${folder}/*.swift")
    add_library(${name} STATIC ${sources})
    target_compile_options(${name} PRIVATE
        "SHELL:-package-name intentc"
        "SHELL:-enable-upcoming-feature ExistentialAny"
        "SHELL:-enable-upcoming-feature InternalImportsByDefault"
        "SHELL:-enable-upcoming-feature MemberImportVisibility"
    )
    set_target_properties(${name} PROPERTIES
        Swift_LANGUAGE_VERSION 6
        Swift_MODULE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/swift"
        INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_BINARY_DIR}/swift"
    )
endfunction()

function(add_intents_runtime)
    _add_intents_module(IntentsCore Sources/IntentsCore)
    _add_intents_module(Intents Sources/Intents)
    target_link_libraries(Intents PUBLIC IntentsCore)
    if(NOT INTENTS_WITHOUT_SYSTEM_INTENTS)
        _add_intents_module(SystemIntents Generated/System)
        target_link_libraries(SystemIntents PUBLIC IntentsCore)
        target_compile_options(Intents PRIVATE -DSystemIntents)
        target_link_libraries(Intents PUBLIC SystemIntents)
    endif()
    _add_intents_module(IntentsHost Sources/IntentsHost)
    target_include_directories(IntentsHost PUBLIC "${INTENTS_PACKAGE_DIR}/Sources/CSQLite")
    target_link_libraries(IntentsHost PUBLIC Intents sqlite3)
endfunction()
