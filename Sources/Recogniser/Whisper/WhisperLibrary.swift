import Foundation

/// whisper.cpp's library, loaded at run time: no headers, no C target, and functions with scalars and pointers alone, whose form
/// is the same in every version that has them.
///
/// A process loads it once. It waits passively where threads meet: OpenMP's busy waiting makes a loaded machine a hundred times
/// slower, and is chosen by the environment before the library is there.
public struct WhisperLibrary {
    typealias Context = OpaquePointer
    typealias State = OpaquePointer

    /// The version whose functions were tried.
    public static let version = "1.8.5"

    let load: @convention(c) (UnsafePointer<CChar>) -> Context?
    let makeState: @convention(c) (Context) -> State?
    let free: @convention(c) (Context) -> Void
    let freeState: @convention(c) (State) -> Void
    let mel: @convention(c) (Context, State, UnsafePointer<Float>, Int32, Int32) -> Int32
    let encode: @convention(c) (Context, State, Int32, Int32) -> Int32
    let decode: @convention(c) (Context, State, UnsafePointer<Int32>, Int32, Int32, Int32) -> Int32
    let logits: @convention(c) (State) -> UnsafePointer<Float>?
    let vocabulary: @convention(c) (Context) -> Int32
    let tokens: [Token: @convention(c) (Context) -> Int32]
    let languageToken: @convention(c) (Context, Int32) -> Int32
    let language: @convention(c) (UnsafePointer<CChar>) -> Int32

    /// The tokens with a meaning of their own.
    enum Token: String, CaseIterable {
        case start = "whisper_token_sot"
        case end = "whisper_token_eot"
        case transcribe = "whisper_token_transcribe"
        case untimed = "whisper_token_not"
    }

    /// Loads the library.
    public init(_ path: String) throws(RecogniserFault) {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
        setenv("OMP_WAIT_POLICY", "passive", 1)
        setenv("GOMP_SPINCOUNT", "0", 1)
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw .library(dlerror().map { String(cString: $0) } ?? path)
        }
        let version: @convention(c) () -> UnsafePointer<CChar>? = try Self.symbol("whisper_version", handle)
        let found = version().map { String(cString: $0) } ?? ""
        guard found == Self.version else { throw .version(found) }
        load = try Self.symbol("whisper_init_from_file_no_state", handle)
        makeState = try Self.symbol("whisper_init_state", handle)
        free = try Self.symbol("whisper_free", handle)
        freeState = try Self.symbol("whisper_free_state", handle)
        mel = try Self.symbol("whisper_pcm_to_mel_with_state", handle)
        encode = try Self.symbol("whisper_encode_with_state", handle)
        decode = try Self.symbol("whisper_decode_with_state", handle)
        logits = try Self.symbol("whisper_get_logits_from_state", handle)
        vocabulary = try Self.symbol("whisper_n_vocab", handle)
        languageToken = try Self.symbol("whisper_token_lang", handle)
        language = try Self.symbol("whisper_lang_id", handle)
        var tokens: [Token: @convention(c) (Context) -> Int32] = [:]
        for token in Token.allCases { tokens[token] = try Self.symbol(token.rawValue, handle) }
        self.tokens = tokens
        Self.silence(handle)
    }

    private static func symbol<Function>(_ name: String, _ handle: UnsafeMutableRawPointer) throws(RecogniserFault)
        -> Function
    {
        guard let symbol = dlsym(handle, name) else { throw .symbol(name) }
        return unsafeBitCast(symbol, to: Function.self)
    }

    /// What the library tells of its loading goes nowhere.
    private static func silence(_ handle: UnsafeMutableRawPointer) {
        typealias Log = @convention(c) (Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
        typealias SetLog = @convention(c) (Log, UnsafeMutableRawPointer?) -> Void
        guard let setLog = dlsym(handle, "whisper_log_set") else { return }
        unsafeBitCast(setLog, to: SetLog.self)({ _, _, _ in }, nil)
    }
}
