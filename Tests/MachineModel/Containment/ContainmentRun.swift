@testable import Stateroom

/// A machine and the model of its environment at one moment. It is a value, so that a search can continue from it
/// several times.
struct ContainmentRun<Subject: ContainmentSubject>: Sendable {
  var subject: Subject
  var world: ContainmentModel
  private var effects: [ContainmentEffect] = []

  init(_ subject: Subject, children: Int) {
    self.subject = subject
    world = ContainmentModel(children: children)
  }

  /// The identifier of the next request.
  var nextRequest: RequestID { RequestID(world.requestRecords.count + 1) }

  /// Feeds an event, performs all of its effects, and checks the result.
  mutating func feed(_ event: ContainmentEvent) {
    world.register(event)
    if case .childVanished(let child) = event {
      world.takeAway(child, wasKnown: subject.contained.contains(child))
    }
    effects.removeAll(keepingCapacity: true)
    let (target, motion, canBeInteractive) = (world.wanted, world.motion, world.canBeInteractive(event))
    subject.handle(event, into: &effects)
    world.follow(event)
    for effect in effects {
      world.perform(effect)
    }
    if case .request(let request) = event, request.animated, !request.isInteractive {
      checkPolicy(of: request, target: target, motion: motion)
    }
    if case .request(let request) = event, request.isInteractive {
      let isInteractive = world.motion?.pausedPosition != nil && world.motion?.generation != motion?.generation
      world.require(
        isInteractive == canBeInteractive, 7, "an interactive request controls its transition from the beginning")
    }
    world.check(subject)
  }

  /// Compares the effect of an animated request on the running motion with the policy.
  private mutating func checkPolicy(
    of request: ContainmentMachine<Int>.Request,
    target: [Int],
    motion: ContainmentModel.Motion?
  ) {
    if request.children == target {
      var others = effects.filter { if case .complete = $0 { false } else { true } }
      if let motion, motion.pausedPosition != nil {
        world.require(world.motion?.pausedPosition == nil, 4, "no request waits for a gesture")
        others.removeAll { $0 == .resumeAnimation(generation: motion.generation) }
      }
      return world.require(others.isEmpty, 4, "asking again does nothing: \(effects)")
    }
    guard let motion else { return }
    let isContinuing = world.motion?.generation == motion.generation
    let turns = isContinuing && world.motion?.heading != motion.heading
    let isNew = request.children != motion.goal
    if let fallback = motion.pausedPosition, fallback != motion.heading, isNew {
      let isKept = request.policy != .interrupt || request.children == motion.list(at: fallback)
      return world.require(isContinuing == isKept && turns == isKept, 4, "the request overrides the gesture")
    }
    switch request.policy {
    case .finishThenLatest, .queue, .ignoreNew:
      world.require(isContinuing && !turns, 4, "the running transition is played to its end")
    case .interrupt:
      world.require(isContinuing != isNew && !turns, 4, "the running transition jumps to its end")
    case .reverse:
      let isBack = isNew && request.children == (motion.heading == .end ? motion.origin : motion.destination)
      world.require(isContinuing && turns == isBack, 4, "the running transition is reversed if its origin is requested")
    }
  }

  /// The state that determines all further behavior, independent of how it was reached.
  struct Essence: Hashable {
    var subject: Subject
    var world: ContainmentModel

    func hash(into hasher: inout Hasher) { hasher.combine(world) }
  }

  var essence: Essence { Essence(subject: subject, world: world.essence(keeping: subject.representsList)) }

  mutating func request(
    _ children: [Int],
    animated: Bool = false,
    policy: TransitionPolicy = .finishThenLatest
  ) {
    feed(.request(.init(nextRequest, children: children, animated: animated, policy: policy)))
  }

  /// Brings the container to rest, on screen and off, and then deallocates it.
  mutating func drain() {
    // One after the other, including the queued ones.
    for _ in world.requestRecords {
      if let generation = subject.generation { feed(.animationEnded(generation: generation, at: .end)) }
    }
    if let motion = world.motion {
      feed(.animationEnded(generation: motion.generation, at: motion.heading))
    }
    world.require(subject.isAtRest, 4, "everything comes to rest")
    feed(.hostWillAppear(animated: true))
    feed(.hostDidAppear)
    feed(.hostIsDeallocated)
  }
}
