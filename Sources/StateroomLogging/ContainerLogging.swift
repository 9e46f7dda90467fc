public import Logging
import Stateroom

/// Logs the events of containers with a swift-log logger.
///
/// ```swift
/// let logging = ContainerLogging(Logger(label: "app.containers"))  // kept by the app delegate
/// ```
///
/// A refusal is logged as a warning; everything else for debugging. The message is the event in one line; the metadata
/// has the container's class under `container`, the number of the request under `request`, and the name of the event
/// under `event`: that of the case of `ContainerEvent.Kind`, such as `began` or `interactionBegan`, or of the outcome,
/// which is `completed`, `superseded`, `cancelled` or `refused`.
@preconcurrency @MainActor
public final class ContainerLogging {
  private let logger: Logger
  private var observation: EventObservation?

  /// Creates an object that observes all containers for as long as it is kept.
  public init(_ logger: Logger) {
    self.logger = logger
    observation = Diagnostics.observe { [weak self] in self?.heard($0) }
  }

  private func heard(_ event: ContainerEvent) {
    // Created only if the message is logged.
    logger.log(level: event.level, "\(event.description)", metadata: event.metadata)
  }
}

extension ContainerEvent {
  fileprivate var level: Logger.Level {
    if case .completed(.refused) = kind { .warning } else { .debug }
  }

  fileprivate var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = ["container": "\(container.name)", "event": "\(kind.name)"]
    if let request { metadata["request"] = "\(request)" }
    return metadata
  }
}

extension ContainerEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .requested: "requested"
    case .askedToLeave: "askedToLeave"
    case .began: "began"
    case .retargeted: "retargeted"
    case .interactionBegan: "interactionBegan"
    case .interactionEnded: "interactionEnded"
    case .finished: "finished"
    case .completed(.refused): "refused"
    case .completed(let outcome): outcome.description
    }
  }
}
