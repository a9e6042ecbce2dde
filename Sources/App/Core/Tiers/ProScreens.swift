/// The screens of Pro's carousel, in their order, and the places they have on its page.
enum ProScreens {
    static let all = ["welcome", "nawafil", "scheduling", "themes", "start"]

    /// The number of the screen that is about a feature, from 1; `nil` if none is about it alone.
    static func screen(about feature: String) -> Int? { all.firstIndex(of: feature).map { $0 + 1 } }

    /// The id of a screen on the carousel's page.
    static func id(_ number: Int) -> String { "pro-\(number)" }
}
