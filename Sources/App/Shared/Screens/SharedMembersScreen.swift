import Interface
import Records

/// Who is in a list: `/shared/ID/members`. Nobody else of the server is named here.
enum SharedMembersScreen {
    static func show(_ context: RequestContext, _ id: String) throws(NeedsData) -> Reply {
        guard let list = try SharedList.load(id, context.library) else { return ErrorScreen.notFound(context) }
        let view = SharedMembersView(context: context, list: list)
        guard !context.wantsJSON else {
            return .json(SharedListView(context: context, list: list, refusals: []).json)
        }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.sharedMembers], area: .lists, name: "shared-members",
                header: PageHeader(
                    strings[.sharedMembers], back: Route.shared(.list(id)).link(), backLabel: list.name
                ).node,
                content: view.content))
    }
}

/// The parts of the members' page.
struct SharedMembersView {
    let context: RequestContext
    let list: SharedList
    private var strings: Strings { context.strings }
    private var limits: SharedLimits { SharedLimits(context.bundle) }
    private var names: SharedNames { SharedNames(list, context) }
    private var own: String { context.request.member?.person ?? "" }
    private var address: Link { Route.shared(.members(list.id)).link() }

    @NodeBuilder var content: Node {
        rows {
            for member in list.present { row(member) }
        }
        titledSection(strings[.sharedInvite], id: "invite") {
            p(.class("field-hint")) { strings[.sharedInviteHint] }
            postForm(Route.shared(.invite(list.id)).link(), operation: IdempotencyKeySlot.mark) {
                div(.class("form-actions")) {
                    submitButton(strings[.sharedInviteMake], kind: .secondary, icon: .share)
                }
            }
        }
        titledSection(strings[.sharedYourName], id: "own-name") {
            postForm(address, operation: IdempotencyKeySlot.mark, .class("settings"), .data("inplace")) {
                hiddenInput(FieldName.step.rawValue, SharedMembersStep.name.rawValue)
                Field(
                    FieldName.name.rawValue, label: strings[.sharedYourName], hint: strings[.sharedYourNameHint],
                    isLabelHidden: true
                )
                .text(list.member(own)?.name ?? "", .maxlength(limits.name))
                div(.class("form-actions")) { submitButton(strings[.sharedSave], kind: .secondary, icon: .check) }
            }
        }
        titledSection(strings[.sharedLeave], id: "leave") {
            postForm(address, operation: IdempotencyKeySlot.mark, .class("settings")) {
                hiddenInput(FieldName.step.rawValue, SharedMembersStep.leave.rawValue)
                hiddenInput(FieldName.confirmation.rawValue, "off")
                Field(
                    FieldName.confirmation.rawValue,
                    label: strings[list.present.count > 1 ? .sharedLeaveSure : .sharedCloseSure]
                ).toggle(false)
                div(.class("form-actions")) {
                    submitButton(strings[list.present.count > 1 ? .sharedLeave : .sharedClose], kind: .secondary)
                }
            }
        }
    }

    private func row(_ member: SharedMember) -> Node {
        let name = names.name(member.person)
        let isKeeper = member.person == list.keeper
        return Interface.row(
            bdi { names.isOwn(member.person) ? strings(.sharedYou, .text("name", name)) : name },
            detail: isKeeper ? .text(strings[.sharedKeeper]) : .nothing,
            leading: span(.class("row-icon")) { Icon.me.node() },
            trailing: list.keeper == own && member.person != own ? remove(member, name) : .nothing)
    }

    private func remove(_ member: SharedMember, _ name: String) -> Node {
        postForm(address, operation: IdempotencyKeySlot.mark, .data("inplace")) {
            hiddenInput(FieldName.step.rawValue, SharedMembersStep.remove.rawValue)
            hiddenInput(FieldName.member.rawValue, member.person)
            iconButton(.trash, label: strings(.sharedRemoveMember, .text("name", name)))
        }
    }
}
