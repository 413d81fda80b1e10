// Code that imports only `Intents` has all that Apple's framework has.
@_exported public import IntentsCore

#if SystemIntents
    @_exported public import SystemIntents
#endif
