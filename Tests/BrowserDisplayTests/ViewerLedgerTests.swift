import DisplayScene
import Foundation
import Testing

@testable import BrowserDisplay

/// What each viewer receives, and when.
struct ViewerLedgerTests {
  private var ledger = ViewerLedger()

  /// A picture of some layers at horizontal positions.
  private func picture(_ positions: [Double], log: [String] = []) -> DisplayPicture {
    let layers = positions.enumerated().map { index, x in
      SceneLayer(
        id: index + 1, name: "UIView", geometry: SceneGeometry(frame: CGRect(x: x, y: 0, width: 10, height: 10)))
    }
    return DisplayPicture(
      frame: SceneFrame(screen: SceneScreen(size: CGSize(width: 100, height: 200), scale: 2), layers: layers),
      settings: SceneSettings(app: "Test", device: "iPhone"),
      newLogEntries: log.map { SceneLogEntry(kind: .callback, time: 0, subject: "Root", text: $0) })
  }

  private func received(_ message: ViewerLedger.Message?) throws -> Received { try Received(#require(message)) }

  private func firstMessage(_ messages: [ViewerLedger.Message]) throws -> Received { try received(messages.first) }

  @Test mutating func `A viewer receives everything first, and then only what changed`() throws {
    let (viewer, nothing) = ledger.connect()
    #expect(nothing == nil)
    let first = try firstMessage(ledger.show(picture([0, 20])))
    #expect(first.isFull)
    #expect(first.layers == [1, 2])
    #expect(ledger.acknowledge(first.number, by: viewer) == nil)
    let second = try firstMessage(ledger.show(picture([0, 30])))
    #expect(!second.isFull)
    #expect(second.layers == [2])
    #expect(second.members == ["n", "upd"])
  }

  @Test mutating func `A viewer learns that the pointer is hidden, and of the colors of vibrant layers`() throws {
    _ = ledger.connect()
    var shown = picture([0])
    shown.scene.surroundings.hidesPointer = true
    shown.scene.layers[1]?.style.vibrancy = SceneVibrancy(color: SceneColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let text = String(decoding: try #require(ledger.show(shown).first).bytes, as: UTF8.self)
    #expect(text.contains(#""np":true"#))
    #expect(text.contains(#""vi":"0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0""#))
  }

  @Test mutating func `A viewer learns how a layer is combined with those behind it`() throws {
    _ = ledger.connect()
    var shown = picture([0])
    shown.scene.layers[1]?.style.blendMode = .colorBurn
    let text = String(decoding: try #require(ledger.show(shown).first).bytes, as: UTF8.self)
    #expect(text.contains(#""bm":"color-burn""#))
  }

  @Test mutating func `A slow viewer receives the difference to the newest picture, once`() throws {
    let (viewer, _) = ledger.connect()
    let first = try firstMessage(ledger.show(picture([0, 20, 40])))
    for x in 1...100 { #expect(ledger.show(picture([0, 20 + Double(x), 40])).isEmpty) }
    #expect(ledger.show(picture([5, 120, 40])).isEmpty)
    let next = try received(ledger.acknowledge(first.number, by: viewer))
    #expect(next.layers == [1, 2])
    #expect(next.number == 102)
    // Everything has been sent.
    #expect(ledger.acknowledge(next.number, by: viewer) == nil)
    #expect(ledger.needsPicture)
  }

  @Test mutating func `Each viewer's difference begins with the picture that it has`() throws {
    let (slow, _) = ledger.connect()
    let slowFirst = try firstMessage(ledger.show(picture([0, 20])))
    let (fast, full) = ledger.connect()
    let fastFirst = try Received(#require(full))
    #expect(fastFirst.isFull)
    #expect(ledger.acknowledge(fastFirst.number, by: fast) == nil)
    let fastSecond = try firstMessage(ledger.show(picture([1, 20])))
    #expect(fastSecond.layers == [1])
    #expect(ledger.acknowledge(fastSecond.number, by: fast) == nil)
    let fastThird = try firstMessage(ledger.show(picture([1, 21])))
    #expect(fastThird.layers == [2])
    #expect(try received(ledger.acknowledge(slowFirst.number, by: slow)).layers == [1, 2])
  }

  @Test mutating func `Viewers that have the same picture receive the same message`() throws {
    let viewers = (0..<50).map { _ in ledger.connect().viewer }
    let messages = ledger.show(picture([0, 20]))
    #expect(messages.map(\.viewer) == viewers)
    #expect(Set(messages.map(\.bytes)).count == 1)
  }

  @Test mutating func `An acknowledgment of another picture is ignored`() throws {
    let (viewer, _) = ledger.connect()
    let first = try firstMessage(ledger.show(picture([0])))
    #expect(ledger.show(picture([1])).isEmpty)
    #expect(ledger.acknowledge(first.number + 1, by: viewer) == nil)
    #expect(ledger.acknowledge(0, by: viewer) == nil)
    #expect(ledger.acknowledge(first.number, by: viewer + 1) == nil)
    #expect(ledger.acknowledge(first.number, by: viewer) != nil)
    // The second message was sent; the first cannot be acknowledged again.
    #expect(ledger.acknowledge(first.number, by: viewer) == nil)
  }

  @Test mutating func `A picture that looks the same is not sent, and another one is still needed`() throws {
    let (viewer, _) = ledger.connect()
    let first = try firstMessage(ledger.show(picture([0])))
    #expect(!ledger.needsPicture)
    _ = ledger.acknowledge(first.number, by: viewer)
    #expect(ledger.needsPicture)
    #expect(ledger.show(picture([0])).isEmpty)
    #expect(ledger.needsPicture)
  }

  @Test mutating func `The first viewer after a while starts with a new picture`() throws {
    let (first, _) = ledger.connect()
    _ = ledger.show(picture([0]))
    ledger.disconnect(first)
    #expect(!ledger.needsPicture)
    let (second, message) = ledger.connect()
    #expect(message == nil)
    #expect(ledger.isEmpty && ledger.needsPicture)
    #expect(try firstMessage(ledger.show(picture([9]))).isFull)
    #expect(ledger.count == 1)
    #expect(second != first)
  }

  @Test mutating func `An animation is sent once, and its end once`() throws {
    let animation = SceneAnimation(
      id: 7, begin: 1, duration: 0.5, repeats: false,
      keyframes: [0, 100].map { x in
        SceneAnimation.Keyframe(
          offset: x / 100, geometry: SceneGeometry(frame: CGRect(x: x, y: 0, width: 10, height: 10)), opacity: 1,
          isHidden: false, style: SceneStyle())
      })
    let (viewer, _) = ledger.connect()
    var moving = picture([100])
    moving.animations = [1: animation]
    let first = try firstMessage(ledger.show(moving))
    let (id, value) = try #require(first.animations.first)
    #expect(id == 1 && value?["begin"] as? Double == 1 && value?["time"] as? Double == 0.5)
    let keys = try #require(value?["keys"] as? [[String: Any]])
    #expect(keys.map { $0["p"] as? [Double] } == [[5, 5], [105, 5]])
    // What does not vary is not sent.
    #expect(keys.map { Set($0.keys) } == [["at", "p"], ["at", "p"]])
    _ = ledger.acknowledge(first.number, by: viewer)
    #expect(ledger.show(moving).isEmpty)
    let end = try firstMessage(ledger.show(picture([100])))
    #expect(end.members == ["n", "anim"])
    #expect(end.animations.map(\.id) == [1] && end.animations[0].value == nil)
  }

  @Test mutating func `A message is sent with the time of the clock by which animations begin`() throws {
    _ = ledger.connect()
    let messages = ledger.show(picture([0]))
    let message = try #require(messages.first)
    let stamped = MessageWriter.stamped(message.bytes, at: 12.5)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(stamped)) as? [String: Any])
    #expect(object["now"] as? Double == 12.5)
    #expect(object["n"] as? Int == 1)
  }

  @Test mutating func `Lines of the log reach every viewer once, and new viewers receive the last ones`() throws {
    let (viewer, _) = ledger.connect()
    let first = try firstMessage(ledger.show(picture([0], log: ["a", "b"])))
    #expect(first.log == ["a", "b"])
    #expect(ledger.show(picture([0], log: ["c"])).isEmpty)
    #expect(try received(ledger.acknowledge(first.number, by: viewer)).log == ["c"])
    _ = ledger.show(picture([0], log: (0..<ViewerLedger.logCapacity).map(String.init)))
    let (_, full) = ledger.connect()
    let all = try Received(#require(full)).log
    #expect(all.count == ViewerLedger.logCapacity)
    #expect(all.first == "0")
  }

  @Test mutating func `The errors of a build are sent once, to new viewers too, until a build succeeds`() throws {
    let (viewer, _) = ledger.connect()
    let first = try firstMessage(ledger.show(picture([0])))
    #expect(first.build == nil)
    _ = ledger.acknowledge(first.number, by: viewer)
    var failed = picture([0])
    failed.build = SceneBuild(problems: [.init(file: "A.swift", line: 3, message: "expected '}'")])
    let second = try firstMessage(ledger.show(failed))
    #expect(second.members == ["n", "build"])
    let problems = second.build?["problems"] as? [[String: Any]]
    #expect(problems?.first?["file"] as? String == "A.swift")
    #expect(problems?.first?["line"] as? Int == 3)
    #expect(problems?.first?["text"] as? String == "expected '}'")
    #expect(ledger.acknowledge(second.number, by: viewer) == nil)
    #expect(ledger.show(failed).isEmpty)
    let (_, full) = ledger.connect()
    #expect(try received(full).build != nil)
    let last = try firstMessage(ledger.show(picture([0])))
    #expect((last.build?["problems"] as? [Any])?.isEmpty == true)
    #expect(last.build?["running"] as? Bool == false)
  }
}

/// The parts of a message that these tests look at.
private struct Received {
  let number: Int
  let isFull: Bool
  let members: Set<String>
  let layers: [Int]
  let log: [String]
  let build: [String: Any]?
  let animations: [(id: Int, value: [String: Any]?)]

  init(_ message: ViewerLedger.Message) throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any], "The message is not an object.")
    number = try #require(object["n"] as? Int)
    isFull = object["full"] as? Bool ?? false
    members = Set(object.keys)
    layers = (object["upd"] as? [[String: Any]] ?? []).compactMap { $0["i"] as? Int }
    animations = (object["anim"] as? [[Any]] ?? []).compactMap { entry in
      (entry.first as? Int).map { ($0, entry.last as? [String: Any]) }
    }
    build = object["build"] as? [String: Any]
    log = (object["log"] as? [[Any]] ?? []).compactMap { $0.last as? String }
  }
}
