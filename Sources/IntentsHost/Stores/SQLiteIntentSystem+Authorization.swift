public import Intents

extension SQLiteIntentSystem {
    private static let setting = "authorization"

    /// The remembered answer of the user; undetermined where nobody was asked or the store cannot be read.
    public var siriAuthorizationStatus: INSiriAuthorizationStatus {
        let sql = "SELECT value FROM setting WHERE name = ?"
        let stored = try? queue.now { try $0.rows(sql, .text(Self.setting)) { $0.integer(0) }.first }
        return stored.flatMap(INSiriAuthorizationStatus.init) ?? .notDetermined
    }

    /// Lets the host ask the user, and remembers the answer.
    public func requestSiriAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>) {
        Task {
            let answer = await options.authorize()
            let request = StoreRequest(completion) { database in
                let sql = "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)"
                try database.run(sql, .text(Self.setting), .integer(answer.rawValue))
                return answer
            }
            queue.add(request)
        }
    }
}
