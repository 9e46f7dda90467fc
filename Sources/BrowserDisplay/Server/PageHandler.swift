import DisplayScene
import FlyingFox
import Foundation

/// The handler of HTTP requests.
///
/// It answers with the page and its parts, a picture of the screen, and the connections of viewers.
struct PageHandler: HTTPHandler {
  let gate: RequestGate
  let page: LivePage
  let display: BrowserDisplay

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let opensSocket = request.headers[.upgrade] != nil
    let verdict = gate.verdict(
      path: request.path, host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
      opensSocket: opensSocket)
    switch verdict {
    case .refused(let reason): return Self.response(.forbidden, "text/plain; charset=utf-8", reason + "\n")
    case .allowed(let path):
      guard request.method == .GET else {
        return Self.response(.methodNotAllowed, "text/plain; charset=utf-8", "Only GET is supported.\n")
      }
      return try await response(to: request, path: path)
    }
  }

  private func response(to request: HTTPRequest, path: String) async throws -> HTTPResponse {
    switch path {
    case "": return Self.response(.ok, "text/html; charset=utf-8", page.html)
    case "live.css": return Self.response(.ok, "text/css; charset=utf-8", LivePage.style)
    case "live.js": return Self.response(.ok, "text/javascript; charset=utf-8", LivePage.script)
    case "screen.svg":
      guard let picture = await display.picture() else {
        return Self.response(
          .notFound, "text/plain; charset=utf-8", "No viewer is connected, so there is no picture.\n")
      }
      return Self.response(.ok, "image/svg+xml", picture)
    case "socket": return try await WebSocketHTTPHandler(handler: ViewerSocket(display: display)).handleRequest(request)
    default: return await recording(path) ?? Self.missing
    }
  }

  private static let missing = response(.notFound, "text/plain; charset=utf-8", "There is no such page.\n")

  /// Returns a part of a recording: `recordings/1/test.swift` or `recordings/1/flow.html`.
  private func recording(_ path: String) async -> HTTPResponse? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "recordings", let number = Int(parts[1]),
      let recording = await display.recording(number)
    else { return nil }
    switch parts[2] {
    case "test.swift": return Self.response(.ok, "text/plain; charset=utf-8", recording.script)
    case "flow.html":
      return recording.report.map { Self.response(.ok, "text/html; charset=utf-8", $0, policy: Self.reportPolicy) }
    default: return nil
    }
  }

  /// The page may load its own parts and connect to its own server only.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// A report is a single file with its own script, which may not load anything.
  ///
  /// It has no access to the page of the display.
  private static let reportPolicy = [
    "default-src 'none'", "script-src 'unsafe-inline'", "style-src 'unsafe-inline'", "img-src data:",
    "font-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "sandbox allow-scripts",
  ].joined(separator: "; ")

  private static func response(
    _ status: HTTPStatusCode, _ type: String, _ body: String, policy: String = policy
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: HTTPHeaders([
        .contentType: type,
        .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): policy,
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ]),
      body: Data(body.utf8))
  }
}
