/// A presentation controller that manages the appearance and behavior of a sheet.
///
/// A sheet rests at detents, and the user can drag it down. On iPhone, the card covers the screen except for a strip at
/// the top. On a large screen, it floats in the center. In a compact height, it covers the whole screen.
///
/// - Note: In UIKit, the type of `delegate` is ``UISheetPresentationControllerDelegate``, which Swift cannot express
///   for an override. Assign an object of that type nevertheless.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  let isFormSheet: Bool
  private let sheetView = SheetView()
  private let dimmingView = UIView()
  private let recession = SheetRecession()
  /// A Boolean value that indicates whether the content below is shown smaller, with black around it.
  var hasRecededPresenter: Bool { recession.isResting }
  private lazy var drag = SheetDrag(self)
  private var draggedHeight: CGFloat?
  /// The height of the keyboard for which the sheet makes room; 0 if there is none.
  private var keyboardHeight: CGFloat = 0

  /// Creates a controller for a page sheet.
  public convenience override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.init(
      isFormSheet: false, presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  init(
    isFormSheet: Bool, presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.isFormSheet = isFormSheet
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    if isFormSheet { updateWidthClass() }
    drag.attach(to: sheetView)
    dimmingView.backgroundColor = .dimming
    dimmingView.alpha = 0
    dimmingView.isUserInteractionEnabled = false
  }

  /// A Boolean value that indicates whether the sheet has the size of a form.
  private var hasFormSize: Bool { isFormSheet || !prefersPageSizing }

  /// Makes the width of the content compact in a form, also on a large screen.
  private func updateWidthClass() {
    if hasFormSize {
      sheetView.traitOverrides.horizontalSizeClass = .compact
    } else {
      sheetView.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    }
  }

  // MARK: - Configuring

  /// The view in the hierarchy of the presenting view controller over which the sheet is centered.
  ///
  /// The sheet remains within the margins of the screen. A card at the bottom edge is only moved horizontally. The
  /// default is `nil`, for the center of the container.
  open var sourceView: UIView? {
    didSet { invalidateDetents() }
  }

  /// A Boolean value that indicates whether a sheet on a large screen has the size of a page.
  ///
  /// The default is `true`. If the value is `false`, a page sheet has the size of a form sheet, which follows the
  /// preferred content size. A form sheet always has that size.
  open var prefersPageSizing = true {
    didSet {
      guard prefersPageSizing != oldValue else { return }
      updateWidthClass()
      invalidateDetents()
    }
  }

  /// The heights at which the sheet rests, which must not be empty.
  ///
  /// The default contains only the large detent.
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    willSet { expect(!newValue.isEmpty, "UISheetPresentationController.detents must have at least one detent") }
    didSet { invalidateDetents() }
  }

  /// The detent at which the sheet rests; `nil` for the smallest one.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// The largest detent that does not dim the view below the sheet; `nil` if all detents dim it.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { invalidateDetents() }
  }

  /// A Boolean value that indicates whether the sheet shows a grabber at its top.
  open var prefersGrabberVisible = false {
    didSet { sheetView.showsGrabber = prefersGrabberVisible && metrics?.shape != .full }
  }

  /// A Boolean value that indicates whether scrolling expands the sheet before it scrolls the content.
  ///
  /// It does if the content is scrolled to its top and the sheet has a larger detent. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact height.
  ///
  /// The default is `false`, for a sheet that covers the screen there.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }

  /// A Boolean value that indicates whether a sheet at the bottom edge has the width that its content prefers.
  ///
  /// The default is `false`, for the width of the container.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }

  /// The radius of the sheet's corners; `nil` for the radius of the system.
  open var preferredCornerRadius: CGFloat? {
    didSet { invalidateDetents() }
  }

  /// Animates changes of the sheet's properties that a closure makes.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: {
          changes()
          self.containerView?.layoutIfNeeded()
        })
    }
  }

  /// Calculates the heights of the detents again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: - Presentation

  open override var presentationStyle: UIModalPresentationStyle { isFormSheet ? .formSheet : .pageSheet }
  open override var presentedView: UIView? { sheetView }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let metrics else { return .zero }
    let frame = metrics.frame(
      detent: currentHeight, preferred: preferredContentSize, aboveKeyboard: keyboardHeight)
    // A floating sheet keeps its size and moves.
    guard metrics.shape == .floating, let draggedHeight else { return frame }
    return frame.offsetBy(dx: 0, dy: max(frame.height - draggedHeight, 0))
  }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.modalTransitionStyle == .coverVertical ? SheetAnimator(isPresenting: isPresenting) : nil
  }

  override var settlesInNextTurn: Bool { true }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimmingView, at: 0)
    if let content = presentedViewController.view { sheetView.add(content) }
    placeSheet()
    prepareRecession()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = self.isUndimmed ? 0 : 1
      if self.recedes { self.recession.animate(isReceding: true) }
    })
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    recession.rest(isReceded: completed && recedes)
    if completed { Keyboard.shared.updateSheet() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0
      if self.recedes { self.recession.animate(isReceding: false) }
    })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    recession.rest(isReceded: !completed && recedes)
    if draggedHeight != nil {
      draggedHeight = nil
      // The sheet was dragged below its lowest detent, and returns to it.
      if !completed { settle(at: lowestDetent) }
    }
    if !completed { Keyboard.shared.updateSheet() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    placeSheet()
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard presentation?.isAtRest == true else { return }
    dimmingView.alpha = isUndimmed ? 0 : 1
    if recedes != recession.isResting {
      prepareRecession()
      recession.rest(isReceded: recedes)
    }
  }

  override var letsTouchesThrough: Bool { isUndimmed }

  /// Dismisses a floating sheet, because the user touched the area outside of it.
  override func tappedOutside() { dismissByTouchOutside() }

  // MARK: - Layout

  private var metrics: SheetMetrics? {
    guard let container = containerView else { return nil }
    return SheetMetrics(
      container: container.bounds, safeArea: container.window?.safeAreaInsets ?? .zero,
      traits: container.traitCollection, isFormSheet: hasFormSize, center: sourceCenter(in: container),
      isAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      attachedWidth: widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : nil)
  }

  private func sourceCenter(in container: UIView) -> CGPoint? {
    guard let sourceView, sourceView.window === container.window else { return nil }
    return container.convert(sourceView.bounds.center, from: sourceView)
  }

  /// A Boolean value that indicates whether the sheet is at the bottom edge, as on iPhone.
  var isCard: Bool { metrics?.shape == .card }

  /// A Boolean value that indicates whether the sheet has a detent above its current height.
  var canExpand: Bool {
    isCard && currentHeight < (resolvedDetents.last?.height ?? 0) - 0.5
  }

  private func placeSheet() {
    guard let metrics else { return }
    let isFull = metrics.shape == .full
    sheetView.showsGrabber = prefersGrabberVisible && !isFull
    sheetView.place(
      at: frameOfPresentedViewInContainerView,
      cornerRadius: isFull ? 0 : max(preferredCornerRadius ?? SheetMetrics.automaticCornerRadius, 0),
      isAttachedToBottom: metrics.shape == .card)
  }

  /// A Boolean value that indicates whether the content below recedes.
  ///
  /// A card at its full height makes it recede.
  private var recedes: Bool {
    guard let metrics, metrics.shape == .card, let container = containerView, container.superview is UIWindow else {
      return false
    }
    return height(of: currentDetent) >= metrics.maximumDetent - 1
  }

  private func prepareRecession() {
    let below = presentingViewController.ownPresentation?.controller
    let view =
      below.map { $0 is UISheetPresentationController ? $0.presentedView : nil }
      ?? presentingViewController.viewIfLoaded
    recession.prepare(
      view, sheetTop: frameOfPresentedViewInContainerView.minY, in: containerView?.bounds ?? .zero,
      isAboveAnotherSheet: below is UISheetPresentationController)
  }

  // MARK: - Detents

  private var resolvedDetents: [(detent: Detent, height: CGFloat)] {
    guard let metrics, let traits = containerView?.traitCollection else { return [] }
    let context = DetentResolutionContext(traits, maximum: metrics.maximumDetent)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).flatMap { value in
        value.isFinite ? (detent: detent, height: min(max(value, 0), metrics.maximumDetent)) : nil
      }
    }
    return resolved.sorted { $0.height < $1.height }
  }

  /// The detent of the current height.
  var currentDetent: Detent.Identifier {
    let resolved = resolvedDetents
    if makesRoomForKeyboard, let largest = resolved.last { return largest.detent.identifier }
    return resolved.first { $0.detent.identifier == selectedDetentIdentifier }?.detent.identifier
      ?? resolved.first?.detent.identifier ?? .large
  }

  private func height(of identifier: Detent.Identifier) -> CGFloat {
    resolvedDetents.first { $0.detent.identifier == identifier }?.height ?? metrics?.maximumDetent ?? 0
  }

  private var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, metrics?.shape == .card,
      let limit = resolvedDetents.first(where: { $0.detent.identifier == largest })?.height
    else { return false }
    return height(of: currentDetent) <= limit
  }

  // MARK: - Keyboard

  /// A Boolean value that indicates whether the keyboard keeps the sheet at its largest detent.
  var makesRoomForKeyboard: Bool { keyboardHeight > 0 }

  /// Makes room for a keyboard with a height, or restores the selected detent if the height is 0.
  ///
  /// During a transition, whose animation determines the frame, it has no effect.
  func makeRoom(forKeyboardHeight height: CGFloat) {
    guard height != keyboardHeight, presentation?.isAtRest == true else { return }
    keyboardHeight = height
    invalidateDetents()
    containerView?.layoutIfNeeded()
  }

  // MARK: - Dragging

  var canBeDragged: Bool {
    presentation?.isAtRest == true && metrics.map { $0.shape != .full } == true && presentation?.chain.count == 1
  }
  var currentHeight: CGFloat { draggedHeight ?? floatingFrame?.height ?? height(of: currentDetent) }
  var lowestHeight: CGFloat { floatingFrame?.height ?? resolvedDetents.first?.height ?? 0 }
  var lowestDetent: Detent.Identifier { resolvedDetents.first?.detent.identifier ?? .large }
  /// The distance from the lowest detent to the position outside of the screen.
  var travel: CGFloat {
    if let metrics, let floatingFrame { return metrics.container.maxY - floatingFrame.minY }
    return lowestHeight + (metrics?.safeArea.bottom ?? 0)
  }

  /// The frame of a sheet that floats in the middle of a large screen; `nil` for another one.
  ///
  /// Detents do not apply to it.
  private var floatingFrame: CGRect? {
    guard let metrics, metrics.shape == .floating else { return nil }
    return metrics.frame(detent: 0, preferred: preferredContentSize)
  }

  /// Moves the sheet to the height of a drag.
  ///
  /// Beyond the detents, the sheet moves a shorter distance.
  func drag(toHeight height: CGFloat) {
    let lowest = lowestHeight
    let highest = floatingFrame == nil ? resolvedDetents.last?.height ?? lowest : lowest
    if height > highest {
      draggedHeight = highest
    } else if height < lowest {
      draggedHeight = lowest - resist(lowest - height)
    } else {
      draggedHeight = height
    }
    containerView?.setNeedsLayout()
  }

  private func resist(_ distance: CGFloat) -> CGFloat {
    let room: CGFloat = 60
    return room * distance / (distance + 3 * room)
  }

  /// Moves the sheet to the detent nearest to a height.
  func settle(near height: CGFloat) {
    guard floatingFrame == nil else { return settle(at: currentDetent) }
    let nearest = resolvedDetents.min { abs($0.height - height) < abs($1.height - height) }
    settle(at: nearest?.detent.identifier ?? currentDetent)
  }

  /// Moves the sheet to a detent.
  func settle(at identifier: Detent.Identifier) {
    let isChange = identifier != currentDetent
    animateChanges {
      draggedHeight = nil
      if isChange {
        keyboardHeight = 0
        selectedDetentIdentifier = identifier
      }
      invalidateDetents()
    }
    if isChange {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}
