import Dispatch

/// One drag, from the long press to the end of its last animation.
///
/// The gestures of the source's interaction call the session, which calls the delegate of the interaction, moves the
/// previews, and finds the destination. The app's code runs when the state of the session is complete; it may end the
/// drag.
@MainActor
final class DragSession: NSObject, UIDragSession {
  private enum Phase { case lifting, moving, ended }

  /// The drag that the user performs.
  private(set) static var current: DragSession?

  private weak var interaction: UIDragInteraction?
  private weak var window: UIWindow?
  /// The view under the touch when the drag began.
  private weak var touched: UIView?
  private var phase = Phase.lifting
  /// Called when the items are at their places again without having been moved.
  var onPutDown: (() -> Void)?
  private var display: DragDisplay?
  /// The destination, while the items are moved.
  private var tracking: DropTracking?
  /// The view that is about to be activated, while the items are moved.
  private var springLoading: SpringLoading?
  /// The location of the touch on the screen.
  private(set) var location: CGPoint

  // MARK: - UIDragSession

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  func location(in view: UIView) -> CGPoint {
    view.window.map { view.convert($0.convert(location, from: nil), from: $0) } ?? location
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns the size of an item's preview; zero if it has none.
  func previewSize(of item: UIDragItem) -> CGSize {
    display?.cards.first { $0.item === item }?.view.naturalSize ?? .zero
  }

  // MARK: - Lifting

  private init(_ interaction: UIDragInteraction, in window: UIWindow, at location: CGPoint, touching view: UIView) {
    self.interaction = interaction
    self.window = window
    self.location = location
    touched = view
  }

  /// Creates a session with the items that the delegate of an interaction provides.
  ///
  /// The value is `nil` if there are none.
  static func prepare(
    _ interaction: UIDragInteraction, in window: UIWindow, at location: CGPoint, touching view: UIView
  ) -> DragSession? {
    let session = DragSession(interaction, in: window, at: location, touching: view)
    session.items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    return session.items.isEmpty ? nil : session
  }

  /// Lifts the items, unless a context menu lifts the view.
  ///
  /// - Returns: A Boolean value that indicates whether the drag is the only one.
  func beginLifting() -> Bool {
    guard Self.current == nil else { return false }
    Self.current = self
    // A menu for the same press opens now, in whichever order the two gestures are recognized: it lifts the view
    // itself.
    _ = menus.first { $0.openForPress() }
    AppRuntime.shared.performAfterCommit { [weak self] in self?.showLift() }
    return true
  }

  private func showLift() {
    guard phase == .lifting, self.display == nil, openMenus.isEmpty, let interaction else { return }
    guard let display = makeDisplay(for: interaction) else { return }
    let animator = DragAnimator()
    interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: self)
    guard phase == .lifting else { return animator.complete(at: .start) }
    display.lift(animator)
  }

  /// Creates the previews.
  ///
  /// Returns `nil` if the drag has ended meanwhile.
  private func makeDisplay(for interaction: UIDragInteraction) -> DragDisplay? {
    let display = DragDisplay(at: location, style: window?.traitCollection.userInterfaceStyle ?? .unspecified)
    self.display = display
    add(items, from: interaction, to: display)
    return phase == .lifting ? display : nil
  }

