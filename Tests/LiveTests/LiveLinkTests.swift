import DisplayScene
import Foundation
import LiveLink
import Testing

/// The connection between an app and the process that restarts it.
struct LiveLinkTests {
  @Test func `Messages arrive in both directions, in order and complete`() throws {
    let (first, second) = try #require(LiveLink.pair())
    defer {
      first.close()
      second.close()
    }
    let state = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    let page = LiveReport.Page(address: "http://127.0.0.1:1/a/", port: 1, token: "a")
    let requests: [LiveRequest] = [
      .launch(.init(page: page, state: state)),
      .build(SceneBuild(problems: [.init(file: "A.swift", line: 1, message: "a\nb")])),
      .handOver,
    ]
    // A large message waits until it is read.
    Thread.detachNewThread { for request in requests { first.send(request) } }
    var reader = LiveLinkReader<LiveRequest>(second)
    for request in requests {
      guard case .message(let received) = reader.next() else {
        Issue.record("The link has ended.")
        return
      }
      #expect(received == request)
    }
    second.send(LiveReport.isShown)
    var answers = LiveLinkReader<LiveReport>(first)
    guard case .message(.isShown) = answers.next() else {
      Issue.record("The answer is missing.")
      return
    }
  }

  @Test func `A reader finds that nothing has arrived, and that the other end is closed`() throws {
    let (first, second) = try #require(LiveLink.pair())
    defer { first.close() }
    var reader = LiveLinkReader<LiveReport>(first)
    guard case .nothing = reader.next(within: 0) else {
      Issue.record("Nothing was sent.")
      return
    }
    second.close()
    guard case .end = reader.next() else {
      Issue.record("The link has not ended.")
      return
    }
    #expect(!first.send(LiveRequest.handOver))
  }

  @Test func `Text that is not a message ends the link`() throws {
    let (first, second) = try #require(LiveLink.pair())
    defer {
      first.close()
      second.close()
    }
    second.send("isShown")
    var reader = LiveLinkReader<LiveReport>(first)
    guard case .end = reader.next() else {
      Issue.record("The text was accepted.")
      return
    }
  }
}
