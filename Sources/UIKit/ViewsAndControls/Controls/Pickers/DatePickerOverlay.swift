/// The controller that shows the editor of a compact date picker beside the field that the user tapped.
@MainActor
final class DatePickerOverlayController: UIViewController {
  let content: any DatePickerContent
  private weak var source: UIView?
  /// Called when the editor has left the screen.
  var didEnd: () -> Void = {}

  init(_ content: any DatePickerContent, source: UIView) {
    self.content = content
    self.source = source
    super.init(nibName: nil, bundle: nil)
    preferredContentSize =
      content is DatePickerWheelsView
      ? CGSize(width: 230, height: content.naturalSize.height) : content.naturalSize
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func loadView() { view = DatePickerOverlayView(content) }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The editor has the color of its date picker, which is not an ancestor.
    view.tintColor = source?.tintColor
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didEnd()
  }

  override func makeSystemPresentationController() -> UIPresentationController? {
    DatePickerOverlayPresentation(self, source: source)
  }

  override func accessibilityPerformEscape() -> Bool {
    ownPresentation?.dismiss(animated: true, completion: nil)
    return true
  }
}

/// The card of an editor.
@MainActor
final class DatePickerOverlayView: UIView {
  private let card = UIView()
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = MenuMetrics.cornerRadius
    card.clipsToBounds = true
    accessibilityViewIsModal = true
    addSubview(card)
    card.addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    content.frame = card.bounds
  }
}

/// The presentation of an editor beside its field, without a dimmed background.
///
/// The editor is placed like a menu. A touch outside of it dismisses it.
@MainActor
private final class DatePickerOverlayPresentation: UIPresentationController {
  private weak var source: UIView?

  init(_ overlay: DatePickerOverlayController, source: UIView?) {
    self.source = source
    super.init(presentedViewController: overlay, presenting: nil)
  }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    DatePickerOverlayAnimator(isPresenting: isPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let anchor = source?.frame(in: container) ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let size = CGSize(width: min(preferredContentSize.width, room.width), height: preferredContentSize.height)
    var frame = MenuPlacement.besides(
      anchor, size: size, in: room,
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ).menu
    // An editor cannot scroll, as a menu can, so that it covers its field if there is no other way.
    frame.size.height = min(size.height, room.height)
    frame.origin.y = max(min(frame.minY, room.maxY - frame.height), room.minY)
    return frame
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func tappedOutside() { dismissByTouchOutside() }
}

/// An animator that scales and fades an editor.
private final class DatePickerOverlayAnimator: BuiltInAnimator {
  override var duration: TimeInterval { isPresenting ? MenuMetrics.openDuration : MenuMetrics.closeDuration }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    AnimationContext.add(isPresenting ? .scaleIn(from: 0.8) : .scaleOut(to: 0.9), to: view.layer)
    AnimationContext.add(isPresenting ? .fadeIn : .fadeOut, to: view.layer)
  }
}
