import Almanac
import Interface

extension Place {
    /// The place with its city's names in every script, if it was stored only in the language it was chosen in; `nil`
    /// if it already has them, isn't a city of the list, or has another name there.
    func named(_ context: RequestContext) throws(NeedsData) -> Place? {
        guard city == nil, !latinName.isEmpty else { return nil }
        guard let found = try Cities(context).index?.namesake(of: coordinates)?.city, found.name == latinName else {
            return nil
        }
        var named = self
        named.arabicName = found.arabicName ?? ""
        named.city = found.id
        return named
    }
}
