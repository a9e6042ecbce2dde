import Interface
import Testing

@Suite struct PluralTests {
    /// Samples of Unicode CLDR's `plurals.xml`, cardinals.
    @Test(
        "SY-031 Arabic plural categories",
        arguments: [
            (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (26, .many), (99, .many),
            (100, .other),
            (102, .other), (103, .few), (110, .few), (111, .many), (1000, .other), (1003, .few), (-2, .two),
        ] as [(Int64, PluralCategory)])
    func arabic(count: Int64, category: PluralCategory) {
        #expect(PluralRule.arabic.category(of: count) == category)
    }

    @Test("plural categories of the other rules")
    func others() {
        #expect([0, 1, 2, 11].map { PluralRule.oneOther.category(of: $0) } == [.other, .one, .other, .other])
        #expect([0, 1, 2, 1_000_000].map { PluralRule.french.category(of: $0) } == [.one, .one, .other, .many])
        #expect([0, 1, 2].map { PluralRule.zeroOneOther.category(of: $0) } == [.one, .one, .other])
        #expect([0, 1, 2].map { PluralRule.none.category(of: $0) } == [.other, .other, .other])
        #expect(PluralRule.arabic.category(of: .min) == .few)
    }

    @Test("SY-031 Arabic counts of minutes, hours and days")
    func arabicCounts() throws {
        let strings = try Checkout.locales().strings(code: "ar")
        #expect(
            [1, 2, 3, 11, 100].map { strings(.minutes, count: $0) } == [
                "دقيقة واحدة", "دقيقتان", "٣ دقائق", "١١ دقيقة", "١٠٠ دقيقة",
            ])
        #expect(
            [1, 2, 3, 11, 100].map { strings(.hours, count: $0) } == [
                "ساعة", "ساعتان", "٣ ساعات", "١١ ساعة", "١٠٠ ساعة",
            ])
        #expect(
            [1, 2, 3, 11, 100].map { strings(.days, count: $0) } == [
                "يوم واحد", "يومان", "٣ أيام", "١١ يومًا", "١٠٠ يوم",
            ])
    }
}
