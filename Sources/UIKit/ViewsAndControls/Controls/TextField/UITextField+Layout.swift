import DisplayScene

extension UITextField {
  /// Called when the displayed content or its size may have changed.
  func contentDidChange() {
    showOverlays()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Overlays

  private func showOverlays() {
    show(leftView, if: leftViewMode.isShown(isEditing: isEditing))
    show(rightView, if: showsRightView(isEditing: isEditing))
    clearButton.isHidden = !showsClearButton(isEditing: isEditing) || !hasText
  }

  private func show(_ view: UIView?, if isShown: Bool) {
    guard let view else { return }
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }

  private func showsClearButton(isEditing: Bool) -> Bool {
    clearButtonMode.isShown(isEditing: isEditing) && !showsRightView(isEditing: isEditing)
  }

  private func showsRightView(isEditing: Bool) -> Bool {
    guard let rightView, rightViewMode.isShown(isEditing: isEditing) else { return false }
    // The clear button replaces the button of an empty search field.
    return !(rightView is SearchFieldButton && hasText && clearButtonMode.isShown(isEditing: isEditing))
  }

  func overlayRect(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    // Without a view, the rectangle is empty and at the edge.
    guard let view else { return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - height / 2, width: size.width,
      height: height)
  }

  func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
    let length: CGFloat = 19
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(x: bounds.maxX - length - margin, y: bounds.midY - length / 2, width: length, height: length)
  }

  // MARK: - Text Rectangle

  private var borderMargins: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// Returns the rectangle that the border and the overlays leave for the text.
  func contentRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let borderMargins = borderMargins
    var (left, right) = (bounds.minX + borderMargins.width, bounds.maxX - borderMargins.width)
    if leftView != nil, leftViewMode.isShown(isEditing: isEditing) {
      left = max(left, leftViewRect(forBounds: bounds).maxX + borderMargins.width)
    }
    if showsRightView(isEditing: isEditing) {
      right = min(right, rightViewRect(forBounds: bounds).minX - borderMargins.width)
    } else if showsClearButton(isEditing: isEditing) {
      right = min(right, clearButtonRect(forBounds: bounds).minX - 4)
    }
    let height = max(bounds.height - 2 * borderMargins.height, 0)
    return directed(
      CGRect(x: left, y: bounds.minY + borderMargins.height, width: max(right - left, 0), height: height), in: bounds)
  }

  /// The rectangle of the displayed text or placeholder.
  var shownRect: CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  func placeParts() {
    // In an empty field, the canvas has the rectangle of the placeholder, in which the caret is also visible.
    canvas.frame = shownRect.insetBy(dx: -TextFieldCanvas.reach, dy: 0)
    clearButton.frame = directed(clearButtonRect(forBounds: bounds), in: bounds)
    if let leftView, leftView.superview === self {
      leftView.frame = directed(leftViewRect(forBounds: bounds), in: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = directed(rightViewRect(forBounds: bounds), in: bounds)
    }
    scrollToCaret()
    canvas.fieldDidChange()
  }

  // MARK: - Measuring

  /// The size that fits the text.
  ///
  /// As on iOS, the height is 34 points with a border and 22 without, at the default text size.
  var fittingSize: CGSize {
    let text = max(line(of: shownString).size.width, line(of: shownPlaceholder).size.width)
    var overlays: CGFloat = 0
    if leftView != nil, leftViewMode.isShown(isEditing: isEditing) {
      overlays += leftViewRect(forBounds: bounds).width + borderMargins.width
    }
    if showsRightView(isEditing: isEditing) {
      overlays += rightViewRect(forBounds: bounds).width + borderMargins.width
    } else if showsClearButton(isEditing: isEditing) {
      overlays += defaultClearButtonRect(in: bounds).width + 4
    }
    let line = usedFont.lineHeight.rounded(.up) + 1
    let height: CGFloat
    switch borderStyle {
    case .none: height = line
    case .line: height = line + 4
    case .bezel: height = line + 8
    case .roundedRect: height = max(line + 12, 34)
    }
    return CGSize(width: (text + overlays).rounded(.up) + 2 * borderMargins.width, height: height)
  }

  var usedFont: UIFont { content.font }

  // MARK: - Border

  func border() -> [SceneContent] {
    let rect = borderRect(forBounds: bounds)
    guard borderStyle != .none, rect.width > 1, rect.height > 1 else { return [] }
    guard borderStyle != .roundedRect else {
      let fill = backgroundColor == nil ? (isEnabled ? Self.paper : .secondarySystemBackground) : nil
      return [.shape(Self.roundedBorder(of: rect, fill: fill, in: traitCollection))]
    }
    let line: UIColor = borderStyle == .bezel ? .systemGray : .label
    return [.shape(Self.border(of: rect, line, width: 1, radius: 0, fill: nil, in: traitCollection))]
  }

  /// Returns a border with rounded corners, as those of text fields and text views.
  static func roundedBorder(of rect: CGRect, fill: UIColor?, in traits: UITraitCollection) -> SceneShape {
    border(of: rect, edge, width: 0.8, radius: min(6, rect.height / 2), fill: fill, in: traits)
  }

  private static func border(
    of rect: CGRect, _ line: UIColor, width: CGFloat, radius: CGFloat, fill: UIColor?, in traits: UITraitCollection
  ) -> SceneShape {
    func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traits).components.scene }
    return SceneShape(
      path: SymbolPath.roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), radius: radius),
      fill: fill.map(scene), stroke: .init(color: scene(line), width: width))
  }

  private static let paper = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  private static let edge = UIColor(light: (0, 0, 0, 0.18), dark: (255, 255, 255, 0.3))
}
