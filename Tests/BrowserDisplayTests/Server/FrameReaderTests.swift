import BrowserDisplay
import FlyingFox
import Foundation
import TestSupport
import Testing

/// WebSocket frames, one after the other, as messages.
struct FrameReaderTests {
  private func frame(_ opcode: WSFrame.Opcode, _ text: String = "", fin: Bool = true) -> WSFrame {
    WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(text.utf8))
  }

  /// Returns the events of frames up to the first violation.
  private func read(_ frames: [WSFrame], maximumSize: Int = 10) -> (
    events: [FrameReader.Event], violation: FrameReader.Violation?
  ) {
    var reader = FrameReader(maximumSize: maximumSize)
    var events: [FrameReader.Event] = []
    for frame in frames {
      do {
        if let event = try reader.receive(frame) { events.append(event) }
      } catch {
        return (events, error)
      }
    }
    return (events, nil)
  }

  @Test func `Fragments become one message, also with a ping between them`() {
    let (events, violation) = read([
      frame(.text, "ab", fin: false), frame(.ping, "x"), frame(.continuation, "cd", fin: false),
      frame(.continuation, "e"),
      frame(.text, "f"), frame(.pong), frame(.close),
    ])
    #expect(violation == nil)
    #expect(events == [.ping(Data("x".utf8)), .message(Data("abcde".utf8)), .message(Data("f".utf8)), .close])
  }

  @Test func `A message above the limit is refused, in one frame or in several`() {
    #expect(read([frame(.text, "0123456789")]).violation == nil)
    #expect(read([frame(.text, "0123456789a")]).violation == .tooLarge)
    let fragments =
      [frame(.text, "0123", fin: false)] + Array(repeating: frame(.continuation, "0123", fin: false), count: 2)
    #expect(read(fragments).violation == .tooLarge)
  }

  @Test func `Frames in an impossible order or form are refused`() {
    #expect(read([frame(.continuation, "a")]).violation == .protocolError)
    #expect(read([frame(.text, "a", fin: false), frame(.text, "b")]).violation == .protocolError)
    #expect(read([frame(.ping, "a", fin: false)]).violation == .protocolError)
    #expect(read([frame(.ping, String(repeating: "a", count: 126))], maximumSize: 1000).violation == .protocolError)
    #expect(read([frame(.binary, "a")]).violation == .unsupported)
    #expect(
      read([WSFrame(fin: true, rsv1: true, rsv2: false, rsv3: false, opcode: .text, mask: nil, payload: Data())])
        .violation == .protocolError)
  }

  @Test func `Random frames never exceed the limit`() {
    var random = SplitMix64(seed: 6)
    let opcodes: [WSFrame.Opcode] = [.text, .continuation, .binary, .ping, .pong, .close]
    for _ in 0..<10_000 {
      let frames = (0..<20).map { _ in
        frame(
          opcodes[Int.random(in: 0..<opcodes.count, using: &random)],
          String(repeating: "a", count: Int.random(in: 0...6, using: &random)), fin: Bool.random(using: &random))
      }
      for case .message(let data) in read(frames).events where data.count > 10 { Issue.record("\(data.count) bytes") }
    }
  }
}
