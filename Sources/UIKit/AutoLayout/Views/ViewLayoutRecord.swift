/// The Auto Layout data of a view that takes part in it.
@MainActor
final class ViewLayoutRecord {
  let element: LayoutElement
  /// The active constraints whose closest common ancestor the view is.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The number of constraints that lead from the view's subtree to the outside. While there are none, and the view's
  /// frame is not determined by constraints, the subtree has its own engine.
  var crossings = 0
  /// The engine that lays out the view's inside, if it has one of its own.
  var engine: LayoutEngine?

  var translatesAutoresizingMask = true
  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)

  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var contentGuide: ScrollContentGuide?
  var frameGuide: InsetLayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topGuide: EdgeLayoutGuide?
  var bottomGuide: EdgeLayoutGuide?

  init(of view: UIView) { element = LayoutElement(of: view) }

  // MARK: - Geometry

  /// The view has another place or size, which matters where constraints take its frame as given.
  func frameDidChange() {
    if translatesAutoresizingMask, let item = element.item { item.engine.itemDidChange(item) }
  }

  /// The view has another size, which its inside depends on.
  func sizeDidChange() {
    frameDidChange()
    rootDidChange()
    readableGuide?.placeDidChange()
  }

  /// Called when the demands on the view as the root of its subtree changed.
  func rootDidChange() {
    if let engine, let item = engine.items[ObjectIdentifier(element)] { engine.itemDidChange(item) }
  }
}

/// A priority for either axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
