import BrowserDisplay
import DisplayScene
import FlyingSocks
import Foundation
import TestSupport
import Testing

/// A display on a real port.
@MainActor
struct DisplayServerTests {
  private func status(_ head: String) -> String { String(head.prefix { !$0.isNewline }) }

  @Test func `The page, its parts and a picture are served under the address with the token`() async throws {
    let (source, address) = try await ScriptedSource.start()
    #expect(address.host() == "127.0.0.1")
    let headers = ["Host: 127.0.0.1:\(address.port ?? 0)"]
    for part in ["", "live.css", "live.js"] {
      let connection = try await ViewerConnection(to: address)
      let head = try await connection.request(
        address.path(percentEncoded: false) + part, headers)
      #expect(status(head) == "HTTP/1.1 200 OK", "\(part)")
      #expect(head.contains("Content-Security-Policy: default-src 'none'"))
      connection.close()
    }
    await source.stop()
  }

  @Test func `A recording is served by its number, and its report cannot reach the page`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let headers = ["Host: 127.0.0.1:\(address.port ?? 0)"]
    for (path, code) in [
      ("recordings/1/test.swift", 200), ("recordings/1/flow.html", 200), ("recordings/2/test.swift", 404),
      ("recordings/1/other", 404), ("recordings/-1/test.swift", 404), ("recordings/1/", 404),
    ] {
      let connection = try await ViewerConnection(to: address)
      let head = try await connection.request(address.path(percentEncoded: false) + path, headers)
      #expect(status(head).hasPrefix("HTTP/1.1 \(code)"), "\(path)")
      #expect(head.contains("sandbox allow-scripts") == path.hasSuffix("1/flow.html"), "\(path)")
      connection.close()
    }
    await source.stop()
  }

  @Test func `The details of a layer are answered to the viewer that asked`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let viewer = try await ViewerConnection.viewer(of: address)
    _ = await viewer.message()
    for (layer, constraints) in [(1, ["width = 10"]), (2, nil)] {
      try await viewer.send(#"{"type":"inspect","number":\#(layer)}"#)
      let answer = await viewer.message()?["view"] as? [String: Any]
      #expect(answer?["i"] as? Int == layer)
      #expect(answer?["c"] as? [String] == constraints)
      #expect((answer?["x"] as? [String: Any])?["l"] as? String == (layer == 1 ? "Box" : nil))
    }
    viewer.close()
    await source.stop()
  }

  @Test func `Requests without the token, for another host or from another site are refused`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let path = address.path(percentEncoded: false)
    let host = "Host: 127.0.0.1:\(address.port ?? 0)"
    let upgrade = ViewerConnection.upgradeHeaders(of: address)
    let foreign = upgrade.map { $0.hasPrefix("Origin") ? "Origin: http://example.com" : $0 }
    for (path, headers) in [
      ("/", [host]), ("/socket", upgrade), ("/../../etc/passwd", [host]), (path, ["Host: example.com"]),
      (path, []), (path, [host, "Origin: http://example.com"]), (path + "socket", foreign),
      (path + "socket", upgrade.filter { !$0.hasPrefix("Origin") }),
    ] {
      let connection = try await ViewerConnection(to: address)
      #expect(try await status(connection.request(path, headers)).hasPrefix("HTTP/1.1 403"), "\(path) \(headers)")
      connection.close()
    }
    await source.stop()
  }

  @Test func `A port that is in use is reported, and another one is chosen where none was requested`() async throws {
    let (source, address) = try await ScriptedSource.start()
    var configuration = DisplayConfiguration(title: "Test")
    let port = try #require(address.port.map(UInt16.init))
    configuration.port = port
    let second = BrowserDisplay(configuration, source: source)
    do {
      _ = try await second.start()
      Issue.record("The port was available.")
    } catch {
      #expect(error == .portInUse(port))
      #expect("\(error)".contains("\(port) is in use by another process. Choose another one with --port"))
    }
    configuration.port = nil
    let (third, fourth) = (BrowserDisplay(configuration, source: source), BrowserDisplay(configuration, source: source))
    #expect(try await third.start() != fourth.start())
    configuration.host = "192.0.2.1"
    await #expect(throws: DisplayError.unknownHost("192.0.2.1")) {
      _ = try await BrowserDisplay(configuration, source: source).start()
    }
    for display in [third, fourth] { await display.stop() }
    await source.stop()
  }

  @Test func `Fifty viewers see the same, and one too many is turned away`() async throws {
    let (source, address) = try await ScriptedSource.start(maximumViewers: 50)
    var viewers: [ViewerConnection] = []
    for _ in 0..<50 { viewers.append(try await .viewer(of: address)) }
    for viewer in viewers {
      let first = await viewer.message()
      #expect(first?["full"] as? Bool == true)
      try await viewer.acknowledge(first)
    }
    let last = try await ViewerConnection.viewer(of: address)
    #expect(await last.message() == nil)
    // An event of one viewer changes the screen of all.
    try await viewers[0].send(#"{"type":"dark","isOn":true}"#)
    var positions: Set<[Double]> = []
    for viewer in viewers {
      let change = await viewer.message()
      let layer = try #require((change?["upd"] as? [[String: Any]])?.first)
      positions.insert(layer["p"] as? [Double] ?? [])
    }
    #expect(positions.count == 1)
    for viewer in viewers { viewer.close() }
    await source.stop()
  }

  @Test func `A viewer that acknowledges nothing receives nothing more, and then the newest picture`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let viewer = try await ViewerConnection.viewer(of: address)
    let first = await viewer.message()
    var inputs = source.inputs.makeAsyncIterator()
    for index in 0..<100 {
      try await viewer.send(#"{"type":"dark","isOn":\#(index % 2 == 0)}"#)
      #expect(await inputs.next() == .setting(.isDark(index % 2 == 0)))
    }
    // None of these changes was captured, because no viewer could show it.
    #expect(!source.change())
    try await viewer.acknowledge(first)
    try await viewer.send(#"{"type":"memoryWarning"}"#)
    #expect(await inputs.next() == .memoryWarning)
    let next = await viewer.message()
    #expect(next?["n"] as? Int == 2)
    let layer = try #require((next?["upd"] as? [[String: Any]])?.first)
    #expect(layer["p"] as? [Double] == [108, 5])
    viewer.close()
    await source.stop()
  }

  @Test func `A lost connection cancels its touches`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let viewer = try await ViewerConnection.viewer(of: address)
    var inputs = source.inputs.makeAsyncIterator()
    try await viewer.send(#"{"type":"touch","id":4,"phase":"began","x":1,"y":2}"#)
    guard case .touch(let began) = await inputs.next() else { return #expect(Bool(false)) }
    #expect(began.phase == .began)
    viewer.close()
    guard case .touch(let cancelled) = await inputs.next() else { return #expect(Bool(false)) }
    #expect(cancelled.phase == .cancelled && cancelled.id == began.id)
    await source.stop()
  }

  @Test func `Hostile viewers are disconnected, and the others are not affected`() async throws {
    let (source, address) = try await ScriptedSource.start()
    let healthy = try await ViewerConnection.viewer(of: address)
    try await healthy.acknowledge(await healthy.message())
    var inputs = source.inputs.makeAsyncIterator()
    var random = SplitMix64(seed: 8)
    let messages = [
      "{", "null", #"{"type":"quit"}"#, #"{"type":"ack","number":-1}"#, String(repeating: "[", count: 50_000),
    ]
    var frames = messages.map { ViewerConnection.frame(opcode: 1, Array($0.utf8)) }
    frames += [2, 3, 7, 11, 15, 0].map { ViewerConnection.frame(opcode: $0, [1, 2, 3]) }
    frames += [
      ViewerConnection.frame(opcode: 1, Array(repeating: 32, count: 100_000)),
      // A reserved bit, a long ping, and a length that no machine has memory for.
      [0xC1, 0x80, 0, 0, 0, 0], ViewerConnection.frame(opcode: 9, Array(repeating: 0, count: 200)),
      [0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
    ]
    // Text that is not UTF-8, and noise in a frame.
    frames += (0..<100).map { _ in
      ViewerConnection.frame(
        opcode: 1,
        [255] + (0..<Int.random(in: 0...300, using: &random)).map { _ in .random(in: 0...255, using: &random) })
    }
    for frame in frames {
      let viewer = try await ViewerConnection.viewer(of: address)
      _ = await viewer.message()
      // The display may close the connection before all bytes are sent.
      try? await viewer.send(frame)
      while await viewer.message() != nil {}
      viewer.close()
    }
    try await healthy.send(#"{"type":"memoryWarning"}"#)
    #expect(await inputs.next() == .memoryWarning)
    #expect(await healthy.message()?["upd"] != nil)
    healthy.close()
    await source.stop()
  }
}
