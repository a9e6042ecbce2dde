import Foundation

/// How long one program waits for another that works on the same data.
enum Patience {
    /// Seconds for what reads or writes the data.
    static let forData = 5.0
    /// Seconds for what needs the data for itself alone.
    static let forWhole = 1.0

    /// Tries until something other than ``StoreError/busy(path:)`` comes of it, or the time is up.
    static func wait<Answer>(
        _ seconds: Double, for work: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            do throws(StoreError) {
                return try work()
            } catch {
                guard case .busy = error, ContinuousClock.now < end else { throw error }
                usleep(20_000)
            }
        }
    }
}
