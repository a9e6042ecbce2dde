import Quran
import Testing

/// How often something may be heard, as forms and records write it.
struct RepetitionTests {
    @Test("AP-06 1 to 99 times and endless are read and written, and 0, 100 and whatever else is no number are refused")
    func read() {
        for count in Repetition.range { #expect(Repetition("\(count)") == .times(count)) }
        for times in [Repetition.times(1), .times(99), .endless] { #expect(Repetition(times.text) == times) }
        for text in ["0", "100", "-1", "00", "+1", "1.5", "", "٣", "all", "999999999999999999999"] {
            #expect(Repetition(text) == nil, "\(text)")
        }
    }
}
