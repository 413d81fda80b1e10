public import Foundation

extension NSString {
    /// A text that is looked up again when it is shown, in the language of whoever reads it. Until then it reads as in
    /// the program's own language.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        IntentLocalizedString(key: format, table: nil, arguments: args)
    }

    /// A text of a table that is looked up again when it is shown.
    public class func deferredLocalizedIntentsString(
        with format: String,
        table: String,
        _ args: any CVarArg...
    ) -> NSString {
        IntentLocalizedString(key: format, table: table, arguments: args)
    }

    /// A text of a table that was formatted from a list of arguments. The list is read at once, since it does not last.
    public class func deferredLocalizedIntentsString(
        with format: String,
        table: String,
        arguments: CVaListPointer
    ) -> NSString {
        let format = Bundle.main.localizedString(forKey: format, value: nil, table: table)
        return NSString(format: format, arguments: arguments)
    }
}
