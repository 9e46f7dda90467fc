/// The data of a view for Auto Layout.
@MainActor
final class ViewLayoutRecord {
  let element: LayoutElement
  /// The active constraints for which the view is the closest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The number of constraints between the view's subtree and the outside.
  ///
  /// If the number is 0, and constraints do not determine the frame of the view, the subtree has its own engine.
  var crossings = 0
  /// The engine that lays out the view's content, if the view has its own.
  var engine: LayoutEngine?

  /// The intrinsic size of the view that was read last; `nil` if it is invalid.
  var intrinsicSize: CGSize?

  var translatesAutoresizingMask = true
  /// A Boolean value that indicates whether a scroll view zooms the view about the anchor point that it has set.
  ///
  /// Layout then positions that point instead of the middle.
  var isZoomed = false
  var hugging: AxisPriorities
  var resistance = AxisPriorities(both: .defaultHigh)

  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var contentGuide: ScrollContentGuide?
  var frameGuide: InsetLayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topGuide: EdgeLayoutGuide?
  var bottomGuide: EdgeLayoutGuide?

  init(of view: UIView) {
    element = LayoutElement(of: view)
    hugging = view.standardHugging
  }

  // MARK: - Geometry

  /// Called when the frame of the view has changed, which matters if its autoresizing mask is translated.
  func frameDidChange() {
    if translatesAutoresizingMask, let item = element.item { item.engine.itemDidChange(item) }
  }

  /// Called when the size of the view has changed, on which the layout of its content depends.
  func sizeDidChange() {
    frameDidChange()
    rootDidChange()
    readableGuide?.placeDidChange()
  }

  /// Called when the demands on the view as the root of its subtree have changed.
  func rootDidChange() {
    if let engine, let item = engine.items[ObjectIdentifier(element)] { engine.itemDidChange(item) }
  }
}

/// The priorities for both axes.
struct AxisPriorities: Equatable {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  init(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
