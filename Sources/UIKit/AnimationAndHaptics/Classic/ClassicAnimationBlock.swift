/// An animation block whose beginning and end are separate calls.
///
/// Between them, its context is the current one of ``AnimationContext``, as inside of a closure of `UIView.animate`.
/// All its changes play on one timeline; each change of the settings begins another segment of it.
@MainActor
final class ClassicAnimationBlock {
  /// The blocks that have begun and not ended, each inside of the one before it.
  private static var open: [ClassicAnimationBlock] = []

  /// The innermost block; `nil` outside of blocks.
  static var current: ClassicAnimationBlock? { open.last }

  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?
  private let animationID: String?
  private let userContext: UnsafeMutableRawPointer?
  private var settings: AnimationSettings
  /// The context around the block.
  private let outer: AnimationContext?
  private let timeline: Timeline
  /// A Boolean value that indicates whether the timeline is that of a property animator around the block.
  private let isJoined: Bool
  /// The contexts of the block, one for each change of its settings.
  private var contexts: [AnimationContext] = []
  private var transition: (style: TransitionStyle, view: UIView, former: FormerContent?)?
  /// The nested blocks that have ended, and begin with this one.
  private var nested: [ClassicAnimationBlock] = []

  private init(_ animationID: String?, _ userContext: UnsafeMutableRawPointer?) {
    (self.animationID, self.userContext) = (animationID, userContext)
    outer = AnimationContext.current
    settings = AnimationSettings(
      duration: outer?.settings.duration ?? 0.2, curve: outer?.settings.curve ?? .easeInOut)
    // Unlike those of closures, these animations do not block touches.
    settings.allowsUserInteraction = true
    isJoined = outer?.isOfAnimator == true
    timeline =
      isJoined ? outer?.timeline ?? Timeline(allowsUserInteraction: true) : Timeline(allowsUserInteraction: true)
  }

  // MARK: - Beginning and Ending

  static func begin(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    let block = ClassicAnimationBlock(animationID, context)
    open.append(block)
    block.enterContext()
  }

  static func commit() {
    guard let block = open.popLast() else { return }
    block.leaveContext()
    if let parent = open.last { parent.nested.append(block) } else { block.start() }
  }

  /// Changes the settings of the innermost block for the changes that follow.
  static func configure(_ body: (inout AnimationSettings) -> Void) {
    guard let current else { return }
    body(&current.settings)
    current.enterContext()
  }

  /// Returns the number of repetitions for a repeat count.
  static func repetitions(_ count: Float) -> Double {
    // Counts of this size are used for endless animations.
    count > 0 ? (count < 1_000_000 ? Double(count) : .infinity) : 1
  }

  /// Discards all open blocks.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    guard !open.isEmpty else { return }
    // Released last, because the delegates are the app's.
    let discarded = open
    open = []
    _ = AnimationContext.exchangeCurrent(for: nil)
    withExtendedLifetime(discarded) {}
  }

  // MARK: - Recording

  /// Makes a context with the current settings the one that records changes.
  private func enterContext() {
    guard settings.duration > 0 else {
      _ = AnimationContext.exchangeCurrent(for: nil)
      return
    }
    let start = isJoined ? (outer?.segment.start ?? 0) + max(settings.delay, 0) : 0
    let segment = timeline.addSegment(
      start: start, duration: settings.duration, curve: settings.curve, repeatCount: settings.repeatCount,
      autoreverses: settings.autoreverses)
    let context = AnimationContext(settings: settings, segment: segment, of: timeline, isOfAnimator: isJoined)
    contexts.append(context)
    _ = AnimationContext.exchangeCurrent(for: context)
  }

  /// Restores the context around the block, and completes those of the block.
  private func leaveContext() {
    addTransition()
    _ = AnimationContext.exchangeCurrent(for: outer)
    for context in contexts { context.run {} }
  }

  func setTransition(_ transition: UIView.AnimationTransition, of view: UIView) {
    self.transition = TransitionStyle(transition).map { ($0, view, view.formerContent) }
  }

  private func addTransition() {
    guard let transition, AnimationContext.recording != nil, let segment = contexts.last?.segment else { return }
    for effect in transition.style.effects(replacing: transition.former) {
      let layer = transition.view.layer
      layer.add(LayerAnimation(effect, of: layer, over: segment, on: timeline))
    }
  }

  // MARK: - Playing

  private func start() {
    for block in nested { block.start() }
    nested = []
    contexts = []
    transition = nil
    guard !timeline.animations.isEmpty else {
      return AnimationBlock.completeAfterCommit { [self] finished in
        tellStart()
        tellEnd(finished)
      }
    }
    timeline.whenEnded { [self] outcome, wasInterrupted in tellEnd(outcome == .end && !wasInterrupted) }
    guard !isJoined else { return AppRuntime.shared.performAfterCommit { [self] in tellStart() } }
    timeline.play(from: -max(settings.delay, 0), at: AppRuntime.shared.now) { [self] in tellStart() }
    timeline.endOffScreen()
  }

  private func tellStart() { tell(willStart, [animationID, userContext]) }

  private func tellEnd(_ finished: Bool) { tell(didStop, [animationID, NSNumber(value: finished), userContext]) }

  /// Calls a method of the delegate with as many arguments as it has parameters.
  private func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate else { return }
    let target = ActionDispatch.receiver(
      delegate, of: selector, orUse: "UIView.animate(withDuration:animations:completion:)")
    let count = selector.description.count { $0 == ":" }
    let argument: Any? = count > 1 ? Array(arguments.prefix(count)) : count == 1 ? arguments[0] : nil
    ActionDispatch.perform(selector, on: target, sender: argument)
  }
}
