// Code that imports only `IntentsUI` also uses intents and shortcuts, as it can with the system's framework.
@_exported public import Intents
