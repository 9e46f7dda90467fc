/// An interaction with which the user drags items from a view.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
///
/// A long press lifts the items that the delegate provides, and the same touch drags them. Taps with other fingers on
/// views with drag interactions add items. If the view also has a context menu, the long press shows the menu, and
/// moving the touch dismisses the menu and begins the drag.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  private lazy var gestures = DragGestures(self)

  // MARK: - Creating an Interaction

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
  }

  /// The delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  // MARK: - Configuring the Interaction

  /// A Boolean value that indicates whether new interactions are enabled.
  ///
  /// It is `true` on iPhone and iPad.
  ///
  /// Before iOS 15, it was `false` on iPhone.
  open class var isEnabledByDefault: Bool { [.phone, .pad].contains(UIDevice.current.userInterfaceIdiom) }

  /// A Boolean value that indicates whether the user can drag items.
  ///
  /// The default is ``isEnabledByDefault``.
  open var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      gestures.update()
    }
  }

  /// A Boolean value that indicates whether other gestures can be recognized while items are lifted.
  ///
  /// The default is `false`.
  ///
  /// If the value is `true`, a gesture that is recognized before the items are moved puts them down. Otherwise, such
  /// gestures fail. Long presses are recognized in both cases.
  open var allowsSimultaneousRecognitionDuringLift = false

  // MARK: - Being Added to a View

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {
    if view == nil { gestures.remove() }
  }

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gestures.add(to: view) }
  }
}
