import BrowserDisplay
import DisplayScene
import Foundation
import TestSupport
import Testing

/// What a viewer may send.
struct ViewerMessageTests {
  private func decode(_ text: String) -> Result<ViewerMessage, ViewerMessage.Refusal> {
    Result { () throws(ViewerMessage.Refusal) in try ViewerMessage(Data(text.utf8)) }
  }

  @Test(arguments: [
    (#"{"type":"ack","number":7}"#, ViewerMessage.acknowledgment(7)),
    (
      #"{"type":"touch","id":3,"phase":"moved","x":1.5,"y":-2}"#,
      .input(.touch(SceneInput.Touch(id: 3, phase: .moved, location: CGPoint(x: 1.5, y: -2))))
    ),
    (
      #"{"type":"scroll","x":1,"y":2,"dx":0,"dy":-40}"#,
      .input(.scroll(SceneInput.Scroll(location: CGPoint(x: 1, y: 2), distance: CGSize(width: 0, height: -40))))
    ),
    (#"{"type":"text","text":"Łódź 🚢"}"#, .input(.insertText("Łódź 🚢"))),
    (#"{"type":"delete"}"#, .input(.deleteBackward)),
    (#"{"type":"paste","text":"a"}"#, .input(.paste("a"))),
    (#"{"type":"hover","x":1,"y":2}"#, .input(.hover(CGPoint(x: 1, y: 2)))),
    (#"{"type":"hover"}"#, .input(.hover(nil))),
    (
      #"{"type":"key","usage":29,"phase":"began","text":"z","modifiers":8}"#,
      .input(.key(SceneInput.Key(usage: 29, phase: .began, characters: "z", modifiers: .command)))
    ),
    (#"{"type":"rotate","orientation":"landscapeLeft"}"#, .input(.rotation(.landscapeLeft))),
    (#"{"type":"dark","isOn":true}"#, .input(.setting(.isDark(true)))),
    (#"{"type":"textSize","size":"extra-large"}"#, .input(.setting(.textSize(.extraLarge)))),
    (#"{"type":"rightToLeft","isOn":true}"#, .input(.setting(.isRightToLeft(true)))),
    (#"{"type":"reduceMotion","isOn":false}"#, .input(.setting(.reduceMotion(false)))),
    (#"{"type":"slow","isOn":true}"#, .input(.setting(.slowAnimations(true)))),
    (#"{"type":"foreground","isOn":false}"#, .input(.foreground(false))),
    (#"{"type":"memoryWarning"}"#, .input(.memoryWarning)),
    (#"{"type":"openScene"}"#, .input(.openScene)),
    (#"{"type":"scene","number":1}"#, .input(.activateScene(1))),
    (#"{"type":"record","isOn":true}"#, .input(.recording(true))),
    (#"{"type":"inspect","number":12}"#, .inspection(layer: 12)),
  ]) func `Each kind of message is decoded`(text: String, message: ViewerMessage) {
    #expect(decode(text) == .success(message))
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "7", "\"ack\"", #"{"type":"quit"}"#, #"{"type":"ack"}"#, #"{"type":"ack","number":"7"}"#,
    #"{"type":"ack","number":1.5}"#, #"{"type":"ack","number":1e99}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1}"#,
    #"{"type":"touch","id":1,"phase":"hovered","x":1,"y":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":NaN,"y":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1e999,"y":1}"#, #"{"type":"text"}"#, #"{"type":"dark","isOn":1}"#,
    #"{"type":"textSize","size":"huge"}"#, #"{"type":"rotate","orientation":"sideways"}"#,
    #"{"type":"delete"} trailing"#,
    String(repeating: "[", count: 60_000), String(repeating: #"{"type":"#, count: 7_000),
  ]) func `A message of another form is malformed`(text: String) {
    #expect(decode(text) == .failure(.malformed), "\(text.prefix(80))")
  }

  @Test func `A value outside of its range is refused by name`() {
    #expect(decode(#"{"type":"touch","id":-1,"phase":"began","x":1,"y":1}"#) == .failure(.outOfRange("id")))
    #expect(decode(#"{"type":"touch","id":1001,"phase":"began","x":1,"y":1}"#) == .failure(.outOfRange("id")))
    #expect(decode(#"{"type":"touch","id":1,"phase":"began","x":1e6,"y":1}"#) == .failure(.outOfRange("coordinate")))
    #expect(decode(#"{"type":"scroll","x":1,"y":1,"dx":-1e9,"dy":1}"#) == .failure(.outOfRange("coordinate")))
    #expect(decode(#"{"type":"ack","number":-1}"#) == .failure(.outOfRange("number")))
    let text = String(repeating: "a", count: 10_001)
    #expect(decode(#"{"type":"text","text":"\#(text)"}"#) == .failure(.outOfRange("text")))
    #expect(decode(String(repeating: " ", count: 65_537)) == .failure(.tooLarge(65_537)))
  }

  @Test func `A hundred thousand damaged messages are refused, or decoded within the limits`() {
    let valid = [
      #"{"type":"ack","number":7}"#, #"{"type":"touch","id":3,"phase":"moved","x":1.5,"y":-2}"#,
      #"{"type":"scroll","x":1,"y":2,"dx":0,"dy":-40}"#, #"{"type":"text","text":"A\n\u00e9"}"#,
      #"{"type":"rotate","orientation":"landscapeLeft"}"#, #"{"type":"textSize","size":"extra-large"}"#,
      #"{"type":"scene","number":1}"#,
    ].map { Array($0.utf8) }
    var random = SplitMix64(seed: 15)
    var (refused, accepted) = (0, 0)
    for _ in 0..<100_000 {
      let bytes = damaged(valid, &random)
      do {
        let message = try ViewerMessage(Data(bytes))
        accepted += 1
        if !isWithinLimits(message) { Issue.record("\(message) is outside of the limits") }
      } catch {
        refused += 1
      }
    }
    // Both outcomes occur, so the damage is neither harmless nor always fatal.
    #expect(refused > 10_000 && accepted > 1_000, "\(refused) refused, \(accepted) accepted")
  }

  /// Returns a message with some bytes replaced, removed, repeated, or from another message; or only noise.
  private func damaged(_ valid: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<10, using: &random) == 0 {
      return (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var bytes = valid[Int.random(in: valid.indices, using: &random)]
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8(ascii: "9"), at: index)
      case 3: bytes.insert(contentsOf: bytes[index...], at: index)
      case 4: bytes.removeLast(bytes.count - index)
      default: bytes[index] = UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &random)
      }
    }
    return bytes
  }

  private func isWithinLimits(_ message: ViewerMessage) -> Bool {
    func isNear(_ values: Double...) -> Bool { values.allSatisfy { abs($0) <= 100_000 } }
    switch message {
    case .acknowledgment(let number), .inspection(let number): return number >= 0
    case .input(.touch(let touch)):
      return (0...1_000).contains(touch.id) && isNear(touch.location.x, touch.location.y)
    case .input(.scroll(let scroll)):
      return isNear(scroll.location.x, scroll.location.y, scroll.distance.width, scroll.distance.height)
    case .input(.insertText(let text)): return text.count <= 10_000
    case .input(.activateScene(let number)): return number >= 0
    case .input: return true
    }
  }
}
