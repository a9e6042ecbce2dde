import Foundation

/// How long one process waits for another that works on the same data.
enum Patience {
    /// Seconds that reading or writing the data waits.
    static let forData = 5.0
    /// Seconds that work waits which needs the data for itself alone.
    static let forWhole = 1.0

    /// Repeats work until it does something other than throw ``StoreError/busy(path:)``, or until the time is up.
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
