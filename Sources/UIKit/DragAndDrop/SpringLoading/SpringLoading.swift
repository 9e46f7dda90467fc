/// The spring-loaded interaction under a drag, and the changes of its state until it is activated.
///
/// The app's code runs when the state is complete; it may end the drag.
@MainActor
final class SpringLoading {
  private weak var drag: DragSession?
  private var interaction: UISpringLoadedInteraction?
  private var context: SpringLoadedContext?
  /// The location at which the drag has come to rest.
  private var rest = CGPoint.zero
  private var timer: RuntimeTimer?
  /// A Boolean value that indicates whether the interaction was activated, which happens once until the drag leaves.
  private var isActivated = false

  init(_ drag: DragSession) { self.drag = drag }

  // MARK: - Following the Drag

  /// Finds the interaction at a location on the screen.
  func update(at location: CGPoint) {
    for candidate in DragTargets.interactions(UISpringLoadedInteraction.self, at: location) {
      if candidate === interaction, let context {
        let continues = candidate.interactionBehavior.shouldAllow(candidate, with: context)
        guard isCurrent(context) else { return }
        if continues { return follow(location) }
        // The interaction may begin again for another part of its view.
        stop()
      }
      guard let drag, drag.isMoving else { return }
      let new = SpringLoadedContext(drag, over: candidate.view)
      let begins = candidate.interactionBehavior.shouldAllow(candidate, with: new)
      guard drag.isMoving else { return }
      guard begins else { continue }
      stop()
      guard drag.isMoving else { return }
      return begin(candidate, new, at: location)
    }
    stop()
  }

  /// Returns whether a context is still that of the drag, after code of the app has run.
  private func isCurrent(_ context: SpringLoadedContext) -> Bool { self.context === context && drag?.isMoving == true }

  private func begin(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext, at location: CGPoint) {
    self.interaction = interaction
    self.context = context
    isActivated = false
    rest = location
    change(to: .possible)
    if isCurrent(context) { wait(DragMetrics.springDelay) }
  }

  private func follow(_ location: CGPoint) {
    guard !isActivated, let context, hypot(location.x - rest.x, location.y - rest.y) > DragMetrics.springSlop else {
      return
    }
    rest = location
    if context.state == .activating { change(to: .possible) }
    if isCurrent(context) { wait(DragMetrics.springDelay) }
  }

  /// Ends the interaction, because the drag has left it or has ended.
  func stop() {
    guard let interaction, let context else { return }
    let isActivated = isActivated
    timer?.cancel()
    timer = nil
    self.interaction = nil
    self.context = nil
    self.isActivated = false
    context.state = .inactive
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    if !isActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
  }

  // MARK: - Activating

  private func wait(_ duration: TimeInterval) {
    timer?.cancel()
    timer = AppRuntime.shared.timers.schedule(after: duration) { [weak self] in self?.advance() }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func advance() {
    timer = nil
    guard let drag, let context else { return }
    // The views may have changed since the drag has come to rest.
    update(at: drag.location)
    guard isCurrent(context), timer == nil else { return }
    switch context.state {
    case .possible:
      change(to: .activating)
      if isCurrent(context) { wait(DragMetrics.springBlink) }
    case .activating: activate(context)
    case .inactive, .activated: break
    }
  }

  private func activate(_ context: SpringLoadedContext) {
    guard let interaction else { return }
    isActivated = true
    change(to: .activated)
    interaction.activate(context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }
}
