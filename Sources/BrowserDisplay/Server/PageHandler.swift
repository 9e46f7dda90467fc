import FlyingFox
import Foundation

/// Answers HTTP requests: the page with its parts, a picture of the screen, and the viewers' connections.
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
    default: return Self.response(.notFound, "text/plain; charset=utf-8", "There is no such page.\n")
    }
  }

  /// The page may load its own parts and connect to its own server, and nothing else.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  private static func response(_ status: HTTPStatusCode, _ type: String, _ body: String) -> HTTPResponse {
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
