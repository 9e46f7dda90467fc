extension AnimatableValue {
  /// Creates a value from one that an app has set for a key path.
  ///
  /// Returns `nil` if its type does not match.
  init?(_ value: Any?, for path: LayerKeyPath) {
    if path.property == .value {
      self = RelativeValue(value)?.value ?? .object(value)
      return
    }
    guard let value, !(value is NSNull) else {
      // A color that is not set is transparent.
      switch path.property {
      case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor, .instanceColor:
        self = .vector(.zero)
      case .contents: self = .contents(LayerContents(nil))
      case .path, .shadowPath: self = .path(nil)
      default: return nil
      }
      return
    }
    switch path.property {
    case .hidden:
      guard let flag = value as? Bool ?? (value as? NSNumber)?.boolValue else { return nil }
      self = .object(flag)
    case .contents: self = .contents(LayerContents(value))
    case .path, .shadowPath:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .colors, .locations:
      guard let value = GradientAppearance.value(of: path.property, from: value) else { return nil }
      self = value
    default:
      guard let value = Self.number(value) ?? Self.geometry(value) else { return nil }
      if path.part == nil, [.transform, .sublayerTransform, .instanceTransform].contains(path.property) {
        guard case .transform = value else { return nil }
      }
      self = value
    }
  }

  /// Returns the value of a number of any numeric type.
  static func number(_ value: Any) -> AnimatableValue? {
    switch value {
    case let value as CGFloat: .scalar(Double(value))
    case let value as Double: .scalar(value)
    case let value as Float: .scalar(Double(value))
    case let value as any BinaryInteger: .scalar(Double(value))
    case let value as Bool: .scalar(value ? 1 : 0)
    case let value as NSNumber: .scalar(value.doubleValue)
    default: nil
    }
  }

  /// Returns the value of geometry or of a color.
  static func geometry(_ value: Any) -> AnimatableValue? {
    switch value {
    case let value as CGPoint: .point(value)
    case let value as CGSize: .size(value)
    case let value as CGRect: .rect(value)
    case let value as CATransform3D: .transform(TransformComponents(value))
    case let value as CGAffineTransform: .transform(TransformComponents(CATransform3DMakeAffineTransform(value)))
    case let value as CGColor: .color(value)
    case let value as NSValue: wrapped(value)
    default: nil
    }
  }

  private static func wrapped(_ value: NSValue) -> AnimatableValue? {
    switch String(cString: value.objCType) {
    case String(cString: NSValue(point: .zero).objCType): .point(value.pointValue)
    case String(cString: NSValue(size: .zero).objCType): .size(value.sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): .rect(value.rectValue)
    case NSValue.typeOfTransform: .transform(TransformComponents(value.caTransform3DValue))
    default: nil
    }
  }
}

extension LayerKeyPath {
  /// Returns the value in the form that the app reads: numbers as `NSNumber`, geometry as values.
  func plainValue(in appearance: LayerAppearance) -> Any? {
    switch (property, part, value(in: appearance)) {
    case (.backgroundColor, nil, _): return appearance.backgroundColor
    case (.borderColor, nil, _): return appearance.borderColor
    case (.shadowColor, nil, _): return appearance.shadowColor
    case (.fillColor, nil, _): return appearance.rare.shape?.fillColor
    case (.strokeColor, nil, _): return appearance.rare.shape?.strokeColor
    case (.colors, nil, _): return appearance.rare.gradient?.colors
    case (.transform, nil, _): return appearance.transform
    case (.sublayerTransform, nil, _): return appearance.rare.sublayerTransform
    case (.hidden, _, _): return NSNumber(value: appearance.isHidden)
    case (.bounds, nil, .vector(let v)), (.contentsRect, nil, .vector(let v)), (.contentsCenter, nil, .vector(let v)):
      return CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case (.bounds, .pair(0), .vector(let v)), (.contentsRect, .pair(0), .vector(let v)),
      (.contentsCenter, .pair(0), .vector(let v)):
      return CGPoint(x: v.x, y: v.y)
    case (.position, nil, .vector(let v)), (.anchorPoint, nil, .vector(let v)), (.boundsOrigin, nil, .vector(let v)),
      (.startPoint, nil, .vector(let v)), (.endPoint, nil, .vector(let v)):
      return CGPoint(x: v.x, y: v.y)
    case (_, .pair, .vector(let v)), (.boundsSize, nil, .vector(let v)), (.shadowOffset, nil, .vector(let v)),
      (_, .planeTranslation, .vector(let v)):
      return CGSize(width: v.x, height: v.y)
    case (_, _, .vector(let v)): return NSNumber(value: v.x)
    case (_, _, .path(let path)): return path
    case (_, _, .contents(let contents)): return contents.current
    case (_, _, .object(let value)): return value
    case (_, _, .transform(let components)): return components.transform
    case (_, _, .list(let numbers)): return numbers.map { NSNumber(value: $0) }
    }
  }
}
