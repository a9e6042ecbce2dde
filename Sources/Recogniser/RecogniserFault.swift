import Foundation

/// Why nothing can be recognised, for a sentence in the person's language (`recogniser.` in the catalogues).
public enum RecogniserFault: Error, Hashable, Sendable {
    /// There is no file at a path.
    case missing(String)
    /// The library can't be loaded; the system's own words.
    case library(String)
    /// The library is of a version whose functions were not tried.
    case version(String)
    /// The library lacks a function.
    case symbol(String)
    /// The file is no model of whisper.cpp's form.
    case model(String)
    /// The model knows English alone.
    case english
    /// The model has other sizes than a Whisper model can have here; what it has.
    case sizes(String)
    /// The library refuses the model.
    case refused(String)
    /// The sound is longer than the model's window.
    case long
    /// The library gave no answer to a step.
    case step(String)
    /// The helper process ended.
    case died
    /// The helper process didn't answer in time and was stopped.
    case hung
    /// The helper process can't be started; the system's own words.
    case start(String)

    /// The name of its sentence.
    public var name: String { parts.name }

    /// What the sentence names; empty where it names nothing.
    public var detail: String { parts.detail }

    private var parts: (name: String, detail: String) {
        switch self {
        case .missing(let path): ("missing", path)
        case .library(let words): ("library", words)
        case .version(let version): ("version", version)
        case .symbol(let symbol): ("symbol", symbol)
        case .model(let path): ("model", path)
        case .english: ("english", "")
        case .sizes(let sizes): ("sizes", sizes)
        case .refused(let path): ("refused", path)
        case .long: ("long", "")
        case .step(let step): ("step", step)
        case .died: ("died", "")
        case .hung: ("hung", "")
        case .start(let words): ("start", words)
        }
    }

    /// The fault with a name and a detail, as they come over a pipe.
    init(name: String, detail: String) {
        switch name {
        case "missing": self = .missing(detail)
        case "library": self = .library(detail)
        case "version": self = .version(detail)
        case "symbol": self = .symbol(detail)
        case "model": self = .model(detail)
        case "english": self = .english
        case "sizes": self = .sizes(detail)
        case "refused": self = .refused(detail)
        case "long": self = .long
        case "hung": self = .hung
        case "start": self = .start(detail)
        case "died": self = .died
        default: self = .step(detail)
        }
    }
}
