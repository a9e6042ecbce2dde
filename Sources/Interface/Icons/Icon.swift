/// The product's own icons, drawn with lines of 1.6 and round ends on a grid of 24.
public enum Icon: Sendable, CaseIterable {
    case today, path, quran, course, me, areas
    case plus, minus, check, close, more, edit, trash, undo, copy, move, handle, repeats
    case forward, back, expand
    case inbox, calendar, search, pin, clock, bell
    case offline, sync, download, upload
    case settings, language, info, warning, help, lock
    case sun, moon, star, mosque, qibla, flag
    case bookmark, share, page, listen, house, mic, message
    case work, personal, study, health, family, errands
    case fajr, sunrise, dhuhr, asr, maghrib, isha
}

extension Icon {
    /// The size at which an icon is drawn, in steps defined by the stylesheet.
    public enum Size: Sendable {
        /// The height of a line of text.
        case text
        /// 24 CSS pixels at the default text size.
        case medium
        /// 34 CSS pixels.
        case large

        var name: String {
            switch self {
            case .text: "icon-text"
            case .medium: ""
            case .large: "icon-large"
            }
        }

        /// The start tag of a decorative icon. It is a constant rather than assembled, because pages have hundreds of
        /// them.
        func opening(isMirrored: Bool) -> StaticString {
            switch (self, isMirrored) {
            case (.text, false): #"<svg class="icon icon-text" viewBox="0 0 24 24" aria-hidden="true">"#
            case (.text, true): #"<svg class="icon icon-text icon-mirrored" viewBox="0 0 24 24" aria-hidden="true">"#
            case (.medium, false): #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">"#
            case (.medium, true): #"<svg class="icon icon-mirrored" viewBox="0 0 24 24" aria-hidden="true">"#
            case (.large, false): #"<svg class="icon icon-large" viewBox="0 0 24 24" aria-hidden="true">"#
            case (.large, true): #"<svg class="icon icon-large icon-mirrored" viewBox="0 0 24 24" aria-hidden="true">"#
            }
        }
    }

    /// Whether the icon points in the direction of writing, and so is mirrored with it.
    public var isMirrored: Bool {
        switch self {
        case .today, .forward, .back, .undo, .move, .asr: true
        default: false
        }
    }

    /// The drawing as markup in a box of 24, for a script that makes an image of it.
    public var drawing: String {
        outline.withUTF8Buffer { bytes in String(decoding: bytes, as: UTF8.self) }
    }

    /// Returns the icon as decoration beside words, hidden from assistive technology.
    public func node(_ size: Size = .medium) -> Node {
        .group([.markup(size.opening(isMirrored: isMirrored)), .markup(outline), .markup("</svg>")])
    }

    /// Returns the icon on its own, with its meaning in words.
    public func node(_ size: Size = .medium, label: String) -> Node {
        svg(
            .class("icon", size.name, isMirrored ? "icon-mirrored" : ""), .viewBox("0 0 24 24"), .role("img"),
            .aria("label", label)
        ) { .markup(outline) }
    }
}
