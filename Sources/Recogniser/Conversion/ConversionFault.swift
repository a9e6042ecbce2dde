/// Why weights can't be brought to whisper.cpp's form.
public struct ConversionFault: Error, Hashable, Sendable {
    /// What is wrong, in English, as the content's builder says it.
    public var what: String

    init(_ what: String) { self.what = what }
}
