import BrowserDisplay
import Testing

/// Which requests a display answers.
struct RequestGateTests {
  private let token = AccessToken()
  private var gate: RequestGate { RequestGate(token: token, hosts: ["127.0.0.1", "localhost", "[::1]"]) }

  private func isAllowed(
    _ path: String, host: String? = "127.0.0.1:8417", origin: String? = nil, opensSocket: Bool = false
  ) -> Bool {
    if case .allowed = gate.verdict(path: path, host: host, origin: origin, opensSocket: opensSocket) {
      true
    } else {
      false
    }
  }

  @Test func `The address with the token is answered, and the rest of the path is passed on`() {
    let verdict = gate.verdict(path: "/\(token.text)/live.js", host: "localhost:1", origin: nil, opensSocket: false)
    #expect(verdict == .allowed(path: "live.js"))
    #expect(isAllowed("/\(token.text)/"))
    #expect(isAllowed("/\(token.text)"))
  }

  @Test func `A path without the token of this run is refused`() {
    let other = AccessToken().text
    for path in [
      "", "/", "//", "/live.js", "/\(other)/", "/\(token.text.dropLast())/", "/\(token.text)0/",
      "/\(token.text.uppercased())Z/",
      "//\(token.text)/", "/../\(token.text)/", token.text, "/%2f\(token.text)/",
      "/" + String(repeating: "a", count: 100_000),
    ] {
      #expect(!isAllowed(path), "\(path.prefix(60))")
    }
  }

  @Test func `The host must be a name of the display`() {
    let path = "/\(token.text)/"
    for host in ["127.0.0.1", "127.0.0.1:80", "localhost:8417", "LOCALHOST:8417", "[::1]:8417", "[::1]"] {
      #expect(isAllowed(path, host: host), "\(host)")
    }
    for host in [
      nil, "", ":", ":80", "example.com", "example.com:8417", "127.0.0.1.example.com", "127.0.0.1:", "127.0.0.1:99999",
      "127.0.0.1:80:80", "[::1", "[::1]x", "localhost:8417@example.com", String(repeating: "a", count: 10_000),
    ] {
      #expect(!isAllowed(path, host: host), "\(host ?? "none")")
    }
  }

  @Test func `A socket is opened by the page of the display only`() {
    let path = "/\(token.text)/socket"
    #expect(isAllowed(path, origin: "http://127.0.0.1:8417", opensSocket: true))
    for origin in [
      nil, "", "null", "http://example.com", "https://127.0.0.1:8417", "http://127.0.0.1:8418", "http://localhost:8417",
      "http://127.0.0.1:8417.example.com",
    ] {
      #expect(!isAllowed(path, origin: origin, opensSocket: true), "\(origin ?? "none")")
    }
    // A page is opened without an origin, and not by another site.
    #expect(!isAllowed("/\(token.text)/", origin: "http://example.com"))
  }

  @Test func `A display on all interfaces answers under every name, with the token`() {
    let open = RequestGate(token: token, hosts: nil)
    let verdict = open.verdict(
      path: "/\(token.text)/", host: "build-machine:8417", origin: nil, opensSocket: false)
    #expect(verdict == .allowed(path: ""))
    #expect(open.verdict(path: "/", host: "build-machine", origin: nil, opensSocket: false) != .allowed(path: ""))
  }

  @Test func `A token has 128 random bits and matches itself only`() {
    let tokens = (0..<100).map { _ in AccessToken() }
    #expect(Set(tokens.map(\.text)).count == 100)
    for token in tokens {
      #expect(token.text.utf8.count == 32)
      #expect(token.text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) })
      #expect(token.matches(token.text))
      #expect(!token.matches(token.text.dropLast()))
      #expect(!token.matches(token.text.dropLast() + "g"))
      #expect(!token.matches(""))
    }
  }

  @Test func `A display that succeeds another one has the same token`() throws {
    let token = AccessToken()
    let same = try #require(AccessToken(token.text))
    #expect(same.matches(token.text))
    for text in ["", "abc", token.text + "0", String(repeating: "g", count: 32), String(repeating: "/", count: 32)] {
      #expect(AccessToken(text) == nil)
    }
  }
}
