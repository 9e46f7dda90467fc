import UIKit

/// An object that reports the transitions of one container, each from its beginning to its end.
///
/// The interpreter owns and calls the reporter. The reporter stores what it has reported of the running transition, so
/// that it reports exactly one end for every beginning, even if observers are added or removed in between.
@MainActor
final class TransitionReporter {
  private final class Passage {
    let container: ContainerEvent.Container
    /// The requests for which a destination was announced, the oldest first.
    var announced: [(request: RequestID?, number: Int?, change: ContainerEvent.Change)]
    var isInteractive = false
    var generation: Int?
    /// A Boolean value that indicates whether UIKit reverses the transition that a gesture has cancelled.
    var isReverted = false

    init(
      container: ContainerEvent.Container,
      announced: [(request: RequestID?, number: Int?, change: ContainerEvent.Change)], generation: Int?
    ) {
      self.container = container
      self.announced = announced
      self.generation = generation
    }
  }

  private var passage: Passage?
  private var numbers: [RequestID: Int] = [:]

  /// A Boolean value that indicates whether there is anything to report, now or later.
  var isActive: Bool { EventCenter.isObserved || passage != nil }
  var isOpen: Bool { passage != nil }

  /// Stores the number of the report of an accepted request.
  func accepted(_ request: RequestID, _ report: RequestReport?) {
    if let report { numbers[request] = report.number }
  }

  func ended(_ request: RequestID) {
    if !numbers.isEmpty { numbers[request] = nil }
  }

  /// Reports the beginning of a transition.
  func began(
    _ request: RequestID?, _ change: ContainerEvent.Change, generation: Int? = nil, in host: UIViewController
  ) {
    guard EventCenter.isObserved else { return }
    let number = request.flatMap { numbers[$0] }
    exchange(
      &passage,
      with: Passage(
        container: ContainerEvent.Container(host), announced: [(request, number, change)], generation: generation))
    note(.began(change))
  }

  /// Reports that the running transition has a new destination.
  func turned(_ request: RequestID?, _ change: ContainerEvent.Change) {
    passage?.announced.append((request, request.flatMap { numbers[$0] }, change))
    passage?.isInteractive = false
    note(.retargeted(change))
  }

  func setInteractive(_ isInteractive: Bool) {
    guard passage?.isInteractive == !isInteractive else { return }
    passage?.isInteractive = isInteractive
    note(isInteractive ? .interactionBegan : .interactionEnded)
  }

  /// Reports the end of the transition.
  ///
  /// - Parameter names: The content that is shown now, or `nil` for the latest destination.
  func finished(showing names: [String]? = nil) {
    guard let last = passage?.announced.last else { return }
    note(.finished(showing: names ?? last.change.to))
    exchange(&passage, with: nil)
  }

  /// Reports the end of the transition, which shows the content that was announced for a request.
  func finished(for request: RequestID) {
    finished(showing: passage?.announced.last { $0.request == request }?.change.to)
  }

  /// Reports the end of a transition that was cancelled.
  ///
  /// The container shows the origin, or the latest destination if one was announced after the first.
  func reverted() {
    guard let announced = passage?.announced else { return }
    finished(showing: announced.count == 1 ? announced[0].change.from : nil)
  }

  private func note(_ kind: ContainerEvent.Kind) {
    guard let passage else { return }
    EventCenter.note(kind, of: passage.announced.last?.number, in: passage.container)
  }
}

/// The reports on changes that no request has made.
///
/// The caller passes the present state, which is compared with what was reported last.
extension TransitionReporter {
  /// A change that UIKit is carrying out.
  struct Motion {
    var generation: Int
    var request: RequestID?
    var change: ContainerEvent.Change
    var isInteractive = false
  }

  /// Reports what has changed about a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion that is running, or `nil` if there is none.
  ///   - names: The content that the container shows.
  ///   - isReverted: A Boolean value that indicates whether an earlier motion, which has ended, was cancelled.
  func follow(_ motion: Motion?, showing names: [String], isReverted: Bool = false, in host: UIViewController) {
    if passage != nil, passage?.generation != motion?.generation {
      if isReverted { reverted() } else { finished(showing: names) }
    }
    guard let motion, passage?.isReverted != true else { return }
    if passage == nil {
      began(motion.request, motion.change, generation: motion.generation, in: host)
    } else if passage?.announced.last?.change.to != motion.change.to {
      turned(motion.request, motion.change)
    }
    setInteractive(motion.isInteractive)
  }

  /// Reports that the gesture ended and cancelled the motion, which returns to its origin.
  func gestureReverted(_ generation: Int) {
    guard passage?.generation == generation, let change = passage?.announced.last?.change else { return }
    passage?.isReverted = true
    turned(nil, .init(from: change.to, to: change.from, isAnimated: change.isAnimated, using: change.transition))
  }
}
