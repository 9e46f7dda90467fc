extension ContainmentMachine {
  /// An event that the machine handles.
  ///
  /// Events may occur at any time and in any order, also while effects of earlier ones were not performed yet.
  enum Event {
    case request(Request)

    /// A request was withdrawn.
    ///
    /// The event is ignored if the request has ended.
    case withdrawn(RequestID)

    /// The animation of a generation ended at one of its ends.
    ///
    /// The event is ignored if the generation is not the running one, so that a late callback has no effect. An end at
    /// `start` without a request is a cancelled gesture. An interactive animation does not end by itself. If it is cut
    /// off, the passage ends where it would without the gesture.
    case animationEnded(generation: Int, at: AnimationPosition)

    /// A gesture controls the animation of a generation from now on.
    ///
    /// The event is ignored if the generation is not the running one, a gesture controls it already, or a request is
    /// pending.
    case interactionBegan(generation: Int)

    /// The gesture has ended, and the animation continues to one of its ends.
    ///
    /// The event is ignored if the generation is not the running one or no gesture controls it.
    case interactionEnded(generation: Int, at: AnimationPosition)

    case hostViewDidLoad
    case hostWillAppear(animated: Bool)
    case hostDidAppear
    case hostWillDisappear(animated: Bool)
    case hostDidDisappear

    /// Other code has removed a contained child from the container.
    case childVanished(Child)

    /// The container is being deallocated.
    case hostIsDeallocated
  }
}

extension ContainmentMachine.Event: Equatable {}
extension ContainmentMachine.Event: Sendable where Child: Sendable {}
