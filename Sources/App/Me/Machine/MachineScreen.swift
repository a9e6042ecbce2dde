import Interface
import Records

/// How the machine's server stands: `/me/machine`. It is for whoever sits at the machine (``RouteAccess/machine``), and only
/// the host knows the figures: the worker leaves the page to it.
enum MachineScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let strings = context.strings
        guard let figures = MachineFigures(context.request), context.parameter(.unreached) == nil else {
            guard !context.wantsJSON else { return .refusal("unreached", strings[.machineAway], status: 503) }
            return page(context, banner(strings[.machineAway], tone: .notice, icon: .offline))
        }
        let devices = try PairedDevice.all(context.library).count
        guard !context.wantsJSON else { return .json(json(figures, devices: devices)) }
        return page(context, MachineView(figures: figures, devices: devices, context: context).node)
    }

    private static func page(_ context: RequestContext, _ content: Node) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.machineTitle], area: .me, name: "machine",
                header: PageHeader(
                    strings[.machineTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack]
                ).node,
                content: group {
                    p(.class("part-lead")) { strings[.machineLead] }
                    content
                }))
    }

    /// What the host said, with what the records say.
    private static func json(_ figures: MachineFigures, devices: Int) -> JSON {
        guard var object = figures.json.object else { return figures.json }
        object["devices"] = .int(Int64(devices))
        return .object(object)
    }
}
