import Almanac
import Interface
import Planner

extension PrayerEvent {
    /// Creates the event with the name used by programs and addresses; `nil` if there is none.
    init?(named name: some StringProtocol) {
        for event in Self.allCases where name == event.identifier {
            self = event
            return
        }
        return nil
    }
}

extension PrayerBlock.Kind {
    /// The event at which the prayer begins.
    var event: PrayerEvent {
        switch self {
        case .fajr: .fajr
        case .dhuhr, .jummah: .dhuhr
        case .eid: .sunrise
        case .asr: .asr
        case .maghrib: .maghrib
        case .isha: .isha
        }
    }
}

extension Strings {
    /// The name of a prayer or of sunrise.
    func name(_ event: PrayerEvent) -> String { self[key: "prayer.\(event.identifier)"] }
}
