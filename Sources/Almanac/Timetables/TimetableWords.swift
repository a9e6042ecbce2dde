/// The words for columns and months in the languages of most timetables: Arabic, English, Turkish, Urdu, French,
/// German, Indonesian and Malay, Bosnian, Spanish.
enum TimetableWords {
    /// What a column's heading can mean.
    enum Meaning: Hashable {
        case event(PrayerEvent)
        /// About ten minutes before Fajr; in Turkish tables, Fajr itself.
        case imsak
        case sunset
        case jummah
        case begins
        case iqama
        case hanafi
        case shafi
        case date
        case day
        case weekday
        case month
        case year
        case hijri
    }

    /// Returns what a word means; `nil` if it says nothing about a column.
    static func meaning(of word: [UInt8]) -> Meaning? { meanings[word] }

    /// Returns the month, 1 to 12, that a word names; `nil` for any other word.
    static func month(_ word: [UInt8]) -> Int? { months[word] }

    private static let meanings = folded([
        (.event(.fajr), "fajr fajar fajir fadjr fadjer fajer subh subuh sobh fecr sabah zora dawn فجر الفجر صبح الصبح"),
        (.imsak, "imsak imsaak imsakiyah امساك الإمساك سحر"),
        (
            .event(.sunrise),
            "sunrise shuruq shurooq shorooq shurook shourouk chourouk chorouk ishraq syuruk syuruq terbit gunes lever"
                + " sonnenaufgang izlazak amanecer شروق الشروق طلوع"
        ),
        (
            .event(.dhuhr),
            "dhuhr duhr dhuhur zuhr zuhar zohar zohr zuhur dzuhur dhohr dohr thuhr thuhur ogle podne noon ظهر الظهر"
        ),
        (.event(.asr), "asr asar aser ashar assr ikindi ikindija عصر العصر"),
        (.event(.maghrib), "maghrib magrib maghreb moghreb magreb aksam akşam مغرب المغرب"),
        (.sunset, "sunset ghurub gurub coucher sonnenuntergang غروب الغروب"),
        (.event(.isha), "isha ishaa esha icha ishae isya isyak isyaa yatsi yatsı jacija عشا عشاء العشاء"),
        (.jummah, "jummah jumuah jumua jumma juma jumah jumuaa cuma جمعة الجمعة جمعه"),
        (
            .begins,
            "begins begin beginning start starts starting adhan azan athan adan ezan beginn debut entry اذان أذان الأذان وقت"
        ),
        (
            .iqama,
            "jamaat jamat jamaah jamaa jama jamah iqama iqamah iqamat iqaamah ikamet kamet cemaat congregation"
                + " congregational إقامة الإقامة اقامة جماعة جماعت اقامت ikamah"
        ),
        (.hanafi, "hanafi hanefi hanafite hanfi حنفي الحنفي later"),
        (.shafi, "shafi shafii standard earlier شافعي الشافعي"),
        (
            .date,
            "date tarih tarihi tanggal datum fecha tarikh dates gregorian miladi milady masihi تاريخ التاريخ ميلادي الميلادي"
        ),
        (.day, "day days gun tag jour hari dan dia d يوم اليوم دن"),
        (.weekday, "weekday dow wochentag"),
        (.month, "month ay monat mois bulan mes mjesec شهر الشهر ماه"),
        (.year, "year yil jahr annee tahun ano godina سنة السنة عام"),
        (
            .hijri,
            "hijri hijriah hijriyah hicri islamic hegire hidžra هجري الهجري muharram safar rabi jumada rajab shaban"
                + " ramadan ramadhan ramazan ramzan shawwal dhul zul dhu رمضان شعبان شوال"
        ),
    ])

    private static let months: [[UInt8]: Int] = {
        let names = [
            "january jan januar janvier janv januari enero ocak يناير جنوري كانون2 januarya",
            "february feb februar fevrier fev februari febrero subat فبراير فروري شباط",
            "march mar märz mars maret mac marzo mart مارس مارچ اذار",
            "april apr avril avr abril nisan ابريل أبريل اپریل نيسان",
            "may mai mei mayo mayis maj مايو مئی ايار",
            "june jun juni juin junio haziran يونيو جون حزيران",
            "july jul juli juillet juil julai julio temmuz يوليو جولائی تموز",
            "august aug aout agustus ogos agosto agustos avgust اغسطس أغسطس اگست اب",
            "september sep sept septembre septiembre eylul سبتمبر ستمبر ايلول",
            "october oct oktober okt octobre octubre ekim اكتوبر أكتوبر اکتوبر",
            "november nov novembre noviembre kasim نوفمبر نومبر",
            "december dec dezember dez decembre desember disember diciembre aralik ديسمبر دسمبر",
        ]
        var months: [[UInt8]: Int] = [:]
        for (index, line) in names.enumerated() {
            for word in line.split(separator: " ") { months[FoldedName(name: String(word)).bytes] = index + 1 }
        }
        return months
    }()

    private static func folded(_ lines: [(Meaning, String)]) -> [[UInt8]: Meaning] {
        var meanings: [[UInt8]: Meaning] = [:]
        for (meaning, words) in lines {
            for word in words.split(separator: " ") { meanings[FoldedName(name: String(word)).bytes] = meaning }
        }
        return meanings
    }
}
