import Almanac
import Records

/// The names of months, weekdays and holidays as in Aladhan's answers, whatever the person's language: programs compare
/// them, so they are part of the protocol.
enum AladhanNames {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// The weekdays, from Sunday.
    static let weekdays: [(civil: String, hijri: String, arabic: String)] = [
        ("Sunday", "Al Ahad", "الأحد"), ("Monday", "Al Athnayn", "الاثنين"), ("Tuesday", "Al Thalaata", "الثلاثاء"),
        ("Wednesday", "Al Arba'a", "الأربعاء"), ("Thursday", "Al Khamees", "الخميس"),
        ("Friday", "Al Juma'a", "الجمعة"), ("Saturday", "Al Sabt", "السبت"),
    ]

    /// The Hijri months, from Muharram.
    static let hijriMonths: [(latin: String, arabic: String)] = [
        ("Muḥarram", "مُحَرَّم"), ("Ṣafar", "صَفَر"), ("Rabīʿ al-awwal", "رَبيع الأوّل"), ("Rabīʿ al-thānī", "رَبيع الثاني"),
        ("Jumādá al-ūlá", "جُمادى الأولى"), ("Jumādá al-ākhirah", "جُمادى الآخرة"), ("Rajab", "رَجَب"),
        ("Shaʿbān", "شَعْبان"), ("Ramaḍān", "رَمَضان"), ("Shawwāl", "شَوّال"), ("Dhū al-Qaʿdah", "ذوالقعدة"),
        ("Dhū al-Ḥijjah", "ذوالحجة"),
    ]

    /// A day's holidays.
    static func holidays(_ day: SpecialDays) -> [JSON] {
        var names: [JSON] = []
        for occasion in day.occasions {
            switch occasion {
            case .ashura: names.append("Ashura")
            case .ramadan where day.hijri.day == 1: names.append("1st Day of Ramadan")
            case .eidAlFitr: names.append("Eid-ul-Fitr")
            case .arafah: names.append("Arafa")
            case .eidAlAdha: names.append("Eid-ul-Adha")
            default: break
            }
        }
        return names
    }
}
