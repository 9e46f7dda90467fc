import DisplayScene

extension UITextField {
  /// Returns what a closure draws, in the coordinates of the canvas.
  ///
  /// The closure calls one of the methods that a subclass can override, whose drawing is recorded as well.
  func contents(of draw: () -> Void) -> [SceneContent] {
    let frame = canvas.frame
    let context = CGContext(bounds: frame, scale: max(traitCollection.displayScale, 1), isOpaque: false)
    drawn = []
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    let lines = drawn ?? []
    drawn = nil
    guard !context.isEmpty else { return lines }
    return lines + [
      .drawing(SceneDrawing(bounds: frame, rect: CGRect(origin: .zero, size: frame.size), marks: context.drawing.marks))
    ]
  }

  /// Draws a line, which ends in an ellipsis if it does not fit, in a rectangle of the field.
  func draw(_ text: NSAttributedString, in rect: CGRect) {
    guard drawn != nil, text.length > 0, rect.width > 0, rect.height > 0 else { return }
    let layout = line(of: text, fitting: rect.width, truncatedTo: rect.width)
    let place = CGRect(x: rect.minX, y: top(of: layout, in: rect), width: rect.width, height: height(of: layout))
    drawn? += layout.sceneContents(
      in: place.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY), color: textColor ?? .label,
      opacity: isEnabled ? 1 : 0.5, traits: traitCollection)
  }

  /// The content of the background image, or `nil` if the border is shown.
  var backgroundContent: [SceneContent]? {
    guard borderStyle != .roundedRect, let background else { return nil }
    let image = isEnabled ? background : disabledBackground ?? background
    return image.scene(
      in: borderRect(forBounds: bounds), templateColor: tintColor.resolvedColor(with: traitCollection).components.scene,
      traits: traitCollection)
  }
}
