import Almanac
import Interface
import Planner
import Records

/// The settings for a program.
enum SettingsJSON {
    static func json(_ context: RequestContext) -> JSON {
        let settings = context.settings
        return .object([
            "language": .string(context.strings.language.code),
            "digits": settings.digits.map { .string($0.rawValue) } ?? .null,
            "clock": settings.clock.map { .string($0.rawValue) } ?? .null, "mode": .string(settings.mode.rawValue),
            "weekStart": settings.weekStart.map { .string($0.rawValue) } ?? .null,
            "method": settings.method.map { .string($0) } ?? .null,
            "madhhab": .string(settings.madhhab.name), "hijri": .bool(settings.showsHijri),
            "theme": .string(context.look.chosen), "themeInForce": .string(context.look.theme),
            "festiveTheme": .bool(settings.festiveTheme != ThemeInForce.off),
            "textScale": .int(Int64(settings.textScale)),
            "still": .bool(settings.isStill), "lightEffects": .bool(settings.isLight),
            "confetti": .bool(settings.celebrates),
            "advisor": .bool(settings.asksAdvisor), "advisorTitles": .bool(settings.tellsTitles),
            "hiddenAreas": .array(settings.hidden.areas.map { area in .string(area.rawValue) }),
            "haptics": .bool(settings.haptics), "hints": .bool(settings.hints),
            "wake": .string(Minute.text(settings.waking(context.bundle.planner).wake)),
            "sleep": .string(Minute.text(settings.waking(context.bundle.planner).sleep)),
            "highLatitude": settings.highLatitude.map { .string($0.identifier) } ?? .null,
            "hijriDay": .string(settings.hijriDay.identifier),
            "hijriCorrections": .string(settings.corrections.text),
            "elevation": .int(Int64(settings.elevation)),
            "offsets": minutes(settings.offsets, PrayerEvent.allCases),
            "gaps": minutes(settings.gaps, PrayerEvent.allCases.filter { event in event.isPrayer }),
        ])
    }

    private static func minutes(_ minutes: PrayerOffsets, _ events: [PrayerEvent]) -> JSON {
        var object = JSONObject()
        for event in events { object[event.identifier] = .int(Int64(minutes[event])) }
        return .object(object)
    }
}
