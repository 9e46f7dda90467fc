/// The registration of a view whose content is previewed when the user presses it with force.
///
/// - Note: The screens of the runtime do not measure force, as most screens of Apple's devices do not, so that no
///   preview begins. Use a context menu interaction.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture recognizer for previews, which other recognizers can require to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view whose content is previewed.
  var sourceView: UIView { get }
  /// The part of the view that remains sharp while the rest is blurred.
  var sourceRect: CGRect { get set }
}

/// The methods that provide previews.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller that is the preview at a location; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the user presses harder to open the previewed view controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
extension UIViewController {
  /// Registers a view for previews, which begin on devices that measure the force of touches only.
  @discardableResult
  public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Ends a registration.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewingContexts.firstIndex(where: { $0 === previewing }) else { return }
    previewingContexts.remove(at: index).end()
  }
}

/// The registration of a view, in which no preview begins.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private let recognizer = ForceGestureRecognizer()
  private weak var weakDelegate: (any UIViewControllerPreviewingDelegate)?
  private let emptyDelegate = NoPreviews()
  private weak var weakView: UIView?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    weakDelegate = delegate
    weakView = view
    sourceRect = view.bounds
    super.init()
    view.addGestureRecognizer(recognizer)
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { recognizer }
  var delegate: any UIViewControllerPreviewingDelegate { weakDelegate ?? emptyDelegate }
  var sourceView: UIView { weakView ?? UIView() }

  func end() { weakView?.removeGestureRecognizer(recognizer) }

  private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(_ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
      -> UIViewController?
    { nil }
    func previewingContext(_ context: any UIViewControllerPreviewing, commit viewController: UIViewController) {}
  }

  /// A gesture recognizer that fails, because touches have no force.
  private final class ForceGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  }
}
