/// The legal order of callbacks, for one view controller.
///
/// A pure value: it receives callbacks and returns violations. UIKit's documentation is the source.
struct LifecycleGrammar {
  enum Step: Equatable {
    case viewWillAppear(Bool), viewIsAppearing(Bool), viewDidAppear(Bool)
    case viewWillDisappear(Bool), viewDidDisappear(Bool)
  }

  enum Phase: String {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  private var move = Move.ended
  private var last: Step?
  private var receivedIsAppearing = false
  /// A Boolean value that indicates whether the present `will` callback reverses the opposite one.
  ///
  /// If it does, `viewIsAppearing` need not be sent again.
  private var isReversal = false

  /// A move to a parent or away from one.
  private enum Move {
    case ended, pending
    /// The controller has appeared again after its removal was announced.
    ///
    /// The removal was cancelled, as that of a swipe back is. UIKit then sends nothing; a container may confirm the
    /// parent.
    case withdrawn
  }

  // MARK: - Appearance

  /// Processes a step.
  ///
  /// - Returns: A description of the violation, or `nil` if the step is legal.
  mutating func check(_ step: Step) -> String? {
    defer { advance(with: step) }
    let legal = Self.phases(before: step)
    if !legal.contains(phase) {
      let phases = legal.map(\.rawValue).joined(separator: " or ")
      return "\(step.text) after \(last?.text ?? "nothing"); it is valid only while \(phases)"
    }
    if let last, step.isContinuation, last.animated != step.animated {
      return "\(step.text) after \(last.text); the value of animated must not change during a transition"
    }
    switch step {
    case .viewIsAppearing where receivedIsAppearing: return "\(step.text) twice in one transition"
    case .viewDidAppear where !receivedIsAppearing && !isReversal: return "\(step.text) without viewIsAppearing"
    default: return nil
    }
  }

  private static func phases(before step: Step) -> [Phase] {
    switch step {
    // Either `will` callback may also reverse the opposite one before its `did` callback.
    case .viewWillAppear: [.disappeared, .disappearing]
    case .viewWillDisappear: [.appeared, .appearing]
    case .viewIsAppearing, .viewDidAppear: [.appearing]
    case .viewDidDisappear: [.disappearing]
    }
  }

  private mutating func advance(with step: Step) {
    last = step
    switch step {
    case .viewWillAppear:
      isReversal = phase == .disappearing
      receivedIsAppearing = false
      phase = .appearing
    case .viewIsAppearing: receivedIsAppearing = true
    case .viewDidAppear:
      phase = .appeared
      if isReversal, move == .pending { move = .withdrawn }
    case .viewWillDisappear:
      isReversal = phase == .appearing
      phase = .disappearing
    case .viewDidDisappear: phase = .disappeared
    }
  }

  // MARK: - Containment

  mutating func willMove(toParent hasParent: Bool, from hadParent: Bool) -> String? {
    defer { move = .pending }
    if move == .pending { return "willMove(toParent:) before the didMove(toParent:) of the previous one" }
    if !hasParent, !hadParent { return "willMove(toParent: nil) without a parent" }
    return nil
  }

  /// Processes a move.
  ///
  /// - Parameter isOrphaned: A Boolean value that indicates whether the parent has been deallocated. UIKit reports that
  ///   without an announcement.
  mutating func didMove(toParent hasParent: Bool, isOrphaned: Bool = false) -> String? {
    defer { move = .ended }
    if isOrphaned, !hasParent { return nil }
    let call = "didMove(toParent: \(hasParent ? "parent" : "nil"))"
    if move == .ended || move == .withdrawn && !hasParent { return "\(call) without willMove(toParent:)" }
    // Without animation UIKit sends viewDidDisappear after the commit, thus after this.
    if !hasParent, phase == .appeared || phase == .appearing { return "\(call) while \(phase.rawValue)" }
    return nil
  }

  // MARK: - Rest

  /// A description of the violation that exists while the controller is at rest.
  var problemAtRest: String? {
    if phase == .appearing || phase == .disappearing { return "still \(phase.rawValue) at rest" }
    if move == .pending { return "willMove(toParent:) without didMove(toParent:)" }
    return nil
  }
}

extension LifecycleGrammar.Step {
  var animated: Bool {
    switch self {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      animated
    }
  }

  /// A Boolean value that indicates whether the step belongs to a transition that has begun.
  var isContinuation: Bool {
    switch self {
    case .viewWillAppear, .viewWillDisappear: false
    case .viewIsAppearing, .viewDidAppear, .viewDidDisappear: true
    }
  }

  var text: String {
    let name =
      switch self {
      case .viewWillAppear: "viewWillAppear"
      case .viewIsAppearing: "viewIsAppearing"
      case .viewDidAppear: "viewDidAppear"
      case .viewWillDisappear: "viewWillDisappear"
      case .viewDidDisappear: "viewDidDisappear"
      }
    return "\(name)(\(animated))"
  }
}
