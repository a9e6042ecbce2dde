/// What a form of Pro asks for; Today puts an offer away as well.
enum ProStep: String, CaseIterable {
    case trial
    case buy
    case dismiss
}
