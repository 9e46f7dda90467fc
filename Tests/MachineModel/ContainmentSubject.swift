@testable import Stateroom

/// What the checkers need of a machine; the real one and the deliberately broken ones have it.
protocol ContainmentSubject: Equatable, Sendable {
  var target: [Int] { get }
  var contained: [Int] { get }
  var isAtRest: Bool { get }
  var generation: Int? { get }
  var targetOwner: RequestID? { get }
  var isInteractive: Bool { get }
  var isAnythingWaiting: Bool { get }

  /// Whether a request stands for a list that is shown, running, or may return.
  func representsList(_ request: RequestID) -> Bool

  mutating func handle(_ event: ContainmentEvent, into effects: inout [ContainmentEffect])
  func checkInvariants() -> [String]
}

typealias ContainmentEvent = ContainmentMachine<Int>.Event
typealias ContainmentEffect = ContainmentMachine<Int>.Effect

extension ContainmentMachine<Int>: ContainmentSubject {
  var isInteractive: Bool { passage?.pausedPosition != nil }
  var isAnythingWaiting: Bool { !pending.isEmpty }
}
