/// The product's own icons: lines of 1.6 on a grid of 24, with round ends.
public enum Icon: Sendable, CaseIterable {
    case today, path, quran, course, me, areas
    case plus, minus, check, close, more, edit, trash, undo, copy, move, handle, repeats
    case forward, back, expand
    case inbox, calendar, search, pin, clock, bell
    case offline, sync, download, upload
    case settings, language, info, warning, help, lock
    case sun, moon, star, mosque, qibla, flag
    case bookmark, share, page, listen
    case work, personal, study, health, family, errands
    case fajr, sunrise, dhuhr, asr, maghrib, isha
}

extension Icon {
    /// How large an icon is drawn, in steps of the stylesheet.
    public enum Size: Sendable {
        /// As tall as a line of text.
        case text
        /// 24 CSS pixels at the usual text size.
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

        /// The start of a decorative icon. Pages have hundreds, so it is written out and not put together.
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

    /// Whether the icon points along the text, and so turns with its direction.
    public var isMirrored: Bool {
        switch self {
        case .today, .forward, .back, .undo, .move, .asr: true
        default: false
        }
    }

    /// The drawing alone, as markup in a box of 24, for a script that makes a picture of it.
    public var drawing: String {
        outline.withUTF8Buffer { bytes in String(decoding: bytes, as: UTF8.self) }
    }

    /// The icon as decoration beside words, hidden from assistive technology.
    public func node(_ size: Size = .medium) -> Node {
        .group([.markup(size.opening(isMirrored: isMirrored)), .markup(outline), .markup("</svg>")])
    }

    /// The icon standing alone, with its meaning in words.
    public func node(_ size: Size = .medium, label: String) -> Node {
        svg(
            .class("icon", size.name, isMirrored ? "icon-mirrored" : ""), .viewBox("0 0 24 24"), .role("img"),
            .aria("label", label)
        ) { .markup(outline) }
    }
}
