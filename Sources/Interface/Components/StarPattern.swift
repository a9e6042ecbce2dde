/// The pattern of eight-pointed stars behind precious content, at a tenth of full strength.
///
/// - Parameter id: The pattern's id, unique in its page.
public func starPattern(id: StaticString) -> Node {
    svg(.class("pattern"), .ariaHidden, .width("100%"), .height("100%")) {
        defs {
            pattern(.id(id.description), .patternUnits("userSpaceOnUse"), .width(56), .height(56)) {
                .markup(
                    #"""
                    <path d="M28 8.500 33.710 14.220h8.070v8.070L47.500 28l-5.720 5.710v8.070h-8.070L28 47.500l-5.710-5.720h-8.070v-8.070L8.500 28l5.720-5.710v-8.070h8.070Z"/>\#
                    <path d="M28 0v8.500M28 47.500V56M0 28h8.500M47.500 28H56M14.220 14.220 0 0M41.780 14.220 56 0M14.220 41.780 0 56M41.780 41.780 56 56"/>\#
                    <circle cx="28" cy="28" r="6.500"/>
                    """#)
            }
        }
        rect(.width("100%"), .height("100%"), Attribute("fill", "url(#\(id.description))"))
    }
}

/// The product's logo: a single star of the pattern, filled.
public func starMark() -> Node {
    svg(.class("icon", "star-mark"), .viewBox("0 0 24 24"), .ariaHidden) {
        .markup(
            #"""
            <path class="fill" d="m12 1.800 2.990 2.990h4.220v4.220L22.200 12l-2.990 2.990v4.220h-4.220L12 22.200l-2.990-2.990H4.790v-4.220L1.800 12l2.990-2.990V4.790h4.220Z"/>\#
            <path class="cut" d="M12 16.800c-2.200-1.200-3.400-2.800-3.400-5 2.200.1 3.400 1.600 3.400 3.800 0-3.300 1.200-5.900 3.600-8"/>
            """#)
    }
}
