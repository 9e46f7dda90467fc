/// A presentation controller that shows content in a popover beside its source.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceItem = button
///     present(controller, animated: true)
///
/// An arrow points at the source. A touch outside dismisses the popover, unless the delegate or the presented view
/// controller prevents it. In a compact width the content is presented as a form sheet, unless the delegate returns
/// another style from `adaptivePresentationStyle(for:)`; `.none` keeps the popover.
///
/// - Note: In UIKit, the type of `delegate` is ``UIPopoverPresentationControllerDelegate``, which Swift cannot express
///   for an override. Assign an object that conforms to that protocol.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private let popoverView = PopoverView()
  private var placement: PopoverPlacement?
  private var metrics = PopoverMetrics.standard
  private var lastContainerSize: CGSize?
  private var isPrepared = false
  private var sheetStorage: UISheetPresentationController?

  // MARK: - Configuring the Popover

  /// The directions in which the arrow may point.
  ///
  /// The default is `any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The direction in which the arrow points; `unknown` while the popover is not on screen.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// The view that contains the source rectangle.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The rectangle of the source view at which the arrow points.
  ///
  /// The default is `null`, for the bounds of the view.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The view or the bar button item at which the arrow points.
  ///
  /// It takes precedence over ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The bar button item at which the arrow points, which is the ``sourceItem``.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// A Boolean value that indicates whether the popover may cover its source when space is constrained.
  ///
  /// The default is `false`.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The views outside of the popover that receive touches while it is on screen.
  open var passthroughViews: [UIView]?

  /// The color of the popover, including its arrow; `nil` for the system's background.
  open var backgroundColor: UIColor? {
    didSet { popoverView.color = backgroundColor }
  }

  /// The class of the view that draws the background and the arrow; `nil` for the system's background.
  ///
  /// It must be a subclass of ``UIPopoverBackgroundView``. It replaces ``backgroundColor``, and has an effect when the
  /// presentation begins.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The minimum distances of the popover from the edges of the safe area.
  ///
  /// The default is 10 points at each edge.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: - Adapting to a Compact Width

  /// The controller of the sheet that the popover becomes in a compact width, to configure the sheet.
  ///
  /// A presentation with another style does not use it.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheetStorage { return sheetStorage }
    let sheet = UISheetPresentationController(
      isFormSheet: true, presentedViewController: presentedViewController, presenting: nil)
    // The presented view controller owns the popover, and with it the sheet.
    sheet.isOwnedByPresented()
    sheetStorage = sheet
    return sheet
  }

  /// Returns the controller of the sheet for an adaptive style; `nil` if the app has not configured it.
  func configuredSheet(for style: UIModalPresentationStyle, showing controller: UIViewController)
    -> UISheetPresentationController?
  {
    guard style == .formSheet || style == .pageSheet, controller === presentedViewController else { return nil }
    return sheetStorage
  }

  // MARK: - Presentation

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var presentedView: UIView? { popoverView }
  open override var frameOfPresentedViewInContainerView: CGRect {
    prepareIfNeeded()
    return placement?.frame ?? .zero
  }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard let delegate else { return traitCollection.horizontalSizeClass == .compact ? .formSheet : .none }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    CrossDissolveAnimator(isPresenting: isPresenting)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareIfNeeded()
  }

  /// Prepares the popover when its presentation begins, because the transition requires the frame.
  private func prepareIfNeeded() {
    guard !isPrepared, containerView != nil else { return }
    isPrepared = true
    popoverDelegate?.prepareForPopoverPresentation(self)
    expect(sourceItem != nil || sourceView != nil, missingSourceMessage)
    prepareBackground()
    if let content = presentedViewController.view { popoverView.add(content) }
    place()
  }

  private func prepareBackground() {
    guard let popoverBackgroundViewClass else {
      metrics = .standard
      popoverView.background = nil
      return
    }
    guard let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type else {
      misuse(
        "popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView (was \(popoverBackgroundViewClass))")
    }
    metrics = PopoverMetrics(type)
    popoverView.background = AppearanceConstruction.view(type, frame: .zero)
  }

  /// The message for a popover without a source.
  var missingSourceMessage: String {
    "\(self), which presents \(presentedViewController), should have a sourceItem, a sourceView or a barButtonItem before the presentation occurs; set one, at the latest in prepareForPopoverPresentation(_:)"
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { (placement, lastContainerSize, isPrepared) = (nil, nil, false) }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    reposition()
    place()
  }

  /// Requests a new source from the delegate when the size of the container has changed.
  private func reposition() {
    guard let size = containerView?.bounds.size else { return }
    defer { lastContainerSize = size }
    guard let lastContainerSize, lastContainerSize != size, let popoverDelegate, let view = sourceView else { return }
    var (rect, source) = (sourceRect, view)
    popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &source)
    if source !== view { sourceView = source }
    if rect != sourceRect { sourceRect = rect }
  }

  private func place() {
    guard let container = containerView, let source = sourceFrame(in: container) ?? placement.map(\.frame) else {
      return
    }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let placement = PopoverPlacement(
      size: contentSize(in: room), source: source, room: room, permitted: permittedArrowDirections,
      canOverlap: canOverlapSourceViewRect,
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft, metrics: metrics)
    self.placement = placement
    popoverView.show(placement)
  }

  /// The size of the content: the preferred one, or a default for a controller without a preference.
  func contentSize(in room: CGRect) -> CGSize {
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
  }

  private func sourceFrame(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  // MARK: - Touches

  override func letsTouchThrough(at point: CGPoint) -> Bool {
    guard let container = containerView else { return false }
    return (passthroughViews ?? []).contains { view in
      view.window === container.window && view.bounds.contains(view.convert(point, from: container))
    }
  }

  override func tappedOutside() { dismissByTouchOutside() }
}
