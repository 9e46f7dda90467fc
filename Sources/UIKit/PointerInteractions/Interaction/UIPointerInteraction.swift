/// An interaction that gives a view an effect below the pointer, or changes the shape of the pointer.
///
///     view.addInteraction(UIPointerInteraction(delegate: self))
///
/// As the pointer moves, the interaction of the deepest view below it determines a region, and the style of that
/// region. The user interaction of the view must be enabled.
///
/// Interactions have an effect on iPad only. The pointer is that of the live display, or of a simulator.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  ///
  /// Without a delegate, the view has an automatic effect.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    hasDelegate = delegate != nil
    super.init()
  }

  /// The delegate, which determines regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// A Boolean value that indicates whether the interaction was created with a delegate, which may no longer exist.
  private let hasDelegate: Bool

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// A Boolean value that indicates whether the interaction responds to the pointer.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { PointerDelivery.update() } }
  }

  /// Determines the region and the style again, because something on which they depend has changed.
  open func invalidate() { PointerDelivery.invalidate(self) }

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {
    if self.view != nil { PointerDelivery.leave(self) }
  }

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: - Asking the Delegate

  /// Returns the region at a location in the window, or `nil` if the interaction does not change the pointer there.
  func region(at location: CGPoint) -> UIPointerRegion? {
    guard let view else { return nil }
    let defaultRegion = UIPointerRegion(rect: view.bounds)
    guard hasDelegate else { return defaultRegion }
    let request = UIPointerRegionRequest(
      location: view.convert(location, from: view.window), modifiers: PressDelivery.modifierFlags)
    return delegate?.pointerInteraction(self, regionFor: request, defaultRegion: defaultRegion)
  }

  /// Returns the style for a region, or `nil` for the system's pointer.
  func style(for region: UIPointerRegion) -> UIPointerStyle? {
    guard hasDelegate else { return view.flatMap { UIPointerStyle.automatic(for: $0) } }
    return delegate?.pointerInteraction(self, styleFor: region)
  }
}

extension UIPointerStyle {
  /// Returns the style with an automatic effect for a view.
  static func automatic(for view: UIView) -> UIPointerStyle? {
    guard view.window != nil, view.superview != nil else { return nil }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
  }
}
