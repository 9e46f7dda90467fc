import UIKit

/// An object that reports the transitions of one container, each from its beginning to its end.
///
/// The interpreter or the root controller owns and calls the reporter. The reporter stores what it has reported of the
/// running transition, so that it reports exactly one end for every beginning, even if observers are added or removed
/// in between.
///
/// The ending of a transition is determined from what the container shows, by identity; see ``ReportedContent``.
@MainActor
final class TransitionReporter {
  /// A destination of a transition.
  private struct Announcement {
    let request: RequestID?
    let number: Int?
    let change: ReportedChange
  }

  private final class Passage {
    let container: ContainerEvent.Container
    /// The requests for which a destination was announced, the oldest first.
    var announced: [Announcement]
    var isInteractive = false
    var generation: Int?
    /// A Boolean value that indicates whether UIKit reverses the transition that a gesture has cancelled.
    var isReverted = false

    init(container: ContainerEvent.Container, announced: Announcement, generation: Int?) {
      self.container = container
      self.announced = [announced]
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

  /// Removes the number of a request that has ended, or will end without another event of a transition.
  func ended(_ request: RequestID) {
    if !numbers.isEmpty { numbers[request] = nil }
  }

  /// Reports the beginning of a transition.
  func began(
    _ request: RequestID?, _ change: ReportedChange, generation: Int? = nil, in host: any AnyObject & Sendable
  ) {
    guard EventCenter.isObserved else { return }
    exchange(
      &passage,
      with: Passage(
        container: ContainerEvent.Container(host), announced: announcement(of: request, change),
        generation: generation))
    note(.began(change.event))
  }

  /// Reports that the running transition has a new destination.
  func turned(_ request: RequestID?, _ change: ReportedChange) {
    passage?.announced.append(announcement(of: request, change))
    passage?.isInteractive = false
    note(.retargeted(change.event))
  }

  private func announcement(of request: RequestID?, _ change: ReportedChange) -> Announcement {
    Announcement(request: request, number: request.flatMap { numbers[$0] }, change: change)
  }

  func setInteractive(_ isInteractive: Bool) {
    guard passage?.isInteractive == !isInteractive else { return }
    passage?.isInteractive = isInteractive
    note(isInteractive ? .interactionBegan : .interactionEnded)
  }

  /// Reports the end of the transition.
  ///
  /// - Parameter content: The content that is shown now, or `nil` for the latest destination.
  func finished(showing content: ReportedContent? = nil) {
    guard let passage, let first = passage.announced.first?.change, let last = passage.announced.last?.change else {
      return
    }
    let shown = content ?? last.to
    // Comparing states runs code of the app, which must not find the transition any more.
    exchange(&self.passage, with: nil)
    let ending = Self.ending(of: first, last, showing: shown)
    note(.finished(showing: shown.names), in: passage, ending)
  }

  /// Compares the content that is shown with the origin and the latest destination of a transition.
  private static func ending(
    of first: ReportedChange, _ last: ReportedChange, showing shown: ReportedContent
  ) -> ContainerEvent.Ending {
    let place: ContainerEvent.Ending.Place =
      if shown.isSame(as: first.from), !first.from.isSame(as: first.to) {
        .origin
      } else {
        shown.isSame(as: last.to) ? .destination : .elsewhere
      }
    return .init(place: place, changesState: !shown.parts.isEmpty && !shown.hasSameState(as: first.from))
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
    if let passage { note(kind, in: passage) }
  }

  private func note(_ kind: ContainerEvent.Kind, in passage: Passage, _ ending: ContainerEvent.Ending? = nil) {
    EventCenter.note(kind, of: passage.announced.last?.number, in: passage.container, ending: ending)
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
    var change: ReportedChange
    var isInteractive = false
  }

  /// Reports what has changed about a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion that is running, or `nil` if there is none.
  ///   - content: The content that the container shows.
  ///   - isReverted: A Boolean value that indicates whether an earlier motion, which has ended, was cancelled.
  func follow(
    _ motion: Motion?, showing content: ReportedContent, isReverted: Bool = false, in host: UIViewController
  ) {
    if passage != nil, passage?.generation != motion?.generation {
      if isReverted { reverted() } else { finished(showing: content) }
    }
    guard let motion, passage?.isReverted != true else { return }
    if passage == nil {
      began(motion.request, motion.change, generation: motion.generation, in: host)
    } else if let destination = passage?.announced.last?.change.to, !destination.isSame(as: motion.change.to) {
      turned(motion.request, motion.change)
    }
    setInteractive(motion.isInteractive)
  }

  /// Reports that the gesture ended and cancelled the motion, which returns to its origin.
  func gestureReverted(_ generation: Int) {
    guard passage?.generation == generation, let change = passage?.announced.last?.change else { return }
    passage?.isReverted = true
    turned(nil, change.reversed)
  }
}
