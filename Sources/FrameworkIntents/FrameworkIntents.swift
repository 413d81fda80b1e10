// On Apple's platforms the products `Intents`, `IntentsUI` and `IntentsHost` hold this empty module: there the system's
// frameworks serve the same sources, and modules of their names would shadow them in every target of the build.
