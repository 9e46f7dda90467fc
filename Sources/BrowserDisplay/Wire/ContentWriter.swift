import DisplayScene
import Foundation

/// A writer of the contents of layers as JSON.
enum ContentWriter {
  static func write(_ content: SceneContent, to json: inout JSONText) {
    json.object { json in
      switch content {
      case .text(let text): write(text, to: &json)
      case .image(let image): write(image, to: &json)
      case .shape(let shape): write(shape, to: &json)
      case .spinner(let spinner): write(spinner, to: &json)
      case .backdrop(let backdrop): write(backdrop, to: &json)
      case .drawing(let drawing): json.member("svg", SVGDrawing.markup(for: drawing))
      }
    }
  }

  /// Writes the color, the offset and the blur radius.
  static func write(_ shadow: SceneShadow, to json: inout JSONText) {
    json.array { json in
      json.value(shadow.color.css)
      json.value(shadow.offset.width)
      json.value(shadow.offset.height)
      json.value(shadow.radius)
    }
  }

  private static func write(_ text: SceneText, to json: inout JSONText) {
    json.name("text")
    json.array { json in
      for line in text.lines where !line.string.isEmpty {
        json.array { json in
          json.value(line.string)
          json.value(line.origin.x)
          json.value(line.origin.y)
          json.value(line.width)
          if text.stretchesLetters || line.hasJoinedLetters {
            json.value(1)
          }
        }
      }
    }
    json.member("fs", text.font.size)
    json.member("fw", text.font.weight)
    if text.font.family != .system {
      json.member("ff", text.font.family.rawValue)
    }
    if text.font.isItalic {
      json.member("it", true)
    }
    json.member("f", text.color.css)
    if text.letterSpacing != 0 {
      json.member("ls", text.letterSpacing, decimals: 3)
    }
    if let outline = text.outline {
      json.member("st", outline.color.css)
      json.member("sw", outline.width, decimals: 3)
    }
    if text.obliqueness != 0 {
      json.member("ob", text.obliqueness, decimals: 4)
    }
    if text.isRightToLeft {
      json.member("rtl", true)
    }
    if let shadow = text.shadow, shadow.color.alpha > 0 {
      json.name("sh")
      write(shadow, to: &json)
    }
  }

  private static func write(_ image: SceneImage, to json: inout JSONText) {
    json.member("image", "data:\(image.mediaType);base64,\(image.data.base64EncodedString())")
    json.member("r", image.rect)
    if image.isPixelated {
      json.member("px", true)
    }
    if let tint = image.tint {
      json.member("f", tint.css)
    }
  }

  private static func write(_ shape: SceneShape, to json: inout JSONText) {
    json.member("path", SVGContent.pathData(shape.path))
    if let fill = shape.fill {
      json.member("f", fill.css)
    }
    if let stroke = shape.stroke {
      json.member("st", stroke.color.css)
      json.member("sw", stroke.width)
    }
  }

  private static func write(_ backdrop: SceneBackdrop, to json: inout JSONText) {
    json.member("blur", backdrop.filter)
    json.member("r", backdrop.rect)
    if backdrop.cornerRadius > 0 {
      json.member("cr", backdrop.cornerRadius)
    }
  }

  private static func write(_ spinner: SceneSpinner, to json: inout JSONText) {
    json.name("spin")
    json.array { json in
      json.value(spinner.center.x)
      json.value(spinner.center.y)
      json.value(spinner.radius)
      json.value(spinner.spokes)
      json.value(spinner.leadingSpoke)
    }
    json.member("f", spinner.color.css)
  }
}
