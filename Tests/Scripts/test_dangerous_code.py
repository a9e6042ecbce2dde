"""What is dangerous in code stands nowhere, or only where it is known: docs/asvs.md rests on these."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]

LITERAL = re.compile(r'"""(?:.|\n)*?"""|"(?:\\\((?:[^()"]|\([^()]*\))*\)|\\.|[^"\\\n])*"')
PUT_IN = re.compile(r"\\\(((?:[^()]|\([^()]*\))*)\)")
STATEMENT = re.compile(r"\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|PRAGMA|VACUUM|CREATE TABLE|ATTACH|DROP|ALTER)\b")

# What is put into the text of a statement, by file. None of it is a value: values are bound to a question mark.
IN_STATEMENTS = {
    "Sources/Storage/SQLite/QuerySQL.swift": {"Self.columns", "Self.live", "mark"},
    "Sources/Storage/SQLite/SQLiteStore+Changes.swift": {"QuerySQL.columns"},
    "Sources/Storage/SQLite/SQLiteStore+Migration.swift": {"schema.steps.count"},
    "Sources/Storage/Backup/DatabaseFile.swift": {"pragma"},
    # The names of the tables of the accounts, which stand in that file.
    "Sources/People/Store/PeopleBackups.swift": {"table"},
}
# Where a script reads a page that the app answered, as the browser reads one that a person opens.
PAGES_READ = {"Web/js/page.js", "Web/js/reminders.js"}
# Who hears messages: the worker, which has only pages of its own origin for clients, and channels, which have one origin.
MESSAGES_HEARD = {
    "Web/js/sw.js": ['self.addEventListener("message"'],
    "Web/js/client.js": ["port1.onmessage", 'channel?.addEventListener("message"'],
    "Web/js/reminders.js": ['channel?.addEventListener("message"'],
    "Web/js/live.js": ["source.onmessage"],
    "Web/js/account.js": ["port1.onmessage"],
    "Web/js/takes-store.js": ["port1.onmessage"],
    "Web/js/course.js": ['.addEventListener("message"'],
    "Web/js/takes-queue.js": ['.addEventListener("message"'],
    "Web/js/recite-sound.js": ["tap.port.onmessage"],
    "Web/js/push.js": ['channel?.addEventListener("message"'],
    "Web/js/diagnostics.js": ['.addEventListener("message"'],
}
# What takes over memory that Swift doesn't watch, for speed or because a C function wants it.
UNWATCHED_MEMORY = {
    "Sources/Almanac/Places/ByteSearch.swift", "Sources/Almanac/Places/CityIndex+Named.swift",
    "Sources/Almanac/Places/CityIndex+NearMiss.swift", "Sources/Almanac/Places/CityIndex+Search.swift",
    "Sources/Interface/HTML/HTMLOutput+Escape.swift", "Sources/Interface/HTML/HTMLOutput.swift",
    "Sources/Interface/Language/Strings+Filling.swift", "Sources/Quran/Search/SoundSearch.swift",
    "Sources/Quran/Search/TextSearch+Finding.swift", "Sources/Quran/Text/SurahText.swift",
    "Sources/Recitation/Sound/Resampler.swift", "Sources/Recogniser/Helper/Channel.swift",
    "Sources/Recogniser/Whisper/WhisperDecoding.swift", "Sources/Recogniser/Whisper/WhisperLibrary.swift",
    "Sources/Records/Hashing/ContentHash.swift", "Sources/Records/Hashing/PBKDF2.swift",
    "Sources/Records/Hashing/SHA256.swift", "Sources/Records/JSON/JSON+Reading.swift",
    "Sources/Records/JSON/JSONScanner+Numbers.swift", "Sources/Records/JSON/JSONScanner+Strings.swift",
    "Sources/Records/JSON/JSONScanner.swift", "Sources/Records/JSON/JSONWriter.swift",
    "Sources/Records/Text/UTF8Check.swift", "Sources/Server/Home/Certificates/CertificateNames.swift",
    "Sources/Server/Outgoing/Outgoing.swift", "Sources/People/Passwords/PasswordHash.swift",
    "Sources/Server/Push/EncryptedContent.swift", "Sources/WirdWorker/Exports.swift",
    "Sources/WorshipPath/Log/DayLog+Fields.swift",
}
# The names of what the worker's own module imports; no request and no record comes near them.
TWO_NAMES = {"Web/js/worker/bridge.js": ["imports[space][name] ="]}
RANDOM = {
    "Sources/People/Accounts/Secret.swift": ["SystemRandomNumberGenerator"],
    "Sources/People/Passwords/PasswordHash.swift": [".random(in", "SystemRandomNumberGenerator"],
    "Sources/People/Providers/AuthorizationRequest.swift": [".random(in", "SystemRandomNumberGenerator"],
    "Sources/People/Store/PeopleStore+Joining.swift": [".random(in"],
    "Sources/Server/People/StepDesk.swift": [".random(in"],
    "Sources/Server/Push/PushEncryption.swift": [".random(in", "SystemRandomNumberGenerator"],
    "Sources/Server/Run/World.swift": ["SystemRandomNumberGenerator"],
    "Sources/Storage/Store/RecordStore.swift": [".random(in"],
    "Sources/ContentBuilder/Fetch/Files.swift": ["UUID()"],
    "Web/js/dom.js": ["crypto.getRandomValues"],
    "Web/js/worker/bridge.js": ["crypto.getRandomValues"],
    "Web/js/worker/storage.js": ["crypto.getRandomValues"],
}


def code(text):
    """Code without its comments; an address in a text keeps its slashes, and a pattern in one its asterisks."""
    text = re.sub(r"(?m)^\s*/\*\*(?:.|\n)*?\*/", "", text)
    return re.sub(r"(?<![:\"'`\\/])//[^\n]*", "", text)


def files(folder, ending):
    return {path.relative_to(ROOT).as_posix(): code(path.read_text(encoding="utf-8"))
            for path in sorted((ROOT / folder).rglob("*" + ending))}


def found(pattern, sources):
    """What a pattern finds, by file."""
    hits = {name: [" ".join(hit[0].split()) for hit in re.finditer(pattern, text)] for name, text in sources.items()}
    return {name: lines for name, lines in hits.items() if lines}


def put_into_statements(sources):
    """What is put into texts that are statements for a database, by file."""
    put = {}
    for name, text in sources.items():
        for literal in LITERAL.findall(text):
            if STATEMENT.search(literal) and PUT_IN.search(literal):
                put.setdefault(name, set()).update(PUT_IN.findall(literal))
    return put


SWIFT = files("Sources", ".swift")
SCRIPTS = files("Web/js", ".js")

MARKUP = (r"\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTML\w*\(|\bsrcdoc\b"
          r"|\beval\(|\bnew Function\b|\b(?:setTimeout|setInterval)\(\s*[\"'`]|javascript:")
LOOSE = r"[^=!<>]==[^=]|!=(?!=)"
TWICE = r"\w+\[[^\]\"']+\]\[[^\]\"']+\]\s*(?:\?\?|\|\|)?=(?![=>])"
HEARS = r"[\w.?]+(?:addEventListener\(\"message\"|\bonmessage)"
CHANCE = r"SystemRandomNumberGenerator|\.random\(in|UUID\(\)|\.shuffled\(|arc4random|\brand\(|Math\.random|crypto\.getRandomValues"
WEAK = r"\bInsecure\.|\bMD5\b|\bSHA1\b|\bSHA-1\b|\bRC4\b|\b3?DES\b"
POINTER = r"withUnsafe\w+|Unsafe\w*Pointer|unsafeBitCast|@unchecked"


def test_the_search_finds():
    """each search finds what it is for, and takes nothing else for it"""
    for line in ("a.innerHTML = b", "eval(x)", "setTimeout('x()')", "new Function(x)", "p.insertAdjacentHTML(a, b)"):
        assert found(MARKUP, {"a": line}), line
    assert not found(MARKUP, {"a": "a.textContent = b; setTimeout(() => x()); evaluate(x)"})
    assert found(LOOSE, {"a": "if (a == b)"}) and found(LOOSE, {"a": "a != b"})
    assert not found(LOOSE, {"a": "a === b && c !== d && e >= f && (g) => h && i <= j"})
    assert found(TWICE, {"a": "a[b][c] = d"}) and found(TWICE, {"a": "a[b.c][d] ??= e"})
    assert not found(TWICE, {"a": "a[b] = c; a[b][c] === d; a['b']['c'] = d; x = a[b][c]"})
    assert found(HEARS, {"a": 'window.addEventListener("message", f)'}) == {"a": ['window.addEventListener("message"']}
    statement = {"a": 'let sql = "SELECT * FROM records WHERE id = \\(id)"; let other = "Select \\(it)"'}
    assert put_into_statements(statement) == {"a": {"id"}}
    assert code("a // eval(x)\n/** eval(x) */\nb 'https://c' '/d/*' e") == "a \n\nb 'https://c' '/d/*' e"


def test_no_text_becomes_markup_or_code():
    """no script makes markup or code of a text; what reads a page reads one of the app's own"""
    assert not found(MARKUP, SCRIPTS)
    assert set(found(r"\bDOMParser\b", SCRIPTS)) == PAGES_READ
    assert not found(r"\bDOMParser\b[^;]*xml|XMLParser|XMLDocument|libxml", SCRIPTS | SWIFT), "nothing here resolves entities"


