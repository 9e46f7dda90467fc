import Foundation
import LiveLink

/// A running version of the app.
struct AppProcess {
  /// The time in which an app must report its state and end, in milliseconds.
  private static let patience = 3000

  private let process: Subprocess
  private let link: LiveLink
  private var reader: LiveLinkReader<LiveReport>

  /// Creates the process of an app, which waits for its first request before it launches.
  init(_ arguments: [String]) throws(Subprocess.Failure) {
    guard let (own, other) = LiveLink.pair() else {
      throw Subprocess.Failure(program: arguments.first ?? "", code: errno)
    }
    // Only the app keeps its end of the link open, so that this end is notified when the app ends.
    defer { other.close() }
    process = try Subprocess(arguments, environment: [LiveLink.variable: "1"], input: other.descriptor)
    link = own
    reader = LiveLinkReader(own)
  }

  /// Sends a request.
  func send(_ request: LiveRequest) { link.send(request) }

  /// Waits for a report.
  mutating func report(within milliseconds: Int) -> LiveLinkReader<LiveReport>.Result {
    reader.next(within: milliseconds)
  }

  /// Waits until the app has ended, and closes the link.
  func end() -> Subprocess.Status {
    defer { link.close() }
    return process.wait()
  }

  /// Requests the app's state, and ends the app.
  ///
  /// - Returns: The state, or `nil` if the app does not answer.
  mutating func handOver() -> Data? {
    send(.handOver)
    let start = ContinuousClock.now
    var state: Data?
    waiting: while true {
      switch reader.next(within: max(0, Self.patience - Int(ContinuousClock.now.secondsSince(start) * 1000))) {
      case .message(.state(let data)): state = data
      case .message: break
      case .nothing:
        process.kill()
        break waiting
      case .end: break waiting
      }
    }
    // The port is free after the process has ended.
    _ = end()
    return state
  }
}
