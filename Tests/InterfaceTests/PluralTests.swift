import Interface
import Records
import Testing

@Suite struct PluralTests {
    private func rule(_ code: String) throws -> PluralRule {
        try #require(try Checkout.locales().language(code: code)).pluralRule
    }

    /// Samples of Unicode CLDR's `plurals.xml`, cardinals.
    @Test(
        "SY-031 Arabic plural categories",
        arguments: [
            (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (26, .many), (99, .many),
            (100, .other),
            (102, .other), (103, .few), (110, .few), (111, .many), (1000, .other), (1003, .few), (-2, .two),
            (1_000_000, .other), (.min, .few),
        ] as [(Int64, PluralCategory)])
    func arabic(count: Int64, category: PluralCategory) throws {
        #expect(try rule("ar").category(of: count) == category)
    }

    @Test(
        "SY-031 SY-035 plural categories of the other languages, by the samples of the CLDR at 0, 1, 2, 3, 11, 100, 1,000,000",
        arguments: [
            ("en", [.other, .one, .other, .other, .other, .other, .other]),
            ("ur", [.other, .one, .other, .other, .other, .other, .other]),
            ("id", [.other, .other, .other, .other, .other, .other, .other]),
            ("tr", [.other, .one, .other, .other, .other, .other, .other]),
            ("fr", [.one, .one, .other, .other, .other, .other, .many]),
        ] as [(String, [PluralCategory])])
    func others(code: String, categories: [PluralCategory]) throws {
        let rule = try rule(code)
        #expect([0, 1, 2, 3, 11, 100, 1_000_000].map { rule.category(of: $0) } == categories)
    }

    @Test("SY-035 rules of languages that are not shipped are data too: Polish, Russian, Welsh")
    func anyLanguage() throws {
        let polish = try PluralRule([
            "one": "i = 1 and v = 0", "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
            "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
        ])
        #expect(
            [1, 2, 5, 12, 22, 25, 101, 104].map { polish.category(of: $0) } == [
                .one, .few, .many, .many, .few, .many, .many, .few,
            ])
        let welsh = try PluralRule(["zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n = 3", "many": "n = 6"])
        #expect((0...7).map { welsh.category(of: $0) } == [.zero, .one, .two, .few, .other, .other, .many, .other])
        #expect(welsh.categories == PluralCategory.allCases)
    }

    @Test(
        "a plural rule that can't be read says which form and why",
        arguments: [
            ("n", "n = 1"), ("other", "n = 1"), ("one", ""), ("one", "n ="), ("one", "n = 1 and"), ("one", "x = 1"),
            ("one", "n % 0 = 1"), ("one", "n = 3..1"), ("one", "n = 1..2..3"), ("one", "n = 1 nor n = 2"),
            ("one", "n = 99999999999999999999"), ("one", "n = -1"),
        ])
    func malformed(form: String, text: String) {
        var forms = JSONObject()
        forms[form] = .string(text)
        let error = #expect(throws: PluralRuleError.self) { try PluralRule(forms) }
        #expect(error?.form == form)
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

    @Test("SY-031 Arabic 0, 1, 2, 3, 11 and 100 of days, minutes, tasks, attempts, videos and weeks")
    func everyCount() throws {
        let strings = try Checkout.locales().strings(code: "ar")
        func counts(_ key: String) -> [String] {
            [0, 1, 2, 3, 11, 100].map { strings(Phrase(key), count: $0, .word("coach", "سارة")) }
        }
        #expect(counts("duration.days") == ["أقل من يوم", "يوم واحد", "يومان", "٣ أيام", "١١ يومًا", "١٠٠ يوم"])
        #expect(
            counts("duration.minutes") == [
                "أقل من دقيقة", "دقيقة واحدة", "دقيقتان", "٣ دقائق", "١١ دقيقة", "١٠٠ دقيقة",
            ])
        #expect(
            counts("taskImport.found") == [
                "لا مهمة جديدة", "مهمة جديدة", "مهمتان جديدتان", "٣ مهام جديدة", "١١ مهمة جديدة", "١٠٠ مهمة جديدة",
            ])
        #expect(
            counts("course.confirm") == [
                "يُرسَل هذا إلى سارة، ولا تبقى لك محاولة بعده.", "يُرسَل هذا إلى سارة، وتبقى لك محاولة واحدة.",
                "يُرسَل هذا إلى سارة، وتبقى لك محاولتان.", "يُرسَل هذا إلى سارة، وتبقى لك ٣ محاولات.",
                "يُرسَل هذا إلى سارة، وتبقى لك ١١ محاولة.", "يُرسَل هذا إلى سارة، وتبقى لك ١٠٠ محاولة.",
            ])
        #expect(
            counts("course.videos") == [
                "لا فيديوهات", "فيديو واحد", "فيديوهان", "٣ فيديوهات", "١١ فيديو", "١٠٠ فيديو",
            ])
        #expect(
            counts("course.eocNeeded") == [
                "لا ينقصك شيء للتقييم.", "ينقصك أسبوع واحد تسلّمه قبل التقييم.", "ينقصك أسبوعان تسلّمهما قبل التقييم.",
                "تنقصك ٣ أسابيع تسلّمها قبل التقييم.", "ينقصك ١١ أسبوعًا تسلّمه قبل التقييم.",
                "ينقصك ١٠٠ أسبوع تسلّمه قبل التقييم.",
            ])
    }

    @Test("SY-031 SY-035 counts of hours in the further languages")
    func counts() throws {
        let locales = try Checkout.locales()
        func hours(_ code: String) -> [String] {
            [0, 1, 2, 11, 1_000_000].map { locales.strings(code: code)(.hours, count: $0) }
        }
        #expect(hours("ur") == ["۰ گھنٹے", "۱ گھنٹہ", "۲ گھنٹے", "۱۱ گھنٹے", "۱۰۰۰۰۰۰ گھنٹے"])
        #expect(hours("id") == ["0 jam", "1 jam", "2 jam", "11 jam", "1000000 jam"])
        #expect(hours("tr") == ["0 saat", "1 saat", "2 saat", "11 saat", "1000000 saat"])
        #expect(hours("fr") == ["0 heure", "1 heure", "2 heures", "11 heures", "1000000 d’heures"])
    }
}
