/// The audio format of a file, recognised by its first bytes; what a source calls it isn't trusted.
enum SoundType: String, Sendable {
    case mp3, wav, ogg, flac, m4a

    /// Recognises the format; `nil` for what no browser plays as sound.
    init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(12))
        if head.starts(with: Array("ID3".utf8)) {
            self = .mp3
        } else if head.starts(with: Array("RIFF".utf8)), head.count == 12, head[8...].elementsEqual("WAVE".utf8) {
            self = .wav
        } else if head.starts(with: Array("OggS".utf8)) {
            self = .ogg
        } else if head.starts(with: Array("fLaC".utf8)) {
            self = .flac
        } else if head.count == 12, head[4..<8].elementsEqual("ftyp".utf8) {
            self = .m4a
        } else if head.count > 2, head[0] == 0xFF, head[1] & 0xE0 == 0xE0, head[1] & 0x06 != 0 {
            // The eleven set bits at the beginning of each frame of MPEG audio, and a valid layer.
            self = .mp3
        } else {
            return nil
        }
    }
}