def test_statements_hold_no_values():
    """a statement for the database is written in the program; values are bound to it, and what is put in is named here"""
    assert put_into_statements(SWIFT) == IN_STATEMENTS


def test_four_places_start_a_program():
    """four places start a program, by a list of arguments and without a shell: the content's builder Python, the server the operator's command, the command line what plays a recitation, the recogniser this program itself"""
    starts = found(r"\bProcess\(\)|\bposix_spawn|\bpopen\(|\bexecv\w*\(|\bvfork\(|(?<!func )(?<!\.)\bsystem\(\"", SWIFT)
    assert set(starts) == {
        "Sources/ContentBuilder/Fetch/Python.swift", "Sources/Server/Standing/BackupCommand.swift",
        "Sources/wird/Commands/Quran/QuranPlay.swift", "Sources/Recogniser/Helper/HelperEngine.swift"}
    assert not found(r"/bin/(?:ba|z)?sh\b", SWIFT)


def test_no_pattern_is_made_of_a_text():
    """no regular expression and no format is made of what somebody typed: there is none that is made at all"""
    assert not found(r"\bRegex\(|NSRegularExpression|new RegExp\(|String\(format:|NSPredicate", SWIFT | SCRIPTS)


def test_headers_of_a_proxy_are_read_in_one_place():
    """who asks is known by the connection; what a proxy says of it in a header is read in one place, which believes named proxies alone"""
    read = found(r"(?i)x-forwarded|x-real-ip|\"forwarded\"|x-user|cf-connecting|true-client", SWIFT | SCRIPTS)
    assert set(read) == {"Sources/Server/Proxy/Forwarded.swift"}


