import Almanac
import Interface
import Testing

/// Rules behind MZ-254, MZ-255, MZ-261, which wait for their blocks and pages.
@Suite struct CalendarTextTests {
    @Test("everything that can be wrong with a timetable or a correction has a text that says what to do")
    func errors() throws {
        for code in ["ar", "en"] {
            let strings = try Checkout.locales().strings(code: code)
            for reason in TimetableError.Reason.allCases {
                #expect(strings.has(key: "timetable.error." + reason.rawValue), "\(code): \(reason)")
            }
            for occasion in Occasion.allCases {
                #expect(strings.has(key: "occasion." + occasion.identifier), "\(code): \(occasion)")
            }
            for month in HijriMonth.allCases { #expect(strings.has(key: "hijri.month.\(month.rawValue)")) }
        }
    }

    @Test("the notices of a network timetable have the specification's words")
    func banners() throws {
        let english = try Checkout.locales().strings(code: "en")
        #expect(english(Phrase("timetable.banner.lastUpdated"), count: 5) == "Last updated: 5 hours ago")
        #expect(english[Phrase("timetable.banner.offline")] == "Offline Mode")
        #expect(english[Phrase("timetable.banner.offline.detail")] == "Showing cached prayer times")
        let arabic = try Checkout.locales().strings(code: "ar")
        #expect(arabic(Phrase("timetable.banner.lastUpdated"), count: 2) == "آخر تحديث: قبل ساعتين")
        #expect(arabic(Phrase("timetable.banner.lastUpdated"), count: 5) == "آخر تحديث: قبل ٥ ساعات")
    }
}
