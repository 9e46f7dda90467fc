import LayoutSolver

/// The area of a view that the keyboard covers, or the area below the safe area if it is hidden.
///
/// Views that are constrained to the top of the guide remain above the keyboard and move with it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The height of the covered part of the view at the last update of the guide.
  private var placedHeight: CGFloat?

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    element.view = view
    Keyboard.shared.add(self)
  }

  /// Not available, because a guide is not archived.
  public required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the guide follows a keyboard that is not at the bottom edge.
  ///
  /// The default is `false`. Constraints for edges are active only if the value is `true`.
  ///
  /// - Note: The keyboard of the runtime is always at the bottom edge.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { updateTrackedConstraints() } }
  }

  /// The height, in points, of an area above the keyboard in which a drag begins to dismiss the keyboard.
  ///
  /// A scroll view in the view of the guide moves the keyboard when the touch reaches this area. It may be the height
  /// of a bar above the keyboard. The default is 0, and negative values have the effect of 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// A Boolean value that indicates whether the guide ends at the safe area while the keyboard is hidden.
  ///
  /// If the value is `false`, the guide ends at the bottom of the view. The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { placeDidChange() } }
  }

  /// The frame of the guide.
  ///
  /// It requires no layout, because it depends only on the view's bounds and the keyboard.
  open override var layoutFrame: CGRect {
    guard let view = element.view else { return .zero }
    let height = height(in: view)
    return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }

  // MARK: - Following the Keyboard

  // A docked keyboard is near the bottom edge alone, as is the guide without a keyboard.
  override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    guard let view = element.view else { return [] }
    let height = height(in: view)
    placedHeight = height
    let origin = view.scrolledGuide == nil ? CGPoint.zero : view.bounds.origin
    return [
      LayoutDemand(.x, item.x, .equal, origin.x),
      LayoutDemand(.y, [.init(item.y), .init(owner.height, times: -1)], .equal, origin.y - height),
      LayoutDemand(.width, [.init(item.width), .init(owner.width, times: -1)], .equal, 0),
      LayoutDemand(.height, item.height, .equal, height),
    ]
  }

  /// Requests a layout if the keyboard covers another part of the view than at the last update.
  func follow() {
    guard let view = element.view, let placedHeight, height(in: view) != placedHeight else { return }
    placeDidChange()
  }

  private func height(in view: UIView) -> CGFloat {
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard Keyboard.shared.isShown, let window = view.window else { return rest }
    let top = CGPoint(x: 0, y: Keyboard.shared.heldFrame.minY - window.frame.minY)
    let keyboard = view.convert(top, from: window)
    let height = view.bounds.maxY - keyboard.y
    return height.isFinite ? min(max(height, rest), max(view.bounds.height, rest)) : rest
  }
}
