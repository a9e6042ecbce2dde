/// An ayah at which there is a prostration of recitation.
public struct Sajda: Hashable, Sendable {
    public var ayah: AyahReference
    /// Whether the source calls it obligatory rather than recommended. The schools differ on it.
    public var isObligatory: Bool

    public init(ayah: AyahReference, isObligatory: Bool) {
        self.ayah = ayah
        self.isObligatory = isObligatory
    }
}
