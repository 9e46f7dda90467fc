import DisplayScene

/// A writer of running animations as JSON: those that a viewer does not have yet, and the ends of the others.
enum AnimationWriter {
  /// Calls a closure with another one that writes the changes.
  ///
  /// Without changes, the closure is not called.
  static func write(from old: DisplayState?, to new: DisplayState, _ member: ((inout JSONText) -> Void) -> Void) {
    let known = old?.animations ?? [:]
    guard !known.isEmpty || !new.animations.isEmpty else { return }
    let changed = new.scene.order.filter { known[$0]?.id != new.animations[$0]?.id }
    guard !changed.isEmpty else { return }
    member { json in
      json.array { json in
        for id in changed {
          json.array { json in
            json.value(id)
            guard let animation = new.animations[id], let layer = new.scene.layers[id] else { return json.null() }
            write(animation, of: layer, to: &json)
          }
        }
      }
    }
  }

  private static func write(_ animation: SceneAnimation, of layer: SceneLayer, to json: inout JSONText) {
    let varying = VaryingProperties(of: animation, from: layer)
    json.object { json in
      json.member("begin", animation.begin, decimals: 4)
      json.member("time", animation.duration, decimals: 4)
      if animation.repeats {
        json.member("repeats", true)
      }
      json.name("keys")
      json.array { json in
        for (index, keyframe) in animation.keyframes.enumerated() {
          let next = animation.keyframes[min(index + 1, animation.keyframes.count - 1)]
          write(keyframe, varying, isHeld: !keyframe.isInterpolable(with: next), to: &json)
        }
      }
    }
  }

  /// Writes the properties that vary, in every key frame.
  ///
  /// - Parameter isHeld: A Boolean value that indicates whether the values remain until the next key frame.
  private static func write(
    _ keyframe: SceneAnimation.Keyframe, _ varying: VaryingProperties, isHeld: Bool, to json: inout JSONText
  ) {
    json.object { json in
      json.member("at", keyframe.offset, decimals: 4)
      if isHeld {
        json.member("held", true)
      }
      if varying.contains(.bounds) {
        json.member("b", keyframe.geometry.bounds)
      }
      if varying.contains(.position) {
        json.member("p", keyframe.geometry.position)
      }
      if varying.contains(.anchorPoint) {
        json.member("a", keyframe.geometry.anchorPoint)
      }
      if varying.contains(.transform) {
        json.name("t")
        LayerWriter.write(keyframe.geometry.transform, to: &json)
      }
      if varying.contains(.opacity) {
        json.member("o", keyframe.opacity, decimals: 3)
      }
      if varying.contains(.isHidden) {
        json.member("h", keyframe.isHidden)
      }
      if varying.contains(.backgroundColor) {
        json.member("bg", keyframe.style.backgroundColor?.css ?? "transparent")
      }
      if varying.contains(.cornerRadius) {
        json.member("r", keyframe.style.cornerRadius)
      }
      if varying.contains(.clipsToBounds) {
        json.member("cl", keyframe.style.clipsToBounds)
      }
      if varying.contains(.maskOutline), let outline = keyframe.maskOutline {
        LayerWriter.write(outline, in: keyframe.geometry.bounds, to: &json)
      }
    }
  }
}

/// The properties that differ from the layer's own in a key frame of an animation.
private struct VaryingProperties: OptionSet {
  let rawValue: Int

  static let bounds = VaryingProperties(rawValue: 1)
  static let position = VaryingProperties(rawValue: 2)
  static let anchorPoint = VaryingProperties(rawValue: 4)
  static let transform = VaryingProperties(rawValue: 8)
  static let opacity = VaryingProperties(rawValue: 16)
  static let isHidden = VaryingProperties(rawValue: 32)
  static let backgroundColor = VaryingProperties(rawValue: 64)
  static let cornerRadius = VaryingProperties(rawValue: 128)
  static let clipsToBounds = VaryingProperties(rawValue: 256)
  static let maskOutline = VaryingProperties(rawValue: 512)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of animation: SceneAnimation, from layer: SceneLayer) {
    self = []
    for keyframe in animation.keyframes {
      if keyframe.geometry.bounds != layer.geometry.bounds { insert(.bounds) }
      if keyframe.geometry.position != layer.geometry.position { insert(.position) }
      if keyframe.geometry.anchorPoint != layer.geometry.anchorPoint { insert(.anchorPoint) }
      if keyframe.geometry.transform != layer.geometry.transform { insert(.transform) }
      if keyframe.opacity != layer.opacity { insert(.opacity) }
      if keyframe.isHidden != layer.isHidden { insert(.isHidden) }
      if keyframe.style.backgroundColor != layer.style.backgroundColor { insert(.backgroundColor) }
      if keyframe.style.cornerRadius != layer.style.cornerRadius { insert(.cornerRadius) }
      if keyframe.style.clipsToBounds != layer.style.clipsToBounds { insert(.clipsToBounds) }
      if keyframe.maskOutline != layer.maskOutline { insert(.maskOutline) }
    }
  }
}
