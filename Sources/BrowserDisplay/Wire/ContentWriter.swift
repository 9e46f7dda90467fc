import DisplayScene
import Foundation

/// Writes the contents of layers as JSON.
enum ContentWriter {
  static func write(_ content: SceneContent, to json: inout JSONText) {
    json.object { json in
      switch content {
      case .text(let text): write(text, to: &json)
      case .image(let image): write(image, to: &json)
      case .shape(let shape): write(shape, to: &json)
      case .spinner(let spinner): write(spinner, to: &json)
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
        }
      }
    }
    json.name("fs")
    json.value(text.font.size)
    json.name("fw")
    json.value(text.font.weight)
    if text.font.family == .monospaced {
      json.name("mono")
      json.value(true)
    }
    if text.font.isItalic {
      json.name("it")
      json.value(true)
    }
    json.name("f")
    json.value(text.color.css)
    if text.letterSpacing != 0 {
      json.name("ls")
      json.value(text.letterSpacing, decimals: 3)
    }
    if text.isRightToLeft {
      json.name("rtl")
      json.value(true)
    }
    if let shadow = text.shadow, shadow.color.alpha > 0 {
      json.name("sh")
      write(shadow, to: &json)
    }
  }

  private static func write(_ image: SceneImage, to json: inout JSONText) {
    json.name("image")
    json.value("data:\(image.mediaType);base64,\(image.data.base64EncodedString())")
    json.name("r")
    json.value(image.rect)
    if let tint = image.tint {
      json.name("f")
      json.value(tint.css)
    }
  }

  private static func write(_ shape: SceneShape, to json: inout JSONText) {
    json.name("path")
    json.value(SVGContent.pathData(shape.path))
    if let fill = shape.fill {
      json.name("f")
      json.value(fill.css)
    }
    if let stroke = shape.stroke {
      json.name("st")
      json.value(stroke.color.css)
      json.name("sw")
      json.value(stroke.width)
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
    json.name("f")
    json.value(spinner.color.css)
  }
}
