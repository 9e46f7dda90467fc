import Stateroom
import UIKit

/// Compares the events of containers with the outcomes of their requests.
@MainActor
final class EventLedger {
  private struct Life {
    var container: ObjectIdentifier
    var outcome: TransitionOutcome?
  }

  private(set) var violations: [String] = []
  private(set) var lines: [String] = []
  private var lives: [Int: Life] = [:]
  private var newest = 0
  /// The containers with a running transition, with its last event.
  private var underWay: [ObjectIdentifier: ContainerEvent.Kind] = [:]
  /// The name of the request that is being made, as the test assigned it.
  private var asking: (name: Int, container: ObjectIdentifier)?
  /// The number of requests without a name whose events are still due.
  private var unnamed: [ObjectIdentifier: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var reported: [Int: TransitionOutcome] = [:]
  private var observation: EventObservation?
  /// Runs after each event, for tests that make further requests from there.
  var onEvent: (() -> Void)?

  init() { observation = Diagnostics.observe { [weak self] in self?.received($0) } }

  func end() { observation = nil }

  // MARK: - Asking

  /// Makes a request, and finds out its number.
  func ask(_ name: Int, of container: AnyObject, _ request: (@escaping (TransitionOutcome) -> Void) -> Void) {
    let before = asking
    asking = (name, ObjectIdentifier(container))
    request { [weak self] in self?.reported[name] = $0 }
    asking = before
  }

  /// Makes a request from inside an event: its event comes later, but before that of the request that is being made
  /// outside.
  func askFromEvent(of container: AnyObject, _ request: () -> Void) {
    unnamed[ObjectIdentifier(container), default: 0] += 1
    request()
  }

  // MARK: - Listening

  private func received(_ event: ContainerEvent) {
    lines.append("\(event)")
    let container = event.container.id
    switch event.kind {
    case .requested: requested(event, container)
    case .askedToLeave: expectAlive(event)
    case .began:
      if underWay[container] != nil { violate("began before the end of another", event) }
      underWay[container] = event.kind
    case .retargeted, .interactionBegan, .interactionEnded:
      if underWay[container] == nil { violate("of a transition that has not begun", event) }
      underWay[container] = event.kind
    case .finished:
      if underWay.removeValue(forKey: container) == nil { violate("of a transition that has not begun", event) }
    case .completed(let outcome): completed(event, outcome)
    }
    onEvent?()
  }

  private func requested(_ event: ContainerEvent, _ container: ObjectIdentifier) {
    guard let number = event.request else { return violate("without a number", event) }
    if number <= newest { violate("is not newer than \(newest)", event) }
    newest = number
    lives[number] = Life(container: container)
    if let count = unnamed[container], count > 0 {
      unnamed[container] = count - 1
    } else if let (name, asked) = asking, asked == container {
      numbers[name] = number
      asking = nil
    }
  }

  private func completed(_ event: ContainerEvent, _ outcome: TransitionOutcome) {
    guard let number = event.request, expectAlive(event) else { return }
    lives[number]?.outcome = outcome
  }

  @discardableResult
  private func expectAlive(_ event: ContainerEvent) -> Bool {
    guard let life = event.request.flatMap({ lives[$0] }) else {
      violate("of a request that was never made", event)
      return false
    }
    if life.container != event.container.id { violate("by another container than the request's", event) }
    if life.outcome != nil { violate("after the end of the request", event) }
    return true
  }

  private func violate(_ what: String, _ event: ContainerEvent) { violations.append("\(event): \(what)") }

  // MARK: - Rest

  /// What is wrong now that nothing is going on any more.
  func problemsAtRest() -> [String] {
    var problems = violations
    for (number, life) in lives where life.outcome == nil { problems.append("request #\(number) has no end") }
    if !underWay.isEmpty { problems.append("not finished: \(underWay.values)") }
    for (name, outcome) in reported {
      guard let number = numbers[name] else {
        problems.append("request \(name) was not reported")
        continue
      }
      if lives[number]?.outcome != outcome {
        problems.append(
          "request #\(number) has the outcome \(outcome), the observer \(String(describing: lives[number]))")
      }
    }
    return problems
  }

  var requests: Int { lives.count }
}
