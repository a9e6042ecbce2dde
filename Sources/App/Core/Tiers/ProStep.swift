/// What a form of Pro asks for; Today also uses it to dismiss an offer.
enum ProStep: String, CaseIterable {
    case trial
    case buy
    case dismiss
}
