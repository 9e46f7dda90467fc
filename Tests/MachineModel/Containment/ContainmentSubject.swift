@testable import Stateroom

/// The interface of a machine that the checks require. The real machine and the deliberately incorrect ones conform to
/// it.
protocol ContainmentSubject: Equatable, Sendable {
  var target: [Int] { get }
  var contained: [Int] { get }
  var isAtRest: Bool { get }
  var generation: Int? { get }
  var targetOwner: RequestID? { get }
  var isInteractive: Bool { get }
  var isAnythingWaiting: Bool { get }

  /// Returns whether a request determines a list that is shown, running, or may be shown again.
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
