import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of a display, bound to a port.
struct DisplayServer: Sendable {
  /// The port that the server listens on.
  let port: UInt16
  private let server: HTTPServer

  /// Starts a server on the port of a configuration.
  static func start(
    _ configuration: DisplayConfiguration, handler: some HTTPHandler
  ) async throws(DisplayError) -> DisplayServer {
    if let port = configuration.port { return try await start(on: port, configuration, handler) }
    do {
      return try await start(on: DisplayConfiguration.preferredPort, configuration, handler)
    } catch DisplayError.portInUse {
      return try await start(on: 0, configuration, handler)
    }
  }

  /// Closes the port and all connections.
  func stop() async { await server.stop() }

  private static func start(
    on port: UInt16, _ configuration: DisplayConfiguration, _ handler: some HTTPHandler
  ) async throws(DisplayError) -> DisplayServer {
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try address(of: configuration.host, port), sharedRequestReplaySize: 4096, logger: .disabled),
      handler: handler)
    let (results, result) = AsyncStream<(any Error)?>.makeStream()
    Task {
      do { try await server.run() } catch { result.yield(error) }
      result.finish()
    }
    Task {
      do {
        try await server.waitUntilListening()
        result.yield(nil)
      } catch {
        result.yield(error)
      }
    }
    for await error in results {
      if let error { throw displayError(error, port, configuration.host) }
      break
    }
    guard let bound = await boundPort(of: server) else { throw .failed("the port is unknown") }
    return DisplayServer(port: bound, server: server)
  }

  private static func address(of host: String, _ port: UInt16) throws(DisplayError) -> any SocketAddress {
    let host = host == "localhost" ? "127.0.0.1" : host
    do {
      if host.contains(":") { return try sockaddr_in6.inet6(ip6: host, port: port) }
      return try sockaddr_in.inet(ip4: host, port: port)
    } catch {
      throw .unknownHost(host)
    }
  }

  private static func boundPort(of server: HTTPServer) async -> UInt16? {
    switch await server.listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix, nil: nil
    }
  }

  private static func displayError(_ error: any Error, _ port: UInt16, _ host: String) -> DisplayError {
    guard case SocketError.failed(_, let number, let message) = error else { return .failed("\(error)") }
    switch number {
    case EADDRINUSE: return .portInUse(port)
    case EACCES: return .portNotAllowed(port)
    case EADDRNOTAVAIL: return .unknownHost(host)
    default: return .failed(message)
    }
  }
}
