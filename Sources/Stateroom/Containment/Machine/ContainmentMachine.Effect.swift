extension ContainmentMachine {
  /// A step that an interpreter performs on real view controllers.
  ///
  /// Effects are performed in their order. Performing one may run user code, which may cause events. Their effects are
  /// appended to the same queue. When a child vanishes, the interpreter also removes the queued effects for that child,
  /// and when the container is deallocated, it removes all effects except the completions.
  enum Effect {
    /// A change for a request is about to begin.
    ///
    /// The effect is repeated as a reversal, with the two lists swapped, when a running transition is reversed. If a
    /// gesture reverses it, the request is the newest one for the restored list, or `nil` if that list was never
    /// requested.
    case willTransition(
      RequestID?, entering: [Child], leaving: [Child], animated: Bool, isReversal: Bool = false)

    /// The announced change is complete, except that its requests have not ended.
    ///
    /// A cancelled change has no such effect.
    case didTransition(RequestID)

    /// UIKit's `addChild(_:)`, which sends `willMove(toParent:)` and appends the child.
    case addChild(Child)

    /// `didMove(toParent: container)`: the child was added, or its announced removal does not take place.
    case didMoveToParent(Child)

    /// `willMove(toParent: nil)`.
    case willMoveToNil(Child)

    /// UIKit's `removeFromParent()`, which sends `didMove(toParent: nil)`.
    case removeFromParent(Child)

    /// UIKit's `beginAppearanceTransition(_:animated:)`.
    case beginAppearance(Child, appearing: Bool, animated: Bool)

    /// UIKit's `endAppearanceTransition()`.
    case endAppearance(Child)

    /// Loads the child's view and inserts it above the other child's view, or lowest of all for `nil`.
    ///
    /// If the other child has vanished, the view is inserted on top: either there is no view to be above it, or a
    /// ``reorder(_:movesViews:)`` follows.
    case insertView(Child, above: Child?)

    case removeView(Child)

    /// Orders the container's children and their views.
    ///
    /// The list contains all children.
    ///
    /// No child receives a callback. Before the container's view is loaded, only the children are ordered. The views
    /// have the order already unless `movesViews` is `true`, in which case remaining children move.
    case reorder([Child], movesViews: Bool)

    /// Begins the motion.
    ///
    /// The views are in place and all callbacks were sent.
    case startAnimation(Animation)

    /// Reverses the animation from its present progress, whether it is running or paused.
    case reverseAnimation(generation: Int)

    /// Pauses the animation, which a gesture controls from now on.
    case pauseAnimation(generation: Int)

    /// Continues the animation after the gesture has ended.
    case resumeAnimation(generation: Int)

    /// Moves the animation to one of its ends immediately.
    ///
    /// Its own report is ignored.
    case finishAnimation(generation: Int, at: AnimationPosition)

    /// Ends the request with an outcome.
    ///
    /// Each request ends exactly once.
    case complete(RequestID, RequestOutcome)
  }

  /// The transition that a motion animates.
  struct Animation {
    /// The number to pass to the machine when the animation ends.
    var generation: Int

    /// The request whose transition is used.
    var request: RequestID?
    var entering: [Child]
    var leaving: [Child]

    /// A Boolean value that indicates whether a gesture controls the animation from its beginning.
    var isInteractive: Bool

    init(
      generation: Int,
      request: RequestID?,
      entering: [Child],
      leaving: [Child],
      isInteractive: Bool = false
    ) {
      self.generation = generation
      self.request = request
      self.entering = entering
      self.leaving = leaving
      self.isInteractive = isInteractive
    }
  }
}

extension ContainmentMachine.Effect: Equatable {}
extension ContainmentMachine.Effect: Sendable where Child: Sendable {}
extension ContainmentMachine.Animation: Equatable {}
extension ContainmentMachine.Animation: Sendable where Child: Sendable {}
