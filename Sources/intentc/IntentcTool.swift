@main
struct IntentcTool {
    static func main() {}
}
