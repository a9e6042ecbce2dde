import Course
import Interface
import Records

/// The parts that the pages of a coach and of staff have.
struct SchoolPage {
    let school: School
    private var strings: Strings { school.strings }

    func page(
        _ title: String, _ name: String, details: String = "", back: SchoolRoute? = nil,
        @NodeBuilder content: () -> Node
    ) -> Reply {
        .page(
            Page(
                title: title, area: .course, name: "school-" + name,
                header: PageHeader(
                    title, details: .text(details), back: back.map { $0.route.link() }, backLabel: strings[.navBack]
                ).node,
                content: group {
                    school.refusals
                    content()
                }))
    }

    /// A form that goes to a page of the school.
    func form(_ route: SchoolRoute, step: String? = nil, @NodeBuilder content: () -> Node) -> Node {
        postForm(
            route.route.link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form")
        ) {
            if let step { hiddenInput(FieldName.step.rawValue, step) }
            content()
        }
    }

    /// A form with a single button.
    func action(
        _ route: SchoolRoute, _ step: String, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil,
        _ fields: [(FieldName, String)] = []
    ) -> Node {
        postForm(route.route.link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step)
            for field in fields { hiddenInput(field.0.rawValue, field.1) }
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// A player for a recording, or that there is none to hear.
    ///
    /// The worker keeps it on the device once it was heard or fetched ahead, so that it is there without the network.
    @NodeBuilder func player(_ blob: String, label: String, id: String = "", speeds: Node = .nothing) -> Node {
        if let hash = RecordingName.hash(of: blob) {
            div(.class("course-player"), .data("player")) {
                audio(Self.sound(hash), label: label, .class("course-sound"), .id(id).when(!id.isEmpty))
                speeds
            }
        } else {
            p(.class("caption")) { strings[.courseSilence] }
        }
    }

    static func sound(_ hash: String) -> Link { Link(cleanPath: "/blobs/" + hash + "?keep") }
}
