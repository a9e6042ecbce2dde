import Interface

/// The frame around a surah's name: two lines with pointed ends and an eight-pointed star at each.
func surahFrame(_ name: String, @NodeBuilder around: () -> Node = { .nothing }) -> Node {
    div(.class("surah-frame")) {
        svg(.class("surah-frame-lines"), .viewBox("0 0 360 72"), .ariaHidden) {
            .markup(
                #"""
                <path class="fill" d="M28 5h304l22 31-22 31H28L6 36Z"/><path d="M28 5h304l22 31-22 31H28L6 36Z"/>\#
                <path d="M33.500 11h293L344 36l-17.500 25h-293L16 36Z"/>\#
                <path d="M64 11c8 4 12 12 12 25s-4 21-12 25M296 11c-8 4-12 12-12 25s4 21 12 25"/>\#
                <path class="star" d="m46 24 3.500 3.500h5V32.500L58 36l-3.500 3.500v5h-5L46 48l-3.500-3.500h-5v-5L34 36l3.500-3.500v-5h5Z"/>\#
                <path class="star" d="m314 24 3.500 3.500h5V32.500L326 36l-3.500 3.500v5h-5L314 48l-3.500-3.500h-5v-5L302 36l3.500-3.500v-5h5Z"/>
                """#)
        }
        h2(.class("surah-name"), .lang("ar"), .dir(.rightToLeft)) { name }
        around()
    }
}

/// The sign at an ayah's end with its number, in the digits of the text (U+06DD encloses the digits that follow it).
func ayahSign(_ number: Int) -> Node {
    var text = "\u{06DD}"
    for digit in String(number).utf8 {
        if let scalar = Unicode.Scalar(0x0660 + UInt32(digit - 0x30)) { text.unicodeScalars.append(scalar) }
    }
    return span(.class("ayah-sign"), .ariaHidden) { text }
}
