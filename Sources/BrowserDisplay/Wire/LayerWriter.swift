import DisplayScene
import Foundation

/// A writer of layers as JSON.
///
/// It writes all properties of a new layer, and only the changes of a layer that a viewer has.
enum LayerWriter {
  /// Writes the properties in which a layer differs from the version that a viewer has.
  ///
  /// A new layer is compared with one that has default values.
  static func write(_ layer: SceneLayer, changedFrom old: SceneLayer?, to json: inout JSONText) {
    json.object { json in
      json.member("i", layer.id)
      if layer.name != old?.name {
        json.member("k", layer.name)
      }
      writeGeometry(layer.geometry, changedFrom: old?.geometry, to: &json)
      if layer.opacity != old?.opacity ?? 1 {
        json.member("o", layer.opacity, decimals: 3)
      }
      if layer.isHidden != old?.isHidden ?? false {
        json.member("h", layer.isHidden)
      }
      if layer.style != old?.style ?? SceneStyle() {
        json.name("s")
        write(layer.style, to: &json)
      }
      if layer.contents != old?.contents ?? [] {
        json.name("c")
        json.array { json in
          for content in layer.contents { ContentWriter.write(content, to: &json) }
        }
      }
      writeMask(of: layer, changedFrom: old, to: &json)
      if layer.accessibility != old?.accessibility ?? SceneAccessibility() {
        json.name("x")
        write(layer.accessibility, to: &json)
      }
    }
  }

  /// Writes the corners to which a mask clips the layer, or an image of the mask.
  private static func writeMask(of layer: SceneLayer, changedFrom old: SceneLayer?, to json: inout JSONText) {
    let (origin, oldOrigin) = (layer.geometry.bounds.origin, old?.geometry.bounds.origin)
    guard layer.mask != old?.mask ?? [] || (!layer.mask.isEmpty && origin != oldOrigin) else { return }
    guard let outline = layer.maskOutline else {
      return json.member("m", SVGLayerDrawing.maskImage(of: layer) ?? "")
    }
    write(outline, in: layer.geometry.bounds, to: &json)
  }

  /// Writes the corners to which a mask clips a layer, relative to its upper left corner.
  static func write(_ outline: [CGPoint], in bounds: CGRect, to json: inout JSONText) {
    json.name("m")
    json.array { json in
      for corner in outline {
        json.value(corner.x - bounds.minX, decimals: 3)
        json.value(corner.y - bounds.minY, decimals: 3)
      }
    }
  }

  private static func writeGeometry(
    _ geometry: SceneGeometry, changedFrom old: SceneGeometry?, to json: inout JSONText
  ) {
    if geometry.bounds != old?.bounds {
      json.member("b", geometry.bounds)
    }
    if geometry.position != old?.position {
      json.member("p", geometry.position)
    }
    if geometry.anchorPoint != old?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) {
      json.name("a")
      json.array {
        $0.value(geometry.anchorPoint.x, decimals: 4)
        $0.value(geometry.anchorPoint.y, decimals: 4)
      }
    }
    if geometry.transform != old?.transform ?? .identity {
      json.name("t")
      write(geometry.transform, to: &json)
    }
  }

  /// Writes the sixteen elements, or `null` for the identity.
  static func write(_ transform: SceneTransform, to json: inout JSONText) {
    guard transform != .identity else { return json.null() }
    json.array { json in
      for element in transform.elements { json.value(element, decimals: 6) }
    }
  }

  private static func write(_ style: SceneStyle, to json: inout JSONText) {
    json.object { json in
      if let color = style.backgroundColor, color.alpha > 0 {
        json.member("bg", color.css)
      }
      if style.cornerRadius > 0 {
        json.member("r", style.cornerRadius)
        if style.roundedCorners != .all {
          json.member("rc", style.roundedCorners.rawValue)
        }
      }
      if let border = style.border, border.width > 0 {
        json.member("bw", border.width)
        json.member("bc", border.color.css)
      }
      if let shadow = style.shadow, shadow.color.alpha > 0 {
        json.name("sh")
        ContentWriter.write(shadow, to: &json)
      }
      if style.clipsToBounds {
        json.member("cl", true)
      }
      if let vibrancy = style.vibrancy {
        json.member("vi", vibrancy.matrix)
      }
      json.member("bm", ifAny: style.blendMode?.rawValue)
    }
  }

  /// Writes accessibility properties.
  static func write(_ accessibility: SceneAccessibility, to json: inout JSONText) {
    json.object { json in
      json.member("e", accessibility.isElement)
      json.member("l", ifAny: accessibility.label)
      json.member("v", ifAny: accessibility.value)
      json.member("d", ifAny: accessibility.identifier)
      if !accessibility.traits.isEmpty {
        json.name("t")
        json.array { json in
          for trait in accessibility.traits { json.value(trait) }
        }
      }
    }
  }
}

extension SceneColor {
  /// The color in the notation of CSS.
  var css: String {
    alpha >= 1 ? hexadecimal : hexadecimal + Self(red: alpha, green: 0, blue: 0).hexadecimal.dropFirst().prefix(2)
  }
}
