import Testing

@testable import Almanac

@Suite struct UmmAlQuraRuleTests {
    @Test("MZ-029 the table from 1423 AH is what the astronomical rule gives, but for two printed months")
    func table() throws {
        let first = (1423 - UmmAlQuraTable.firstYear) * 12
        let months = UmmAlQuraTable.computed.count * 12
        var otherwise = 0
        for number in 0...months {
            let recorded = CivilDate(dayNumber: UmmAlQuraCalendar.monthStarts[first + number])
            let computed = UmmAlQuraRule.firstDay(monthsAfterMuharram1423: number)
            guard recorded != computed else { continue }
            otherwise += 1
            let year = 1423 + number / 12
            let isPrinted = UmmAlQuraTable.printed.contains {
                $0.year == year && $0.month == number % 12 + 1 && $0.firstDay == recorded.dayNumber
            }
            #expect(isPrinted, "\(year)/\(number % 12 + 1): table \(recorded), rule \(computed)")
        }
        #expect(otherwise == UmmAlQuraTable.printed.count)
    }

    @Test("The Moon and its conjunctions are where Meeus's examples have them")
    func moon() throws {
        // Astronomical Algorithms, example 47.a: 1992-04-12 00:00 dynamical time.
        let dynamical = 2_448_724.5 - 2_451_545
        let universal = dynamical - AstronomicalTime.dynamicalLead(universalDays: dynamical)
        let position = MoonPosition(universalDays: universal)
        #expect((position.longitude - 133.167265).magnitude < 0.0006)
        #expect((position.latitude + 3.229126).magnitude < 0.00001)
        #expect((position.distance - 368_409.7).magnitude < 0.1)
        #expect((position.rightAscension - 134.688470).magnitude < 0.001)
        #expect((position.declination - 13.768368).magnitude < 0.001)
        // Example 49.a: the new moon of 1977-02-18, JDE 2443192.65118.
        let newMoon = NewMoon.universalDays(number: -283)
        let lead = AstronomicalTime.dynamicalLead(universalDays: newMoon)
        #expect((newMoon + lead + 2_451_545 - 2_443_192.65118).magnitude < 0.00002)
    }

    @Test("The Sun is where Meeus's example has it")
    func sun() {
        // Astronomical Algorithms, example 25.a: 1992-10-13 00:00 dynamical time.
        let dynamical = 2_448_908.5 - 2_451_545
        let universal = dynamical - AstronomicalTime.dynamicalLead(universalDays: dynamical)
        let sun = SunPosition(universalDays: universal)
        #expect((SunLongitude(universalDays: universal).apparent - (199.90895 - 360)).magnitude < 0.00005)
        #expect((sun.rightAscension - (198.38083 - 360)).magnitude < 0.0001)
        #expect((sun.declination + 7.78507).magnitude < 0.0001)
        // Example 12.b: 1987-04-10 19:21:00 universal time.
        let sidereal = AstronomicalTime.siderealTime(universalDays: 2_446_896.30625 - 2_451_545)
        #expect(Degrees.wrapped(sidereal - 128.7378734).magnitude < 0.000001)
    }
}
