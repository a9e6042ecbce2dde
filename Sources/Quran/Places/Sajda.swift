/// An ayah at which a prostration of recitation is made.
public struct Sajda: Hashable, Sendable {
    public var ayah: AyahReference
    /// Whether the source calls it obligatory, else recommended; the schools differ on it.
    public var isObligatory: Bool

    public init(ayah: AyahReference, isObligatory: Bool) {
        self.ayah = ayah
        self.isObligatory = isObligatory
    }
}
