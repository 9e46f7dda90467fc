package import DisplayScene
package import Foundation

/// A message from a viewer: an acknowledgment, an input event, or a request for details.
///
/// Viewers are untrusted. A message is decoded into plain values with limits. Anything else is an error, after which
/// the connection is closed.
package enum ViewerMessage: Equatable, Sendable {
  /// The viewer has shown the picture with a number.
  case acknowledgment(Int)
  /// The user has performed an input event.
  case input(SceneInput)
  /// The inspector needs the details of a layer.
  case inspection(layer: Int)

  /// The reason why a message is refused.
  package enum Refusal: Error, Equatable {
    /// The message has more bytes than ``maximumSize``.
    case tooLarge(Int)
    /// The message is not JSON of the expected form.
    case malformed
    /// A value is outside its range.
    case outOfRange(String)
  }

  /// The largest accepted message, in bytes.
  ///
  /// Only pasted text is long.
  package static let maximumSize = 65_536
  /// The longest accepted text, in characters.
  static let maximumTextLength = 10_000
  /// The largest accepted coordinate or distance, in points, in either direction.
  static let maximumCoordinate = 100_000.0
  /// The largest accepted usage of a key.
  static let maximumUsage = 0xFFFF
  /// All modifiers of a key.
  static let maximumModifiers = 31
  /// The largest accepted identifier of a touch.
  static let maximumTouch = 1_000

  /// Creates a message from its JSON.
  package init(_ data: Data) throws(Refusal) {
    guard data.count <= Self.maximumSize else { throw .tooLarge(data.count) }
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: data)
    } catch {
      throw .malformed
    }
    self = try fields.message()
  }

  /// The members of all messages; each type uses some of them.
  fileprivate struct Fields: Decodable {
    var type: Kind
    var number: Int?
    var id: Int?
    var phase: SceneInput.Touch.Phase?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var text: String?
    var usage: Int?
    var modifiers: Int?
    var isOn: Bool?
    var size: SceneSettings.TextSize?
    var orientation: SceneInput.Orientation?
  }

  fileprivate enum Kind: String, Decodable {
    case ack, touch, hover, scroll, text, delete, key, paste
    case rotate, dark, textSize, rightToLeft, reduceMotion, slow, foreground, memoryWarning
    case openScene, scene, record, inspect
  }
}

extension ViewerMessage.Fields {
  func message() throws(ViewerMessage.Refusal) -> ViewerMessage {
    switch type {
    case .ack: .acknowledgment(try index(number))
    case .touch: .input(.touch(try touch()))
    case .scroll:
      .input(
        .scroll(
          SceneInput.Scroll(
            location: try point(x, y), distance: CGSize(width: try coordinate(dx), height: try coordinate(dy)))))
    case .hover: .input(.hover(x == nil && y == nil ? nil : try point(x, y)))
    case .text: .input(.insertText(try limitedText()))
    case .delete: .input(.deleteBackward)
    case .key: .input(.key(try key()))
    case .paste: .input(.paste(try limitedText()))
    case .rotate: .input(.rotation(try require(orientation)))
    case .dark: .input(.setting(.isDark(try require(isOn))))
    case .textSize: .input(.setting(.textSize(try require(size))))
    case .rightToLeft: .input(.setting(.isRightToLeft(try require(isOn))))
    case .reduceMotion: .input(.setting(.reduceMotion(try require(isOn))))
    case .slow: .input(.setting(.slowAnimations(try require(isOn))))
    case .foreground: .input(.foreground(try require(isOn)))
    case .memoryWarning: .input(.memoryWarning)
    case .openScene: .input(.openScene)
    case .scene: .input(.activateScene(try index(number)))
    case .record: .input(.recording(try require(isOn)))
    case .inspect: .inspection(layer: try index(number))
    }
  }

  private func touch() throws(ViewerMessage.Refusal) -> SceneInput.Touch {
    let id = try require(id)
    guard (0...ViewerMessage.maximumTouch).contains(id) else { throw .outOfRange("id") }
    return SceneInput.Touch(id: id, phase: try require(phase), location: try point(x, y))
  }

  private func key() throws(ViewerMessage.Refusal) -> SceneInput.Key {
    let (usage, text, modifiers) = (try require(usage), try require(text), try require(modifiers))
    guard (0...ViewerMessage.maximumUsage).contains(usage) else { throw .outOfRange("usage") }
    guard text.count <= 1 else { throw .outOfRange("text") }
    guard (0...ViewerMessage.maximumModifiers).contains(modifiers) else { throw .outOfRange("modifiers") }
    let phase: SceneInput.Key.Phase
    switch try require(self.phase) {
    case .began: phase = .began
    case .ended: phase = .ended
    case .moved, .cancelled: throw .outOfRange("phase")
    }
    return SceneInput.Key(
      usage: usage, phase: phase, characters: text, modifiers: SceneInput.Key.Modifiers(rawValue: modifiers))
  }

  private func limitedText() throws(ViewerMessage.Refusal) -> String {
    let text = try require(text)
    guard text.count <= ViewerMessage.maximumTextLength else { throw .outOfRange("text") }
    return text
  }

  private func point(_ x: Double?, _ y: Double?) throws(ViewerMessage.Refusal) -> CGPoint {
    CGPoint(x: try coordinate(x), y: try coordinate(y))
  }

  private func coordinate(_ value: Double?) throws(ViewerMessage.Refusal) -> Double {
    let value = try require(value)
    guard abs(value) <= ViewerMessage.maximumCoordinate else { throw .outOfRange("coordinate") }
    return value
  }

  private func index(_ value: Int?) throws(ViewerMessage.Refusal) -> Int {
    let value = try require(value)
    guard value >= 0 else { throw .outOfRange("number") }
    return value
  }

  private func require<Value>(_ value: Value?) throws(ViewerMessage.Refusal) -> Value {
    guard let value else { throw .malformed }
    return value
  }
}
