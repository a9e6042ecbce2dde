extension Icon {
    /// The drawing inside the icon's box.
    var outline: StaticString {
        switch self {
        case .today:
            #"<path d="M2.8 19.2h18.4M4.4 15.6a7.8 7.8 0 0 1 9.3-7M18.8 12a7.8 7.8 0 0 1 .8 3.6"/><circle cx="16.9" cy="9.2" r="2.3"/>"#
        case .path:
            #"<path d="M12 21v-9.5M12 14.5c-4.1 0-6.6-2.3-6.6-6.4 4.1 0 6.6 2.3 6.6 6.4ZM12 11.5c0-4 2.4-6.6 6.6-6.6 0 4.2-2.4 6.6-6.6 6.6"/>"#
        case .quran:
            #"<path d="M12 6.7C9.8 5 7 4.3 3.6 4.6v10.7c3.4-.3 6.2.4 8.4 2.1 2.2-1.7 5-2.4 8.4-2.1V4.6C17 4.3 14.2 5 12 6.7Zm0 0v10.7M7 20.2l5-2.8 5 2.8"/>"#
        case .course:
            #"<path d="M2.8 9.6 12 5l9.2 4.6L12 14.2Zm4 2.1v4.5c3.1 2.4 7.3 2.4 10.4 0v-4.5M21.2 9.6v5.6"/>"#
        case .me: #"<circle cx="12" cy="8.4" r="3.9"/><path d="M4.4 20.2c1-4.1 4-6.1 7.6-6.1s6.6 2 7.6 6.1"/>"#
        case .areas:
            #"<rect x="4" y="4" width="6.4" height="6.4" rx="2"/><rect x="13.6" y="4" width="6.4" height="6.4" rx="2"/><rect x="4" y="13.6" width="6.4" height="6.4" rx="2"/><circle cx="16.8" cy="16.8" r="3.3"/>"#
        default: tools
        }
    }

    private var tools: StaticString {
        switch self {
        case .plus: #"<path d="M12 5v14M5 12h14"/>"#
        case .minus: #"<path d="M5 12h14"/>"#
        case .check: #"<path d="m5 12.8 4.6 4.5L19 7.2"/>"#
        case .close: #"<path d="m6.5 6.5 11 11M17.5 6.5l-11 11"/>"#
        case .more:
            #"<circle cx="5.5" cy="12" r=".7"/><circle cx="12" cy="12" r=".7"/><circle cx="18.5" cy="12" r=".7"/>"#
        case .edit: #"<path d="m4.5 19.5.9-4.2L16.2 4.5l3.3 3.3L8.7 18.6Zm9.3-12.6 3.3 3.3"/>"#
        case .trash:
            #"<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.8l.3 5M13.7 10.8l-.3 5"/>"#
        case .undo: #"<path d="M8.5 4.8 4.3 9l4.2 4.2M4.5 9h9.2a5.5 5.5 0 0 1 0 11H9"/>"#
        case .copy:
            #"<rect x="8.5" y="8.5" width="11" height="11.5" rx="2.5"/><path d="M15.5 5.8A2 2 0 0 0 13.5 4H6.5a2 2 0 0 0-2 2v7.5a2 2 0 0 0 1.5 2"/>"#
        case .move: #"<path d="M4 6.5h7M4 17.5h7M4 12h15.5M15.5 8l4 4-4 4"/>"#
        case .handle:
            #"<circle cx="9" cy="6.5" r=".7"/><circle cx="15" cy="6.5" r=".7"/><circle cx="9" cy="12" r=".7"/><circle cx="15" cy="12" r=".7"/><circle cx="9" cy="17.5" r=".7"/><circle cx="15" cy="17.5" r=".7"/>"#
        case .repeats:
            #"<path d="M4.5 11.5V10a3.5 3.5 0 0 1 3.5-3.5h11M16.2 3.7 19 6.5l-2.8 2.8M19.5 12.5V14a3.5 3.5 0 0 1-3.5 3.5H5M7.8 20.3 5 17.5l2.8-2.8"/>"#
        case .forward: #"<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>"#
        case .back: #"<path d="M14.5 5.5 8 12l6.5 6.5"/>"#
        case .expand: #"<path d="m5.5 9.5 6.5 6.5 6.5-6.5"/>"#
        default: things
        }
    }

    private var things: StaticString {
        switch self {
        case .inbox:
            #"<path d="M3.8 13.5 6.3 5.8h11.4l2.5 7.7v5.7H3.8Zm0 0h4.7c.4 1.9 1.7 2.9 3.5 2.9s3.1-1 3.5-2.9h4.7"/>"#
        case .calendar:
            #"<rect x="4" y="5.5" width="16" height="14.5" rx="3"/><path d="M4 10h16M8.3 3.5v3.8M15.7 3.5v3.8"/>"#
        case .search: #"<circle cx="10.8" cy="10.8" r="6.3"/><path d="m15.5 15.5 4.7 4.7"/>"#
        case .pin:
            #"<path d="M12 21c4.5-4.3 6.8-7.8 6.8-10.8a6.8 6.8 0 0 0-13.6 0C5.2 13.2 7.5 16.7 12 21Z"/><circle cx="12" cy="10" r="2.4"/>"#
        case .clock: #"<circle cx="12" cy="12" r="8.5"/><path d="M12 7.2V12l3.2 2.1"/>"#
        case .bell:
            #"<path d="M5.5 16.8c1.2-1.4 1.6-2.9 1.6-6a4.9 4.9 0 0 1 9.8 0c0 3.1.4 4.6 1.6 6ZM10 19.5c.5.7 1.2 1 2 1s1.5-.3 2-1"/>"#
        case .offline:
            #"<path d="M8.2 18.5h8.5a3.8 3.8 0 0 0 2.6-6.6 3.7 3.7 0 0 0-2.7-1 5.2 5.2 0 0 0-6.3-4M7.4 9.2a4.7 4.7 0 0 0 .8 9.3M4 4l16 16"/>"#
        case .sync:
            #"<path d="M4.3 11.2a7.8 7.8 0 0 1 13.8-4.1l1.6 1.9M19.8 4.7V9h-4.3M19.7 12.8a7.8 7.8 0 0 1-13.8 4.1L4.3 15M4.2 19.3V15h4.3"/>"#
        case .download: #"<path d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15"/>"#
        case .upload: #"<path d="M12 15.5V4.3M7.5 8.7 12 4.2l4.5 4.5M4.5 19.5h15"/>"#
        case .settings:
            #"<path d="M4 7h8.5M17.5 7H20M4 12h2.5M11.5 12H20M4 17h9.5M18.5 17H20"/><circle cx="15" cy="7" r="2.3"/><circle cx="9" cy="12" r="2.3"/><circle cx="16" cy="17" r="2.3"/>"#
        case .language:
            #"<circle cx="12" cy="12" r="8.5"/><path d="M3.7 12h16.6M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5Z"/>"#
        case .lock:
            #"<rect x="5" y="10.5" width="14" height="9.5" rx="2.6"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.4v2"/>"#
        case .info: #"<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.2M12 7.8v.1"/>"#
        case .help:
            #"<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.8a2.3 2.3 0 1 1 3.3 2.1c-.7.35-1 .8-1 1.7M12 16.3v.1"/>"#
        case .warning: #"<path d="M12 4.2 3.5 19.2h17ZM12 10v4.3M12 16.7v.1"/>"#
        default: marks
        }
    }

    private var marks: StaticString {
        switch self {
        case .work:
            #"<rect x="3.5" y="7.8" width="17" height="11.7" rx="2.5"/><path d="M8.8 7.5V5.8a1.5 1.5 0 0 1 1.5-1.5h3.4a1.5 1.5 0 0 1 1.5 1.5v1.7M3.8 12.5c5.3 2.3 11.1 2.3 16.4 0M12 12.7v2"/>"#
        case .personal: #"<circle cx="12" cy="7.8" r="3.5"/><path d="M5.2 19.8v-1a5 5 0 0 1 5-5h3.6a5 5 0 0 1 5 5v1"/>"#
        case .study:
            #"<path d="M12 6.5C9.6 4.8 6.8 4.4 3.8 4.7v13.4c3-.3 5.8.2 8.2 1.9 2.4-1.7 5.2-2.2 8.2-1.9V4.7c-3-.3-5.8.1-8.2 1.8Zm0 0V20"/>"#
        case .health:
            #"<path d="M12 20C6.5 16 3.7 12.6 3.7 9.2a4.5 4.5 0 0 1 8.3-2.4 4.5 4.5 0 0 1 8.3 2.4C20.3 12.6 17.5 16 12 20Z"/>"#
        case .family:
            #"<path d="M4 11.2 12 4.5l8 6.7M6 9.8v9.7h12V9.8"/><path d="M12 17.2c-2-1.4-2.9-2.5-2.9-3.6a1.5 1.5 0 0 1 2.9-.7 1.5 1.5 0 0 1 2.9.7c0 1.1-.9 2.2-2.9 3.6Z"/>"#
        case .errands: #"<path d="M5.3 8.5h13.4l1 11.5H4.3ZM8.7 11V7.3a3.3 3.3 0 0 1 6.6 0V11"/>"#
        default: skies
        }
    }

    private var skies: StaticString {
        switch self {
        case .sun, .dhuhr:
            #"<circle cx="12" cy="12" r="3.9"/><path d="M12 3.2v2M12 18.8v2M3.2 12h2M18.8 12h2M5.8 5.8l1.4 1.4M16.8 16.8l1.4 1.4M18.2 5.8l-1.4 1.4M7.2 16.8l-1.4 1.4"/>"#
        case .listen:
            #"<path d="M4.500 17v-4.500a7.500 7.500 0 0 1 15 0V17"/><rect x="4.500" y="14" width="3.500" height="6" rx="1.500"/><rect x="16" y="14" width="3.500" height="6" rx="1.500"/>"#
        case .house: #"<path d="M4 11.2 12 4.5l8 6.7M6 9.8v9.7h12V9.8M10 19.5v-5.2h4v5.2"/>"#
        case .mic:
            #"<rect x="9" y="3.5" width="6" height="10.5" rx="3"/><path d="M5.8 11.5a6.2 6.2 0 0 0 12.4 0M12 17.7v3"/>"#
        case .message:
            #"<path d="M4.5 5.5h15v10.5h-8l-4 3.7v-3.7h-3ZM8 9.2h8M8 12.4h5"/>"#
        case .bookmark: #"<path d="M7 4.500h10v15.500l-5-4-5 4Z"/>"#
        case .share:
            #"<path d="M12 15V4M8 7.500 12 3.800l4 3.700M7.500 11H5.500v9h13v-9h-2"/>"#
        case .page:
            #"<rect x="5.500" y="3.800" width="13" height="16.400" rx="2"/><path d="M8.500 8h7M8.500 11h7M8.500 14h7M10 17h4"/>"#
        case .moon: #"<path d="M19.8 14.3A8.2 8.2 0 0 1 9.7 4.2a8.2 8.2 0 1 0 10.1 10.1Z"/>"#
        case .star:
            #"<path d="m12 3.5 2.49 2.49h3.52v3.52L20.5 12l-2.49 2.49v3.52h-3.52L12 20.5l-2.49-2.49H5.99v-3.52L3.5 12l2.49-2.49V5.99h3.52Z"/>"#
        case .mosque:
            #"<path d="M3 20h18M6 20v-6.2M18 20v-6.2M4.8 13.8h14.4M6.6 13.8c0-3 2-4.3 5.4-6.6 3.4 2.3 5.4 3.6 5.4 6.6M12 7.2V4.6M10.2 20v-2.2a1.8 1.8 0 0 1 3.6 0V20"/>"#
        case .qibla:
            #"<path d="M12 3.5 19.5 7v10L12 20.5 4.5 17V7ZM4.5 7 12 10.5 19.5 7M12 10.5v10M4.5 10.4l7.5 3.5 7.5-3.5"/>"#
        case .flag: #"<path d="M5 21V3.5M5 4.8c4.6-2 9.4 2 14 0v9.6c-4.6 2-9.4-2-14 0"/>"#
        case .fajr:
            #"<path d="M3 18.5h18M7.5 18.5a4.5 4.5 0 0 1 9 0M12 11V8.8M5.9 12.4l1.5 1.5M18.1 12.4l-1.5 1.5M17.3 4.2v3M15.8 5.7h3"/>"#
        case .sunrise:
            #"<path d="M3 18.5h18M7.5 18.5a4.5 4.5 0 0 1 9 0M4.7 13.6l1.4 1M19.3 13.6l-1.4 1M12 11V4.5M9.3 7.2 12 4.5l2.7 2.7"/>"#
        case .asr:
            #"<circle cx="16" cy="8" r="3.3"/><path d="M16 2.6v.6M21.4 8h-.6M19.8 4.2l-.4.4M12.2 4.2l.4.4M3 20h18M9 20v-6.5M9 20l-5.5-2.7"/>"#
        case .maghrib:
            #"<path d="M3 18.5h18M7.5 18.5a4.5 4.5 0 0 1 9 0M4.7 13.6l1.4 1M19.3 13.6l-1.4 1M12 4.5V11M9.3 8.3 12 11l2.7-2.7"/>"#
        case .isha: #"<path d="M17.8 15.2A7.3 7.3 0 0 1 8.8 6.2a7.3 7.3 0 1 0 9 9Z"/><path d="M17 3.8v4M15 5.8h4"/>"#
        default: ""
        }
    }
}
