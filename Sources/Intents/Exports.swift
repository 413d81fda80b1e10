// Code that imports only `Intents` also uses `Data`, `DateComponents`, `URL` and so on, as it can with the system's
// framework.
@_exported public import Foundation