  private func add(_ items: [UIDragItem], from interaction: UIDragInteraction, to display: DragDisplay) {
    for item in items {
      let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: self)
      if let preview { display.add(DragCard(item, preview)) }
    }
  }

  /// The context menus of the touched view and its superviews, those of the deepest view first.
  private var menus: [UIContextMenuInteraction] {
    sequence(first: touched, next: { $0?.superview }).flatMap { $0?.interactions ?? [] }
      .compactMap { $0 as? UIContextMenuInteraction }
  }

  private var openMenus: [UIContextMenuInteraction] { menus.filter { $0.isOpen } }

  // MARK: - Moving

  var isMoving: Bool { phase == .moving }

  /// A Boolean value that indicates whether taps add items to the drag.
  var acceptsItems: Bool { isMoving }

  /// Begins the movement of the lifted items.
  func begin() {
    guard phase == .lifting, let interaction, let display = display ?? makeDisplay(for: interaction) else { return }
    phase = .moving
    tracking = DropTracking(DropSession(self))
    springLoading = SpringLoading(self)
    for menu in openMenus { menu.yieldToDrag() }
    display.endLift()
    let delegate = interaction.delegate
    allowsMoveOperation = delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: self) ?? true
    isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self) ?? false
    display.keepsFullSize = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: self) ?? false
    delegate?.dragInteraction(interaction, sessionWillBegin: self)
    guard isMoving else { return }
    display.gather(items.count)
  }

  /// Follows the touch to a location on the screen.
  func move(to location: CGPoint) {
    guard isMoving else { return }
    self.location = location
    display?.move(to: location)
    if let interaction { interaction.delegate?.dragInteraction(interaction, sessionDidMove: self) }
    track()
  }

  private func track() {
    guard isMoving, let tracking else { return }
    tracking.update(at: location)
    guard isMoving else { return }
    springLoading?.update(at: location)
    display?.show(tracking.operation, count: items.count)
  }

  /// Returns the items that the delegate of an interaction provides for a tap.
  func itemsToAdd(from adding: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
    guard isMoving else { return [] }
    return adding.delegate?.dragInteraction(adding, itemsForAddingTo: self, withTouchAt: point) ?? []
  }

  /// Adds items of an interaction.
  func add(_ added: [UIDragItem], from adding: UIDragInteraction) {
    guard isMoving, !added.isEmpty, let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, session: self, willAdd: added, for: adding)
    guard isMoving, let display else { return }
    items += added
    add(added, from: adding, to: display)
    guard isMoving else { return }
    display.gather(items.count)
    track()
  }

  // MARK: - Ending

  /// Ends the drag, because the touch has ended: drops the items, or returns them.
  func end() {
    guard isMoving, let tracking else { return putDown() }
    tracking.leaveRemovedTarget()
    guard isMoving else { return }
    if tracking.acceptsDrop { drop(tracking) } else { giveBack(tracking, tracking.operation) }
  }

  /// Cancels the drag, because the touch was cancelled.
  func cancel() {
    guard isMoving, let tracking else { return putDown() }
    giveBack(tracking, .cancel)
  }

  private func close() {
    phase = .ended
    tracking = nil
    springLoading = nil
    if Self.current === self { Self.current = nil }
  }

  /// Ends a drag whose items were lifted, but not moved.
  private func putDown() {
    guard phase == .lifting else { return }
    close()
    display?.putDown { [onPutDown] in onPutDown?() }
    display = nil
  }

  private func drop(_ tracking: DropTracking) {
    let operation = tracking.operation
    let springLoading = springLoading
    close()
    springLoading?.stop()
    tracking.perform()
    let source = interaction
    if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: operation) }
    let animator = DragAnimator()
    for card in display?.cards ?? [] {
      let (preview, own) = tracking.preview(for: card, at: location)
      animator.addAnimations { own.animate() }
      animator.addCompletion { own.complete(at: $0) }
      card.destination = preview
    }
    finish(animator) { [self] in
      tracking.conclude()
      tracking.end()
      if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
      reportTransfer()
    }
  }

  private func giveBack(_ tracking: DropTracking, _ operation: UIDropOperation) {
    let springLoading = springLoading
    close()
    springLoading?.stop()
    // The delegate is not retained: it may be part of a view that is deallocated before the animation ends.
    let source = interaction
    if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: operation) }
    let animator = DragAnimator()
    for card in display?.cards ?? [] {
      let own = DragAnimator()
      card.destination = .place(card.lifted)
      if let source, let delegate = source.delegate {
        let preview = delegate.dragInteraction(source, previewForCancelling: card.item, withDefault: card.lifted)
        card.destination = preview.map { .place($0) } ?? .vanishing(shrinks: false)
        delegate.dragInteraction(source, item: card.item, willAnimateCancelWith: own)
      }
      animator.addAnimations { own.animate() }
      animator.addCompletion { own.complete(at: $0) }
    }
    tracking.leave()
    finish(animator) { [self] in
      tracking.end()
      if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
    }
  }

  /// Animates the previews to their destinations, and performs what follows.
  private func finish(_ animator: DragAnimator, _ completion: @escaping () -> Void) {
    guard let display else { return completion() }
    self.display = nil
    display.finish(animator, completion)
  }

  /// Reports the end of the transfer when all loads have ended.
  private func reportTransfer() {
    guard let busy = items.map(\.itemProvider).first(where: \.isLoading) else {
      if let interaction { interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: self) }
      return
    }
    busy.whenIdle { DispatchQueue.main.async { MainActor.assumeIsolated { self.reportTransfer() } } }
  }

  /// Discards the drag without calling the app.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    current?.close()
    DragDisplay.reset()
  }
}
