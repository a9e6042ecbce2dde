/// Letters by code point, and the sets of letters used in the rules.
enum Letters {
    static let ba: UInt32 = 0x0628
    static let taMarbuta: UInt32 = 0x0629
    static let ta: UInt32 = 0x062A
    static let tha: UInt32 = 0x062B
    static let dal: UInt32 = 0x062F
    static let dhal: UInt32 = 0x0630
    static let ra: UInt32 = 0x0631
    static let heavyTa: UInt32 = 0x0637
    static let heavyZa: UInt32 = 0x0638
    static let ayn: UInt32 = 0x0639
    static let qaf: UInt32 = 0x0642
    static let kaf: UInt32 = 0x0643
    static let lam: UInt32 = 0x0644
    static let meem: UInt32 = 0x0645
    static let noon: UInt32 = 0x0646
    static let ha: UInt32 = 0x0647
    static let waw: UInt32 = 0x0648
    static let undottedYa: UInt32 = 0x0649
    static let ya: UInt32 = 0x064A
    static let smallNoon: UInt32 = 0x06E8

    /// ق ط ب ج د (al-Jazariyyah, the chapter of attributes).
    static func isQalqalah(_ letter: UInt32) -> Bool { has(letter, [0x0642, 0x0637, 0x0628, 0x062C, 0x062F]) }

    /// The five letters of the throat besides hamza: ه ع ح غ خ (Tuhfat al-Atfal).
    static func isThroat(_ letter: UInt32) -> Bool { has(letter, [0x0647, 0x0639, 0x062D, 0x063A, 0x062E]) }

    /// The fifteen letters of ikhfa (Tuhfat al-Atfal): ص ذ ث ك ج ش ق س د ط ز ف ت ض ظ.
    static func isIkhfa(_ letter: UInt32) -> Bool {
        has(
            letter,
            [
                0x0635, 0x0630, 0x062B, 0x0643, 0x062C, 0x0634, 0x0642, 0x0633, 0x062F, 0x0637, 0x0632, 0x0641, 0x062A,
                0x0636, 0x0638,
            ])
    }

    /// The seven raised letters: خ ص ض غ ط ق ظ.
    static func isHeavy(_ letter: UInt32) -> Bool {
        has(letter, [0x062E, 0x0635, 0x0636, 0x063A, 0x0637, 0x0642, 0x0638])
    }

    /// The fourteen letters before which the lam of the article is read. Hamza is tested separately.
    static func isMoon(_ letter: UInt32) -> Bool {
        has(
            letter,
            [
                0x0628, 0x062C, 0x062D, 0x062E, 0x0639, 0x063A, 0x0641, 0x0642, 0x0643, 0x0645, 0x0647, 0x0648, 0x064A,
            ])
    }

    private static func has(_ letter: UInt32, _ set: [UInt32]) -> Bool {
        for each in set where each == letter { return true }
        return false
    }
}
