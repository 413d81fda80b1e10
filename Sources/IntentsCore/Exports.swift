// Code that imports only `Intents` can also use `Data`, `DateComponents`, `URL` and so on, as with the system's
// framework.
@_exported public import Foundation
