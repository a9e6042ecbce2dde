/// Minutes of the day as programs and forms write them.
enum Minute {
    /// `HH:MM` in Latin digits; a minute of the next day wraps.
    static func text(_ minute: Int) -> String {
        let wrapped = ((minute % 1440) + 1440) % 1440
        let hour = wrapped / 60
        let rest = wrapped % 60
        return (hour < 10 ? "0" : "") + "\(hour)" + (rest < 10 ? ":0" : ":") + "\(rest)"
    }
}
