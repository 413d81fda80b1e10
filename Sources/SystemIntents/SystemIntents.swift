// On Apple's platforms the products `Intents` and `IntentsUI` hold this empty module: there the system's frameworks of
// those names serve the same sources, and modules of the same names would shadow them in every target of the build.
