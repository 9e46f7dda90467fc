import UIKit

/// Tells what becomes of one container's transitions, each from its beginning to its end.
///
/// The interpreter owns it and feeds it. It keeps what was told of the transition under way, so that an end is told for every
/// beginning and for nothing else, whoever came or went among the observers.
@MainActor
final class TransitionReporter {
  private struct Passage {
    let container: ContainerEvent.Container
    /// The requests for which a direction was announced, oldest first.
    var announced: [(request: RequestID?, number: Int?, change: ContainerEvent.Change)]
    var isHeld = false
    var generation: Int?
    /// A hand has decided against it, which UIKit carries out in its own time.
    var isTakenBack = false
  }

  private var passage: Passage?
  private var numbers: [RequestID: Int] = [:]

  /// Whether there is anything to be told, now or later.
  var isActive: Bool { EventCenter.isObserved || passage != nil }
  var isOpen: Bool { passage != nil }

  /// A request got its number in the container.
  func took(_ request: RequestID, _ report: RequestReport?) {
    if let report { numbers[request] = report.number }
  }

  func ended(_ request: RequestID) {
    if !numbers.isEmpty { numbers[request] = nil }
  }

  /// A transition begins.
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

  /// The transition under way goes somewhere else.
  func turned(_ request: RequestID?, _ change: ContainerEvent.Change) {
    passage?.announced.append((request, request.flatMap { numbers[$0] }, change))
    passage?.isHeld = false
    note(.turned(change))
  }

  func isHeld(_ isHeld: Bool) {
    guard passage?.isHeld == !isHeld else { return }
    passage?.isHeld = isHeld
    note(isHeld ? .held : .released)
  }

  /// The transition is over.
  ///
  /// - Parameter names: What is shown now; what it was headed for last, unless given.
  func finished(showing names: [String]? = nil) {
    guard let last = passage?.announced.last else { return }
    note(.finished(showing: names ?? last.change.to))
    exchange(&passage, with: nil)
  }

  /// The transition is over, and shows what was announced for a request.
  func finished(for request: RequestID) {
    finished(showing: passage?.announced.last { $0.request == request }?.change.to)
  }

  /// The transition is over and has not come to where it was headed, unless it was turned round.
  func takenBack() {
    guard let announced = passage?.announced else { return }
    finished(showing: announced.count == 1 ? announced[0].change.from : nil)
  }

  private func note(_ kind: ContainerEvent.Kind) {
    guard let passage else { return }
    EventCenter.note(kind, of: passage.announced.last?.number, in: passage.container)
  }
}

/// Following what UIKit does by itself: it is looked at now and then, and what is new is told.
extension TransitionReporter {
  /// What UIKit is busy with.
  struct Motion {
    var generation: Int
    var request: RequestID?
    var change: ContainerEvent.Change
    var isHeld = false
  }

  /// Tells what is new about a motion.
  ///
  /// - Parameters:
  ///   - motion: Nil when there is none.
  ///   - names: What the container shows.
  ///   - isTakenBack: Whether an earlier motion, which is over now, was taken back.
  func follow(_ motion: Motion?, showing names: [String], isTakenBack: Bool = false, in host: UIViewController) {
    if passage != nil, passage?.generation != motion?.generation {
      if isTakenBack { takenBack() } else { finished(showing: names) }
    }
    guard let motion, passage?.isTakenBack != true else { return }
    if passage == nil {
      began(motion.request, motion.change, generation: motion.generation, in: host)
    } else if passage?.announced.last?.change.to != motion.change.to {
      turned(motion.request, motion.change)
    }
    isHeld(motion.isHeld)
  }

  /// A hand has let go of the motion, and it runs back to where it began.
  func handTookBack(_ generation: Int) {
    guard passage?.generation == generation, let change = passage?.announced.last?.change else { return }
    passage?.isTakenBack = true
    turned(nil, .init(from: change.to, to: change.from, isAnimated: change.isAnimated, using: change.transition))
  }
}
