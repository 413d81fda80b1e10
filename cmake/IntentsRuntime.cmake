#[[
add_intents_runtime()

Defines the targets of the portable runtime, for platforms other than Apple's: 'Intents', which generated code imports,
and 'IntentsHost', which runs intents as the operating system does elsewhere and needs SQLite ('libsqlite3-dev').
]]

include_guard(GLOBAL)

set(INTENTS_PACKAGE_DIR "${CMAKE_CURRENT_LIST_DIR}/.." CACHE INTERNAL "The folder of the package")

function(_add_intents_module name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${INTENTS_PACKAGE_DIR}/Sources/${name}/*.swift")
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
    _add_intents_module(Intents)
    _add_intents_module(IntentsHost)
    target_include_directories(IntentsHost PUBLIC "${INTENTS_PACKAGE_DIR}/Sources/CSQLite")
    target_link_libraries(IntentsHost PUBLIC Intents sqlite3)
endfunction()
