import Interface
import Records

/// What can be changed of one paired device: its name, whether the worship path goes to it, and that it ends.
struct DeviceForm {
    let device: PairedDevice
    /// What was sent, if it was refused.
    let form: FormFields?
    let problem: (field: FieldName, message: String)?
    let strings: Strings

    var node: Node {
        card(.class("part")) {
            h2 { bdi { device.name } }
            postForm(Route.me(.devices).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, DevicesHandler.Step.change.rawValue)
                hiddenInput(FieldName.device.rawValue, device.id)
                Field(
                    FieldName.name.rawValue, label: strings[.devicesName],
                    error: problem?.field == .name ? problem?.message : nil
                ).text(form?[.name] ?? device.name, .maxlength(PairedDevice.nameLimit), .autocomplete("off"))
                Field(FieldName.path.rawValue, label: strings[.devicesPath], hint: strings[.devicesPathHint])
                    .toggle(form.map { $0.last(.path) == "on" } ?? device.hasPath)
                submitButton(strings[.devicesSave], icon: .check)
            }
            postForm(Route.me(.devices).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, DevicesHandler.Step.revoke.rawValue)
                hiddenInput(FieldName.device.rawValue, device.id)
                Field(FieldName.forget.rawValue, label: strings[.devicesForget], hint: strings[.devicesForgetHint])
                    .toggle(false)
                submitButton(
                    strings[.devicesRevoke], kind: .danger, icon: .trash,
                    .aria("label", strings(.devicesRevokeNamed, .text("name", device.name))))
            }
        }
    }
}
