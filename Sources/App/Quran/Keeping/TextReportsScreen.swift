import Almanac
import Interface
import Quran
import Records

/// The reports of errors in texts on this device: `/quran/reports`.
enum TextReportsScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([TextReport.all], [QuranContent.indexName])
        var reports: [TextReport] = []
        for record in try context.library.records(TextReport.all) {
            if let report = TextReport(record) { reports.append(report) }
        }
        let index = try QuranContent.index(context.library)
        guard !context.wantsJSON else { return .json(json(reports)) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.quranReports], area: .quran, name: "quran-reports",
                header: PageHeader(
                    strings[.quranReports], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                )
                .node,
                content: group {
                    p(.class("part-lead")) { strings[.quranReportHint] }
                    if reports.isEmpty {
                        emptyState(.openDay, title: strings[.quranReportsNone], text: "")
                    } else {
                        rows {
                            for report in reports { item(report, index, strings) }
                        }
                    }
                }))
    }

    private static func item(_ report: TextReport, _ index: QuranIndex?, _ strings: Strings) -> Node {
        row(
            a(href: Route.quran(.ayah(report.ayah)).link()) {
                index.map { strings.name(report.ayah, $0) } ?? strings.number(report.ayah)
            },
            detail: group {
                p { strings[report.isWhole ? .quranReportWhole : .quranReportNotWhole] }
                if !report.sum.isEmpty { p(.class("report-sum"), .dir(.leftToRight)) { report.sum } }
                if !report.note.isEmpty { p(.dirAuto) { report.note } }
            })
    }

    private static func json(_ reports: [TextReport]) -> JSON {
        .object([
            "reports": .array(
                reports.map { report in
                    .object([
                        "ayah": .string(report.ayah.text), "note": .string(report.note),
                        "whole": .bool(report.isWhole), "sum": .string(report.sum),
                        "date": report.date.map { .string($0.description) } ?? .null,
                    ])
                })
        ])
    }
}
