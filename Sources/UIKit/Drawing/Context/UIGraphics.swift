/// Returns the current graphics context of this thread, or `nil` if there is none.
///
/// A view's context is the current one while ``UIView/draw(_:)`` is called.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.contexts.last }

/// Makes a context the current one until a call of ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }

/// Removes the current context, so that the one before it is the current one again.
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

/// Begins an image with one pixel per point and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image and makes its context the current one.
///
/// - Parameters:
///   - size: The size of the image, in points. If it is empty, there is no context.
///   - opaque: A Boolean value that indicates whether the image is opaque. An opaque image is black where nothing is
///     drawn.
///   - scale: The number of pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard size.width > 0, size.height > 0 else { return }
  let scale = scale > 0 ? scale : GraphicsScale.ofScreen
  let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  if opaque { context.fillBlack() }
  GraphicsContextStack.current.beginImage(context, scale: scale)
}

/// Returns an image of the current context's content, or `nil` if the context is not that of an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let stack = GraphicsContextStack.current
  guard let (context, scale) = stack.imageContexts.last, stack.contexts.last === context else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Removes the context of the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContextStack.current.endImage() }

/// Fills a rectangle with the current fill color, replacing the existing content.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.withState(blendMode: blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle with the fill color, replacing the existing content.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle with the current fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.withState(blendMode: blendMode) { context in
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The scale of images that are drawn for the screen.
enum GraphicsScale {
  static var ofScreen: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGContext {
  /// Runs a closure with a blend mode and an opacity, and restores the state.
  func withState(blendMode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if let alpha { setAlpha(alpha) }
    body(self)
    restoreGState()
  }

  /// Fills an opaque context with black, its initial content.
  func fillBlack() {
    saveGState()
    setFillColor(.black)
    fill(bounds)
    restoreGState()
  }
}
