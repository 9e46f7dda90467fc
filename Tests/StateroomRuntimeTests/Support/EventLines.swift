import Stateroom
import Testing

/// What containers do, as lines. Requests are counted from 1.
///
/// Other tests run while this one awaits something, and those without a device have containers, too. What they do is left
/// out.
@MainActor
final class EventLines {
  private(set) var lines: [String] = []
  private(set) var events: [ContainerEvent] = []
  private let test = Test.current?.id
  private var first: Int?
  private var observation: EventObservation?
  /// Runs after each event.
  var onEvent: ((ContainerEvent) -> Void)?

  init() {
    observation = Diagnostics.observe { [weak self] in self?.received($0) }
  }

  private func received(_ event: ContainerEvent) {
    // What a timer does belongs to no test.
    if let running = Test.current?.id, running != test { return }
    events.append(event)
    if let number = event.request, first == nil { first = number }
    let number = event.request.flatMap { number in first.map { " #\(number - $0 + 1)" } }
    lines.append("\(event.container.name)\(number ?? ""): \(event.kind)")
    onEvent?(event)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The events since the last call.
  func takeEvents() -> [ContainerEvent] {
    defer { events = [] }
    return events
  }

  func end() { observation = nil }
}
