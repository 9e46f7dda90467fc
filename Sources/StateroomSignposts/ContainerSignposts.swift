import Stateroom
import os

/// Shows the events of containers in Instruments and in the log.
///
/// ```swift
/// let signposts = ContainerSignposts(subsystem: "com.example.app")  // kept by the app delegate
/// ```
///
/// Each transition is an interval from its beginning to its end, with the containers and states in its message;
/// pausing, resuming, and reversing it are events in between. Requests and their outcomes are logged: refusals as
/// errors, everything else for debugging, so that it has no cost unless the log is observed.
///
/// Names of states and controllers are logged as private data unless `isPublic` is set, since a state may name a user.
@preconcurrency @MainActor
public final class ContainerSignposts {
  private let signposter: OSSignposter
  private let logger: Logger
  private let isPublic: Bool
  private var observation: EventObservation?
  private var intervals: [ObjectIdentifier: (id: OSSignpostID, state: OSSignpostIntervalState)] = [:]

  /// Creates an object that observes all containers for as long as it is kept.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem of the messages; usually the app's bundle identifier.
  ///   - category: The category, which distinguishes the messages from the app's others.
  ///   - isPublic: Whether names are visible to all readers of the log.
  public init(subsystem: String, category: String = "Stateroom", isPublic: Bool = false) {
    let log = OSLog(subsystem: subsystem, category: category)
    signposter = OSSignposter(logHandle: log)
    logger = Logger(log)
    self.isPublic = isPublic
    observation = Diagnostics.observe { [weak self] in self?.heard($0) }
  }

  private func heard(_ event: ContainerEvent) {
    signpost(event)
    write(event)
  }

  // MARK: - Signposts

  private func signpost(_ event: ContainerEvent) {
    switch event.kind {
    case .began: begin(event)
    case .finished: end(event)
    case .retargeted, .interactionBegan, .interactionEnded: mark(event)
    case .requested, .askedToLeave, .completed: break
    }
  }

  private func begin(_ event: ContainerEvent) {
    end(event)
    guard signposter.isEnabled else { return }
    let id = signposter.makeSignpostID()
    let text = "\(event)"
    let state =
      isPublic
      ? signposter.beginInterval("Transition", id: id, "\(text, privacy: .public)")
      : signposter.beginInterval("Transition", id: id, "\(text, privacy: .private)")
    intervals[event.container.id] = (id, state)
  }

  private func end(_ event: ContainerEvent) {
    guard let interval = intervals.removeValue(forKey: event.container.id) else { return }
    signposter.endInterval("Transition", interval.state)
  }

  private func mark(_ event: ContainerEvent) {
    guard let interval = intervals[event.container.id] else { return }
    let text = "\(event)"
    if isPublic {
      signposter.emitEvent("Transition", id: interval.id, "\(text, privacy: .public)")
    } else {
      signposter.emitEvent("Transition", id: interval.id, "\(text, privacy: .private)")
    }
  }

  // MARK: - Log

  private func write(_ event: ContainerEvent) {
    let level: OSLogType
    if case .completed(.refused) = event.kind { level = .error } else { level = .debug }
    // Created only if the message is logged.
    if isPublic {
      logger.log(level: level, "\(event, privacy: .public)")
    } else {
      logger.log(level: level, "\(event, privacy: .private)")
    }
  }
}
