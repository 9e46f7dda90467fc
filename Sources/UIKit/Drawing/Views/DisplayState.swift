import DisplayScene

/// The pending drawing of a view and its subtree.
struct DisplayState {
  /// A Boolean value that indicates whether the view needs to be drawn.
  var needsDisplay = true
  /// A Boolean value that indicates whether a descendant needs to be drawn.
  var descendantNeedsDisplay = false
  /// The part that needs to be drawn, or `nil` for the whole view.
  var invalidRect: CGRect?
  /// The part that is being drawn.
  var drawnRect: CGRect?

  var needsWork: Bool { needsDisplay || descendantNeedsDisplay }
}

extension UIView {
  // MARK: - Invalidating

  func invalidateDisplay(_ rect: CGRect?) {
    // A view that needs to be drawn completely ignores a part.
    if !displayState.needsDisplay {
      displayState.invalidRect = rect
    } else if let invalid = displayState.invalidRect {
      displayState.invalidRect = rect.map(invalid.union)
    }
    displayState.needsDisplay = true
    if let superviewStorage { superviewStorage.noteDescendantNeedsDisplay() } else { rootNeedsUpdate() }
    AppRuntime.shared.setNeedsCommit()
  }

  func noteDescendantNeedsDisplay() {
    var view = self
    while !view.displayState.descendantNeedsDisplay {
      view.displayState.descendantNeedsDisplay = true
      guard let superview = view.superviewStorage else {
        view.rootNeedsUpdate()
        break
      }
      view = superview
    }
  }

  /// Called when the size of the bounds has changed.
  ///
  /// The content mode determines whether the content is drawn again.
  func sizeDidChangeForDisplay() {
    guard contentMode == .redraw || displayState.needsDisplay else { return }
    invalidateDisplay(nil)
  }

  // MARK: - Drawing

  /// Draws the views of the subtree that need it, superviews first.
  func displaySubtree() {
    guard displayState.needsWork else { return }
    if displayState.needsDisplay {
      // A view with an empty size is drawn when its size changes.
      let bounds = bounds
      if bounds.width > 0, bounds.height > 0 { display(in: bounds) }
    }
    guard displayState.descendantNeedsDisplay else { return }
    displayState.descendantNeedsDisplay = false
    for subview in subviews { subview.displaySubtree() }
  }

  private func display(in bounds: CGRect) {
    let rect = displayState.invalidRect.map { $0.intersection(bounds) } ?? bounds
    displayState.invalidRect = nil
    displayState.drawnRect = rect
    // The layer calls its delegate, which is this view.
    if !rect.isEmpty {
      displayContents {
        guard mayDraw else { return }
        layer.display()
        layer.displayAnimatedValues()
      }
    }
    displayState.drawnRect = nil
    // A request during `draw(_:)` is discarded, because the update cycle would otherwise not end.
    displayState.needsDisplay = false
    displayState.invalidRect = nil
  }

  /// A Boolean value that indicates whether the view or its layer may draw.
  ///
  /// The classes of UIKit do not override `draw(_:)`, because their content is part of the scene. Creating a context
  /// for each of their views would considerably delay the appearance of a screen.
  var mayDraw: Bool {
    type(of: layer) != CALayer.self || type(of: self) != UIView.self && !ClassOrigin.isUIKit(type(of: self))
  }

  /// Draws the contents of the layer in the part that is being displayed.
  func drawContents() {
    let bounds = bounds
    let drawn = displayState.drawnRect
    let rect = drawn ?? bounds
    let context = makeContext(for: bounds)
    withOwnTraitsAsCurrent {
      layerWillDraw(layer)
      tracking(.drawing) {
        for part in layer.drawnParts(of: rect) {
          displayState.drawnRect = part
          context.saveGState()
          if part != bounds { context.clip(to: part) }
          layer.draw(in: context)
          context.restoreGState()
        }
      }
      displayState.drawnRect = drawn
    }
    // Most views do not draw.
    guard !context.isEmpty || drawnContent != nil else { return }
    store(context.drawing, in: rect, of: bounds)
  }

  /// Replaces the drawing in the bounds.
  func replaceDrawing(in bounds: CGRect, _ draw: (CGContext) -> Void) {
    let context = makeContext(for: bounds)
    withOwnTraitsAsCurrent { draw(context) }
    store(context.drawing, in: bounds, of: bounds)
  }

  private func makeContext(for bounds: CGRect) -> CGContext {
    // The current traits while the view draws. Computing them from the ancestors would take longer than drawing.
    let traits = lastTraits ?? traitCollection
    return CGContext(
      bounds: bounds, scale: (contentScaleStorage ?? traits.displayScale).scaleOfPixels, isOpaque: false)
  }

  private func store(_ drawing: SceneDrawing, in rect: CGRect, of bounds: CGRect) {
    var content = drawnContent
    if rect == bounds || content?.bounds != bounds { content = DrawnContent(bounds: bounds) }
    content?.add(drawing.marks, in: rect, clearsBefore: clearsContextBeforeDrawing)
    drawnContent = content
  }
}

extension CGFloat {
  /// The number of pixels per point, which is that of the screen for a view outside of a window.
  fileprivate var scaleOfPixels: CGFloat { self > 0 ? self : GraphicsScale.ofScreen }
}
