/// The three kinds of work of a day of memorisation.
public enum Lane: String, CaseIterable, Sendable {
    /// Sabaq: what is being memorised.
    case new
    /// Sabqi: the last portions, recited every day whatever the model says.
    case recent
    /// Manzil: what was memorised before, on the days that the model names.
    case old
}
