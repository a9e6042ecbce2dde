import Interface

/// The words of the first steps.
extension Phrase {
    static let courseAlertsAsk = Phrase("course.alertsAsk")
    static let courseBehind = Phrase("course.behind")
    static let courseCoachWill = Phrase("course.coachWill")
    static let courseConfirmLetters = Phrase("course.confirmLetters")
    static let courseDemoLine = Phrase("course.demoLine")
    static let courseGetStarted = Phrase("course.getStarted")
    static let courseNext = Phrase("course.next")
    static let coursePast = Phrase("course.past")
    static let coursePhotoOf = Phrase("course.photoOf")
    static let courseRhythm = Phrase("course.rhythm")
    static let courseSemesterStarts = Phrase("course.semesterStarts")
    static let courseStartLearning = Phrase("course.startLearning")
    static let courseStep = Phrase("course.step")
    static let courseThisWeek = Phrase("course.thisWeek")
    static let courseTrack = Phrase("course.track")
    static let courseUnread = Phrase("course.unread")
    static let courseWelcome = Phrase("course.welcome")
    static let courseWelcomeCoach = Phrase("course.welcomeCoach")
    static let courseWelcomeLetters = Phrase("course.welcomeLetters")
    static let courseWelcomeSemester = Phrase("course.welcomeSemester")
    static let courseWelcomeTitle = Phrase("course.welcomeTitle")
}
