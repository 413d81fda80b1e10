/// Returns a number and what it counts, such as `1 file` or `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}
