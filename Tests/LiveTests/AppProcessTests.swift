import DisplayScene
import Foundation
import LiveLink
import Testing

@testable import Live

/// Versions of a real app, one after the other.
struct AppProcessTests {
  /// The example app in the folder of the build that is running; `nil` if only the tests were built.
  private static let app = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
    .compactMap { $0?.appendingPathComponent("Reminders").path }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Waits until an app is live.
  private func page(of app: inout AppProcess) throws -> LiveReport.Page {
    while true {
      switch app.report(within: 60_000) {
      case .message(.isLive(let page)): return page
      case .message: break
      case .nothing, .end:
        Issue.record("The app is not live.")
        throw CancellationError()
      }
    }
  }

  @Test(.enabled(if: app != nil), .timeLimit(.minutes(2)))
  func `The next version is live at the same address with the state of the previous one`() throws {
    let arguments = [try #require(Self.app), "--port", "0"]
    var first = try AppProcess(arguments)
    // Waits while the first one is running.
    var second = try AppProcess(arguments)
    first.send(.launch(.init()))
    let page = try page(of: &first)
    #expect(page.address == "http://127.0.0.1:\(page.port)/\(page.token)/")
    first.send(.build(.init(isRunning: true)))
    let answer = first.handOver()
    let state = try #require(answer)
    let text = String(decoding: state, as: UTF8.self)
    #expect(text.contains("\"scenes\":[{"))
    second.send(.launch(.init(page: page, state: state)))
    #expect(try self.page(of: &second) == page)
    let last = second.handOver()
    #expect(last != nil)
  }

  @Test(.enabled(if: app != nil), .timeLimit(.minutes(2)))
  func `An app ends with the process that restarts it`() throws {
    let arguments = [try #require(Self.app), "--port", "0"]
    let (own, other) = try #require(LiveLink.pair())
    let process = try Subprocess(arguments, environment: [LiveLink.variable: "1"], input: other.descriptor)
    other.close()
    own.send(LiveRequest.launch(.init()))
    var reader = LiveLinkReader<LiveReport>(own)
    guard case .message(.isLive) = reader.next() else {
      Issue.record("The app is not live.")
      return
    }
    own.close()
    #expect(process.wait() == .exit(0))
  }

  @Test func `A program that cannot be started is reported`() {
    #expect(throws: Subprocess.Failure.self) { try Subprocess(["/no/such/program"]) }
  }

  @Test func `The output and the status of a program are returned`() throws {
    let (status, text) = try Subprocess.output(of: ["sh", "-c", "echo out; echo error >&2; exit 3"])
    #expect(status == .exit(3))
    #expect(text == "out\nerror\n")
    #expect(try Subprocess.output(of: ["sh", "-c", "kill -9 $$"]).status == .signal(9))
  }
}
