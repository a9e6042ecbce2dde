/// Apostrophes and letters written like them. They don't separate words, and are ignored in searches.
enum Apostrophes {
    static func has(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201B, 0x02BB...0x02BF: true
        default: false
        }
    }
}
