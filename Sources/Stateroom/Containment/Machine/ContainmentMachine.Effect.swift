extension ContainmentMachine {
  /// What is to be done to real view controllers, one step at a time.
  ///
  /// Effects are performed in the order in which they are given. Performing one may run user code, and that
  /// may feed events; the effects of those go to the end of the same queue. An interpreter has two duties
  /// more: when a child vanishes it drops what is still queued about that child, and when the container goes
  /// away it drops everything but the completions.
  enum Effect {
    /// A change is about to be made on behalf of a request; nothing has been done yet.
    ///
    /// It comes again, with the parts exchanged, when a running transition is turned round; by a hand that lets go
    /// there is no request, but the one that stands for the list gone back to, if anybody has ever asked for it.
    case willTransition(RequestID?, entering: [Child], leaving: [Child], animated: Bool)

    /// The change announced is complete, all but telling those who wait. A change taken back has none.
    case didTransition(RequestID)

    /// UIKit's `addChild(_:)`, which sends `willMove(toParent:)` and puts the child last.
    case addChild(Child)

    /// `didMove(toParent: container)`: the arrival is complete, or an announced removal does not take place.
    case didMoveToParent(Child)

    /// `willMove(toParent: nil)`.
    case willMoveToNil(Child)

    /// UIKit's `removeFromParent()`, which sends `didMove(toParent: nil)`.
    case removeFromParent(Child)

    /// UIKit's `beginAppearanceTransition(_:animated:)`.
    case beginAppearance(Child, appearing: Bool, animated: Bool)

    /// UIKit's `endAppearanceTransition()`.
    case endAppearance(Child)

    /// The child's view is loaded and put right above the other child's, lowest of all for `nil`.
    ///
    /// When the other child has vanished, the right place is on top: either nothing belongs above, or a
    /// ``reorder(_:movesViews:)`` follows.
    case insertView(Child, above: Child?)

    case removeView(Child)

    /// The container's children and their views are to be in this order; the list names every one of them.
    ///
    /// No child is told anything. Before the container's view is loaded only the children are meant.
    /// The views are in that order already unless `movesViews`: then some who stay are moved.
    case reorder([Child], movesViews: Bool)

    /// The views are in place and everybody has been told; the motion begins.
    case startAnimation(Animation)

    /// The animation turns round where it is and runs to its other end, whether it was running or held.
    case reverseAnimation(generation: Int)

    /// The animation stops where it is, and follows a hand from now on.
    case holdAnimation(generation: Int)

    /// The hand has let go, and the animation runs on.
    case releaseAnimation(generation: Int)

    /// The animation jumps to this end at once. Its own report is of no interest any more.
    case finishAnimation(generation: Int, at: AnimationPosition)

    /// The request is told what became of it. Each is told exactly once.
    case complete(RequestID, RequestOutcome)
  }

  /// What a motion needs to know about the transition that it animates.
  struct Animation {
    /// The number to be given back when the animation ends.
    var generation: Int

    /// Whose motion is used.
    var request: RequestID?
    var entering: [Child]
    var leaving: [Child]

    /// Whether it does not run by itself, but follows a hand from the beginning.
    var isHeld: Bool

    init(
      generation: Int,
      request: RequestID?,
      entering: [Child],
      leaving: [Child],
      isHeld: Bool = false
    ) {
      self.generation = generation
      self.request = request
      self.entering = entering
      self.leaving = leaving
      self.isHeld = isHeld
    }
  }
}

extension ContainmentMachine.Effect: Equatable {}
extension ContainmentMachine.Effect: Sendable where Child: Sendable {}
extension ContainmentMachine.Animation: Equatable {}
extension ContainmentMachine.Animation: Sendable where Child: Sendable {}
