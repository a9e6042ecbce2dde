import Foundation
import People

@testable import Server

/// A browser that was sent to a provider.
struct Outward: Sendable {
    /// Where it was sent.
    var address: String
    /// The cookie that it comes back with.
    var cookie: String
    var status: Int
}

extension HomeServer {
    /// Presses a provider's button.
    ///
    /// - Parameter headers: the cookies of who is signed in, or has begun to join.
    func press(
        _ provider: String = "example", at path: String = "/account/signin/provider", _ headers: [String: String] = [:]
    ) async throws -> Outward {
        let answer = try await send(
            "POST", home + path, Self.form.merging(headers) { $1 }, body: "provider=\(provider)")
        let address = answer.headers["refresh"].map { String($0.drop { $0 != "=" }.dropFirst()) } ?? ""
        return Outward(
            address: address, cookie: answer.cookies["__Host-wird-provider"] ?? "", status: answer.status)
    }

    /// Comes back from a provider.
    ///
    /// - Parameter others: further cookies.
    func comeBack(_ address: String, _ cookie: String, _ others: String = "") async throws -> Answer {
        try await send(
            "GET", address,
            [
                "cookie": "__Host-wird-provider=\(cookie)" + (others.isEmpty ? "" : "; " + others),
                "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
            ])
    }

    /// Signs in by a provider, from the button to the end.
    func signIn(by provider: StandInProvider, as subject: String) async throws -> Answer {
        let outward = try await press()
        return try await comeBack(provider.agree(outward.address, as: subject), outward.cookie)
    }

    /// Joins with an invitation and an account at a provider.
    func join(_ name: String, by provider: StandInProvider, as subject: String) async throws -> Answer {
        let code = try await invite()
        let begun = try await send("POST", home + "/account/join", Self.form, body: "code=\(code)&name=\(name)")
        let outward = try await press(
            at: "/account/ways/provider", ["cookie": "__Host-wird-step=\(begun.cookies["__Host-wird-step"] ?? "")"])
        return try await comeBack(provider.agree(outward.address, as: subject), outward.cookie)
    }
}
