import Almanac
import Testing

/// The four letters i of Turkish: İ and i, I and ı. Folding for search must not depend on which case a person types.
@Suite struct TurkishSearchTests {
    private static let index: CityIndex = {
        var writer = CityIndexWriter()
        let names = ["İstanbul", "Iğdır", "Isparta", "Şanlıurfa", "Diyarbakır", "İzmir"]
        for (number, name) in names.enumerated() {
            writer.add(
                CityFixture.city(
                    UInt32(number + 1), name, nil, "TR", 38 + Double(number), 30, "Europe/Istanbul", 100_000 + number))
        }
        return CityIndex(writer.bytes())!
    }()

    @Test(
        "SY-035 MZ-220 Turkish cities are found with dotted and dotless i, in capitals and small letters",
        arguments: [
            ("istanbul", "İstanbul"), ("İstanbul", "İstanbul"), ("ISTANBUL", "İstanbul"), ("İSTANBUL", "İstanbul"),
            ("ıstanbul", "İstanbul"), ("IĞDIR", "Iğdır"), ("ığdır", "Iğdır"), ("igdir", "Iğdır"), ("İĞDİR", "Iğdır"),
            ("ısparta", "Isparta"), ("isparta", "Isparta"), ("ŞANLIURFA", "Şanlıurfa"), ("sanliurfa", "Şanlıurfa"),
            ("DİYARBAKIR", "Diyarbakır"), ("diyarbakir", "Diyarbakır"), ("izmir", "İzmir"), ("I\u{307}zmir", "İzmir"),
        ])
    func finds(_ query: String, _ name: String) {
        #expect(Self.index.search(query).first?.name == name)
    }
}
