/// A property of a layer, or a part of one, such as `position.x` or `transform.rotation.z`.
struct LayerKeyPath: Hashable {
  /// A part of a property's value.
  enum Part: Hashable {
    /// One of the numbers of a point, a size or a rectangle.
    case number(Int)
    /// The origin or the size of a rectangle, by the index of its first number.
    case pair(Int)
    /// The angle of a rotation about an axis.
    case rotation(Int)
    case scale(Int)
    /// The same scale along all axes.
    case uniformScale
    case translation(Int)
    /// A translation along x and y.
    case planeTranslation
  }

  /// A value of the app's own.
  struct Value: Hashable {
    let key: String
    /// The type of the animated values; `nil` if they are objects that cannot be interpolated.
    let form: RelativeValue.Form?
  }

  let property: LayerProperty
  let part: Part?
  /// The value of the app's own, if the property is `value`.
  private(set) var value: Value?

  /// Creates a key path from its text; returns `nil` if there is no such property.
  init?(_ text: String) {
    if let property = LayerProperty(rawValue: text) {
      (self.property, part) = (property, nil)
      return
    }
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let (name, rest) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let property = LayerProperty(rawValue: name == "isHidden" ? "hidden" : name),
      let part = property.parts(named: rest)
    else { return nil }
    (self.property, self.part) = (property, part)
  }

  init(_ property: LayerProperty) { (self.property, part) = (property, nil) }

  /// Creates the key path of a value that the app stores with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - sample: One of the values.
  init(valueForKey key: String, like sample: Any?) {
    (property, part) = (.value, nil)
    value = Value(key: key, form: RelativeValue(sample)?.form)
  }

  /// Reads the value.
  func value(in appearance: LayerAppearance) -> AnimatableValue {
    if let value {
      let stored = appearance.isPlain ? nil : appearance.rare.values[value.key]
      return RelativeValue(stored)?.value ?? .object(stored)
    }
    let whole = property.value(in: appearance)
    return part.map { whole.part($0) } ?? whole
  }

  /// Writes the value.
  func set(_ value: AnimatableValue, in appearance: inout LayerAppearance) {
    if let own = self.value {
      appearance.rare.values[own.key] = own.object(for: value)
      return
    }
    guard let part else { return property.set(value, in: &appearance) }
    property.set(property.value(in: appearance).replacing(part, by: value), in: &appearance)
  }
}

extension LayerKeyPath.Value {
  /// Returns a value in the form in which the app reads it.
  fileprivate func object(for value: AnimatableValue) -> Any? {
    if case .object(let object) = value { return object }
    return form.map { RelativeValue(value, $0).object }
  }
}

extension LayerProperty {
  fileprivate func parts(named name: String) -> LayerKeyPath.Part? {
    switch self {
    case .position, .anchorPoint, .startPoint, .endPoint: ["x": .number(0), "y": .number(1)][name]
    case .shadowOffset: ["width": .number(0), "height": .number(1)][name]
    case .bounds, .contentsRect, .contentsCenter:
      [
        "origin": .pair(0), "origin.x": .number(0), "origin.y": .number(1), "size": .pair(2), "size.width": .number(2),
        "size.height": .number(3),
      ][name]
    case .transform, .sublayerTransform, .instanceTransform:
      [
        "rotation": .rotation(2), "rotation.x": .rotation(0), "rotation.y": .rotation(1), "rotation.z": .rotation(2),
        "scale": .uniformScale, "scale.x": .scale(0), "scale.y": .scale(1), "scale.z": .scale(2),
        "translation": .planeTranslation, "translation.x": .translation(0), "translation.y": .translation(1),
        "translation.z": .translation(2),
      ][name]
    default: nil
    }
  }
}

extension AnimatableValue {
  fileprivate func part(_ part: LayerKeyPath.Part) -> AnimatableValue {
    switch (part, self) {
    case (.number(let index), .vector(let vector)): .scalar(vector[index])
    case (.pair(let index), .vector(let vector)): .vector([vector[index], vector[index + 1], 0, 0])
    case (.rotation(let axis), .transform(let components)): .scalar(components.rotation.angles[axis])
    case (.scale(let axis), .transform(let components)): .scalar(components.scale[axis])
    case (.uniformScale, .transform(let components)): .scalar(components.scale.sum() / 3)
    case (.translation(let axis), .transform(let components)): .scalar(components.translation[axis])
    case (.planeTranslation, .transform(let components)):
      .vector([components.translation.x, components.translation.y, 0, 0])
    default: self
    }
  }

  fileprivate func replacing(_ part: LayerKeyPath.Part, by value: AnimatableValue) -> AnimatableValue {
    guard case .vector(let new) = value else { return self }
    switch (part, self) {
    case (.number(let index), .vector(var vector)):
      vector[index] = new.x
      return .vector(vector)
    case (.pair(let index), .vector(var vector)):
      (vector[index], vector[index + 1]) = (new.x, new.y)
      return .vector(vector)
    case (_, .transform(var components)):
      components.replace(part, by: new)
      return .transform(components)
    default: return self
    }
  }
}

extension TransformComponents {
  fileprivate mutating func replace(_ part: LayerKeyPath.Part, by new: SIMD4<Double>) {
    switch part {
    case .rotation(let axis):
      var angles = rotation.angles
      angles[axis] = new.x
      rotation = Quaternion(angles: angles)
    case .scale(let axis): scale[axis] = new.x
    case .uniformScale: scale = SIMD3(repeating: new.x)
    case .translation(let axis): translation[axis] = new.x
    case .planeTranslation: (translation.x, translation.y) = (new.x, new.y)
    case .number, .pair: break
    }
  }
}

extension Quaternion {
  /// Creates a rotation about the x axis, then the y axis, then the z axis.
  fileprivate init(angles: SIMD3<Double>) {
    let x = Quaternion(angle: angles.x, axis: [1, 0, 0])
    let y = Quaternion(angle: angles.y, axis: [0, 1, 0])
    self = Quaternion(angle: angles.z, axis: [0, 0, 1]) * y * x
  }

  /// The angles of the successive rotations about the x, y, and z axes that result in this rotation.
  fileprivate var angles: SIMD3<Double> {
    let (x, y, z) = axes
    let sine = min(max(-x.z, -1), 1)
    // At a quarter turn about the y axis, rotations about x and z have the same effect; all of it is assigned to z.
    guard abs(sine) < 1 - 1e-12 else { return [0, asin(sine), atan2(-y.x, y.y)] }
    return [atan2(y.z, z.z), asin(sine), atan2(x.y, x.x)]
  }
}
