// Code that imports only `IntentsUI` can also use intents and shortcuts, as with the system's framework.
@_exported public import Intents
