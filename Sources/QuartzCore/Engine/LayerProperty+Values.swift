extension LayerProperty {
  /// Reads the property.
  func value(in appearance: LayerAppearance) -> AnimatableValue {
    switch self {
    case .bounds: .rect(appearance.bounds)
    case .boundsOrigin: .point(appearance.bounds.origin)
    case .boundsSize: .size(appearance.bounds.size)
    case .position: .point(appearance.position)
    case .transform: .transform(TransformComponents(appearance.transform))
    case .cornerRadius: .scalar(Double(appearance.cornerRadius))
    case .anchorPoint: .point(appearance.anchorPoint)
    case .opacity: .scalar(Double(appearance.opacity))
    case .backgroundColor: .color(appearance.backgroundColor)
    case .zPosition: .scalar(Double(appearance.zPosition))
    case .hidden: .object(appearance.isHidden)
    case .borderWidth: .scalar(Double(appearance.borderWidth))
    case .borderColor: .color(appearance.borderColor)
    case .shadowColor: .color(appearance.shadowColor)
    case .shadowOpacity: .scalar(Double(appearance.shadowOpacity))
    case .shadowOffset: .size(appearance.shadowOffset)
    case .shadowRadius: .scalar(Double(appearance.shadowRadius))
    default: rareValue(in: appearance.rare)
    }
  }

  /// Writes the property.
  func set(_ value: AnimatableValue, in appearance: inout LayerAppearance) {
    switch (self, value) {
    case (.bounds, .vector(let v)): appearance.bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case (.boundsOrigin, .vector(let v)): appearance.bounds.origin = CGPoint(x: v.x, y: v.y)
    case (.boundsSize, .vector(let v)): appearance.bounds.size = CGSize(width: v.x, height: v.y)
    case (.position, .vector(let v)): appearance.position = CGPoint(x: v.x, y: v.y)
    case (.transform, .transform(let components)): appearance.transform = components.transform
    case (.cornerRadius, .vector(let v)): appearance.cornerRadius = max(CGFloat(v.x), 0)
    case (.anchorPoint, .vector(let v)): appearance.anchorPoint = CGPoint(x: v.x, y: v.y)
    case (.opacity, .vector(let v)): appearance.opacity = Float(v.x)
    case (.backgroundColor, .vector(let v)): appearance.backgroundColor = CGColor(animatableComponents: v)
    case (.zPosition, .vector(let v)): appearance.zPosition = CGFloat(v.x)
    case (.hidden, .object(let value)): appearance.isHidden = value as? Bool ?? false
    case (.borderWidth, .vector(let v)): appearance.borderWidth = max(CGFloat(v.x), 0)
    case (.borderColor, .vector(let v)): appearance.borderColor = CGColor(animatableComponents: v)
    case (.shadowColor, .vector(let v)): appearance.shadowColor = CGColor(animatableComponents: v)
    case (.shadowOpacity, .vector(let v)): appearance.shadowOpacity = Float(min(max(v.x, 0), 1))
    case (.shadowOffset, .vector(let v)): appearance.shadowOffset = CGSize(width: v.x, height: v.y)
    case (.shadowRadius, .vector(let v)): appearance.shadowRadius = max(CGFloat(v.x), 0)
    default: setRare(value, in: &appearance.rare)
    }
  }

  private func rareValue(in rare: RareAppearance) -> AnimatableValue {
    switch self {
    case .sublayerTransform: .transform(TransformComponents(rare.sublayerTransform))
    case .anchorPointZ: .scalar(Double(rare.anchorPointZ))
    case .contents: .contents(LayerContents(rare.contents))
    case .contentsRect: .rect(rare.contentsRect)
    case .contentsCenter: .rect(rare.contentsCenter)
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      (rare.shape ?? ShapeAppearance()).value(of: self)
    case .shadowPath: .path(rare.shadowPath)
    case .vibrancy: .scalar(rare.vibrancy)
    case .colors, .locations, .startPoint, .endPoint: (rare.gradient ?? GradientAppearance()).value(of: self)
    case .fontSize, .foregroundColor: (rare.text ?? TextAppearance()).value(of: self)
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      (rare.replicator ?? ReplicatorAppearance()).value(of: self)
    default: .object(nil)
    }
  }

  private func setRare(_ value: AnimatableValue, in rare: inout RareAppearance) {
    switch (self, value) {
    case (.sublayerTransform, .transform(let components)): rare.sublayerTransform = components.transform
    case (.anchorPointZ, .vector(let v)): rare.anchorPointZ = CGFloat(v.x)
    case (.contents, .contents(let contents)): (rare.contents, rare.dissolve) = (contents.current, contents.dissolve)
    case (.contentsRect, .vector(let v)): rare.contentsRect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case (.contentsCenter, .vector(let v)): rare.contentsCenter = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case (.shadowPath, .path(let path)): rare.shadowPath = path
    case (.vibrancy, .vector(let v)): rare.vibrancy = min(max(v.x, 0), 1)
    default:
      // Only a layer of the class that declares the property has this part of the appearance.
      rare.shape?.set(value, of: self)
      rare.gradient?.set(value, of: self)
      rare.text?.set(value, of: self)
      rare.replicator?.set(value, of: self)
    }
  }
}

extension AnimatableValue {
  static func color(_ color: CGColor?) -> AnimatableValue { .vector(color?.animatableComponents ?? .zero) }
}
