@testable import MachineModel
@testable import Stateroom

/// A machine with a mistake; the checkers have to notice it.
///
/// The mistakes are those that containers are known for. They are made from outside, so the machine has no
/// seam for them.
struct MutatedMachine: ContainmentSubject {
  enum Mistake: String, CaseIterable, Sendable {
    case dropsTheEndOfAnAppearance
    case endsBeforeItBegins
    case beginsTwice
    case notifiesRemainingChildren
    case appearsOffScreen
    case liesAboutTheAnimation
    case forgetsToAnnounceARemoval
    case forgetsThatAChildArrived
    case removesTwice
    case leavesAViewBehind
    case putsEveryViewOnTop
    case neverReorders
    case completesTwice
    case losesTheSuperseded
    case callsTheSupersededCompleted
    case callsTheCancelledCompleted
    case believesLateReports
    case doesNotStopTheAnimation
    case missesTheHostGoing
    case holdsOnToARequest
    case jumpsWhenItShouldWait
    case waitsWhenItShouldTurn
    case neverLetsGo
    case keepsTheHold
    case continuesWhenCancelled
    case completesWithoutTheGesture
  }

  var mistake: Mistake
  var machine = ContainmentMachine<Int>()

  init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  var target: [Int] { machine.target }
  var contained: [Int] { machine.contained }
  var isAtRest: Bool { machine.isAtRest }
  var generation: Int? { machine.generation }
  var targetOwner: RequestID? { machine.targetOwner }
  var isInteractive: Bool { machine.isInteractive }
  var isAnythingWaiting: Bool { machine.isAnythingWaiting }

  func representsList(_ request: RequestID) -> Bool { machine.representsList(request) }

  func checkInvariants() -> [String] { machine.checkInvariants() }

  mutating func handle(_ event: ContainmentEvent, into effects: inout [ContainmentEffect]) {
    var event = event
    switch (mistake, event) {
    case (.believesLateReports, .animationEnded(_, let position)):
      if let generation { event = .animationEnded(generation: generation, at: position) }
    case (.missesTheHostGoing, .hostDidDisappear):
      return
    case (.jumpsWhenItShouldWait, .request(var request)) where request.policy == .finishThenLatest:
      request.policy = .interrupt
      event = .request(request)
    case (.waitsWhenItShouldTurn, .request(var request)) where request.policy == .reverse:
      request.policy = .finishThenLatest
      event = .request(request)
    case (.continuesWhenCancelled, .interactionEnded(let generation, _)):
      event = .interactionEnded(generation: generation, at: .end)
    case (.keepsTheHold, .interactionEnded):
      return
    case (.completesWithoutTheGesture, .animationEnded(let generation, .end)) where machine.isInteractive:
      effects += machine.handle(.interactionEnded(generation: generation, at: .end))
    default:
      break
    }
    effects += machine.handle(event).flatMap { spoil($0) }
    switch (mistake, event) {
    case (.endsBeforeItBegins, _):
      let ends = effects.filter { if case .endAppearance = $0 { true } else { false } }
      effects = ends + effects.filter { if case .endAppearance = $0 { false } else { true } }
    case (.notifiesRemainingChildren, .request(let request)) where !effects.isEmpty && machine.hostPhase == .appeared:
      for child in Set(request.children).intersection(machine.contained) {
        effects += [.beginAppearance(child, appearing: false, animated: false), .endAppearance(child)]
      }
    default:
      break
    }
  }

  /// Returns the mutated effects for one effect.
  private func spoil(_ effect: ContainmentEffect) -> [ContainmentEffect] {
    switch (mistake, effect) {
    case (.dropsTheEndOfAnAppearance, .endAppearance), (.forgetsToAnnounceARemoval, .willMoveToNil),
      (.forgetsThatAChildArrived, .didMoveToParent), (.leavesAViewBehind, .removeView),
      (.neverReorders, .reorder), (.losesTheSuperseded, .complete(_, .superseded)),
      (.doesNotStopTheAnimation, .finishAnimation), (.holdsOnToARequest, .complete(_, .completed)),
      (.neverLetsGo, .resumeAnimation):
      return []
    case (.beginsTwice, .beginAppearance), (.removesTwice, .removeFromParent), (.completesTwice, .complete):
      return [effect, effect]
    case (.appearsOffScreen, .addChild(let child)):
      return [
        effect, .beginAppearance(child, appearing: true, animated: false),
        .beginAppearance(child, appearing: false, animated: false), .endAppearance(child),
      ]
    case (.liesAboutTheAnimation, .beginAppearance(let child, let appearing, let animated)):
      return [.beginAppearance(child, appearing: appearing, animated: !animated)]
    case (.putsEveryViewOnTop, .insertView(let child, _)):
      return [.insertView(child, above: contained.last { $0 != child })]
    case (.callsTheSupersededCompleted, .complete(let request, .superseded)),
      (.callsTheCancelledCompleted, .complete(let request, .cancelled)):
      return [.complete(request, .completed)]
    default:
      return [effect]
    }
  }
}
