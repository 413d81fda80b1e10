import Basics
import Foundation
import Testing

@testable import ToolSupport

@Suite("Printing findings") struct DiagnosticPrinterTests {
    private func pieces(_ format: DiagnosticFormat, count: Int) -> [[UInt8]] {
        let findings = (0..<count).map { index in
            Diagnostic(
                .warning,
                .enumEmpty,
                message: "soup \(index) is cold – heat it",
                at: SourceLocation(file: "no such file", position: SourcePosition(line: UInt32(index + 1), column: 1))
            )
        }
        let accepted = [SuppressedDiagnostic(findings[0], reason: nil)]
        var printer = DiagnosticPrinter(format: format, isColored: false, width: 100, rule: { _ in nil })
        var pieces: [[UInt8]] = []
        #expect(printer.write(findings, suppressed: accepted) { pieces.append($0) } == "")
        return pieces
    }

    @Test("SARIF is written in pieces, each of whole characters, however many findings there are")
    func pieces() throws {
        let pieces = pieces(.sarif, count: 2_000)
        #expect(pieces.count > 5)
        #expect(pieces.allSatisfy { $0.count < 100_000 && String(validating: $0, as: UTF8.self) != nil })
        let log = try JSONSerialization.jsonObject(with: Data(pieces.joined())) as? [String: Any]
        let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
        #expect(results?.count == 2_001)
    }

    @Test(
        "every other format ends with a line break, and is empty without findings",
        arguments: DiagnosticFormat.allCases
    )
    func forms(format: DiagnosticFormat) {
        #expect(pieces(format, count: 3).joined().last == UInt8(ascii: "\n"))
        var printer = DiagnosticPrinter(format: format, isColored: false, width: 100, rule: { _ in nil })
        var isEmpty = true
        _ = printer.write([]) { _ in isEmpty = false }
        #expect(isEmpty == (format != .sarif))
    }
}
