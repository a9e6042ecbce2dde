import Interface
import Records

/// The reason that a file can't be used, with the file itself.
struct ConfigurationProblem: Sendable {
    let fault: OwnConfiguration.Fault
    let text: String

    /// Each fault: where it is, and what is allowed there.
    func lines(_ strings: Strings) -> [(key: String, text: String)] {
        switch fault {
        case .empty: [("", strings[.configurationEmpty])]
        case .tooLarge: [("", strings(.configurationLarge, .number("count", OwnConfiguration.limit >> 10)))]
        case .json(let line): [("", strings(.configurationJSON, .number("line", line)))]
        case .keys(let problems): problems.map { problem in (problem.place, strings.words(problem)) }
        case .unfit(let error): [("\(error.file).\(error.key)", strings[.configurationUnfit])]
        }
    }
}

extension Strings {
    /// What is allowed where a schema found something else.
    func words(_ problem: SchemaProblem) -> String {
        // An allowed form is shown by its example.
        let choices = problem.kind == .form ? problem.choices.last ?? "" : problem.list
        let key = "configuration.problem.\(problem.kind.rawValue)"
        return self(
            Phrase(key), .text("choices", choices),
            .text("lower", problem.lower?.text() ?? "0"), .text("upper", problem.upper?.text() ?? ""))
    }
}