def test_certificates_are_checked():
    """what the server asks over TLS shows a certificate that is checked; TLS of its own begins with version 1.2"""
    assert not found(r"certificateVerification|trustRoots|noHostnameVerification|additionalTrustRoots", SWIFT)
    assert found(r"minimumTLSVersion = \.\w+", SWIFT) == {
        "Sources/Server/Home/Certificates/HomeCertificate.swift": ["minimumTLSVersion = .tlsv12"]}


def test_chance_is_the_systems():
    """whatever nobody may guess is drawn from the system's generator or the browser's"""
    drawn = {name: sorted(set(lines)) for name, lines in found(CHANCE, SWIFT | SCRIPTS).items()}
    assert drawn == RANDOM


def test_no_broken_algorithm():
    """no hash, cipher or generator that is known to be broken is used"""
    assert not found(WEAK, SWIFT | SCRIPTS)


def test_memory_is_watched():
    """memory that Swift doesn't watch is used where it is known, and no build takes the checks away"""
    assert set(found(POINTER, SWIFT)) == UNWATCHED_MEMORY
    built = [ROOT / name for name in ("Package.swift", "run", "test", "Scripts/build-worker", "Scripts/release", "Scripts/lib/setup.sh")]
    for path in built:
        assert not re.search(r"-Ounchecked|-enforce-exclusivity=unchecked|-remove-runtime-asserts", path.read_text()), path


def test_scripts_compare_and_write_strictly():
    """scripts compare without changing types, and write through no two names that come from outside"""
    loose = {name: [line for line in text.splitlines() if re.search(LOOSE, line) and "== null" not in line.replace("!=", "==")]
             for name, text in SCRIPTS.items()}
    assert not {name: lines for name, lines in loose.items() if lines}
    assert found(TWICE, SCRIPTS) == TWO_NAMES
    assert not found(r"__proto__|\.prototype\s*\[|\.prototype\.\w+\s*=", SCRIPTS)


def test_messages_are_of_one_origin():
    """no page listens to messages that another origin can send"""
    assert found(HEARS, SCRIPTS) == MESSAGES_HEARD
