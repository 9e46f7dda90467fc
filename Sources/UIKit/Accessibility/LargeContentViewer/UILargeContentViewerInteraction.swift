/// An interaction that shows an item of its view enlarged while the user presses it.
///
///     button.showsLargeContentViewer = true
///     button.addInteraction(UILargeContentViewerInteraction())
///
/// The viewer is for views whose size cannot follow the text size, such as the buttons of a bar. It appears at the
/// accessibility sizes of text only. While it is on screen, the touch can move on to other items.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when ``isEnabled`` changes.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// A Boolean value that indicates whether the device shows the viewer, at the accessibility sizes of text.
  public class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

  private let press = UILongPressGestureRecognizer()
  private var viewer: LargeContentView?
  private var item: (any UILargeContentViewerItem)?
  private lazy var gate = LargeContentGate(self)

  // MARK: - Creating an Interaction

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.minimumPressDuration = 0.3
    press.add { [weak self] recognizer in self?.pressed(recognizer) }
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The delegate, which can provide the items.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// The gesture recognizer of the interaction, to which others can relate.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  // MARK: - Being Added to a View

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    hide()
    press.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) {
    self.view = view
    press.delegate = gate
    view?.addGestureRecognizer(press)
  }

  // MARK: - Following the Press

  /// Returns whether there is an item at a point of the view.
  ///
  /// Called when the press is about to be recognized.
  func canBegin(at point: CGPoint) -> Bool { Self.isEnabled && view?.window != nil && item(at: point) != nil }

  /// Performs what ends the gesture at an item, besides the call of the delegate.
  func ended(on item: (any UILargeContentViewerItem)?) {}

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return view?.largeContentItem(at: point) }
    let item = delegate.largeContentViewerInteraction(self, itemAt: point)
    return item?.showsLargeContentViewer == true ? item : nil
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let item = item(at: point)
      hide()
      ended(on: item)
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: hide()
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== self.item else { return }
    self.item = item
    guard let item, let window = view?.window else {
      viewer?.removeFromSuperview()
      viewer = nil
      return
    }
    let viewer = viewer ?? LargeContentView()
    self.viewer = viewer
    viewer.show(item)
    window.addSubview(viewer)
    viewer.moveToMiddle(of: area(of: window))
  }

  private func hide() { show(nil) }

  /// Returns the area of the screen in which the viewer appears.
  private func area(of window: UIWindow) -> CGRect {
    guard let area = delegate?.viewController(for: self).viewIfLoaded, area.window === window else {
      return window.bounds
    }
    return area.convert(area.bounds, to: window)
  }
}

/// The object that decides whether the press of an interaction begins.
///
/// An app can subclass the interaction, which is therefore not a delegate itself.
@MainActor
private final class LargeContentGate: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UILargeContentViewerInteraction?

  init(_ interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.canBegin(at: gestureRecognizer.location(in: gestureRecognizer.view)) ?? false
  }
}
