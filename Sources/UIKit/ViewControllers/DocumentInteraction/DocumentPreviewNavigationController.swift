/// The navigation controller of a presented preview, whose bar has a button that dismisses it.
@MainActor
final class DocumentPreviewNavigationController: UINavigationController {
  /// The animation that begins at a view; `nil` for a preview that fades in.
  private var growth: DocumentGrowth?

  /// Creates a navigation controller.
  ///
  /// - Parameters:
  ///   - preview: The screen with the preview.
  ///   - source: The view from which the preview grows; `nil` for none.
  ///   - rect: The rectangle in the coordinates of the view; null for its bounds.
  init(_ preview: DocumentPreviewViewController, growingFrom source: UIView?, _ rect: CGRect) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [preview]
    preview.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak preview] _ in preview?.close(animated: true) })
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
    growth = source.map { DocumentGrowth(from: $0, rect) }
    transitioningDelegate = growth
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}
