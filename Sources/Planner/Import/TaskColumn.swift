import Almanac

/// The columns of a table of tasks.
enum TaskColumn: String, CaseIterable, Sendable {
    case id, title, notes, category, duration, date, start, anchor, completed, priority, deadline, fixed, lead,
        checklist
    case created, order, source, series, partOf

    /// Finds the column for a heading; `nil` if there is none. Headings of other programs and languages are recognised
    /// too.
    init?(heading: String) {
        let folded = FoldedName(text: heading)
        for column in Self.allCases where FoldedName(text: column.rawValue) == folded {
            self = column
            return
        }
        for line in TaskColumnWords.lines.split(separator: "\n") {
            let words = line.split(separator: "|")
            guard let name = words.first, let column = TaskColumn(rawValue: String(name)) else { continue }
            for word in words.dropFirst() where FoldedName(text: String(word)) == folded {
                self = column
                return
            }
        }
        return nil
    }
}

/// Headings in other programs and languages: each line has a column's name and the headings that mean it.
enum TaskColumnWords {
    static let lines = """
        title|task|name|summary|subject|content|todo|to do|task name|العنوان|المهمة|المهمه|الاسم|عنوان|judul|tugas|başlık|görev|titre|tâche|nom
        notes|note|description|details|body|notes body|ملاحظات|الوصف|تفاصيل|catatan|deskripsi|notlar|açıklama|remarques
        category|categories|list|project|label|tag|tags|الفئة|التصنيف|القائمة|زمرہ|kategori|catégorie|liste
        duration|minutes|length|estimate|time estimate|المدة|الدقائق|دورانیہ|durasi|süre|durée
        date|day|start date|scheduled|scheduled date|التاريخ|اليوم|تاریخ|tanggal|tarih|jour
        start|time|start time|at|الوقت|البداية|وقت|waktu|jam|saat|heure|début
        completed|done|status|is completed|completed at|تم|منجزة|الحالة|selesai|tamamlandı|fait|terminé
        priority|importance|الأولوية|ترجیح|prioritas|öncelik|priorité
        deadline|due|due date|due on|الموعد النهائي|آخر موعد|tenggat|son tarih|échéance
        checklist|steps|subtasks|الخطوات|langkah|adımlar|étapes
        lead|reminder|تذكير|pengingat|hatırlatma|rappel
        """
}
