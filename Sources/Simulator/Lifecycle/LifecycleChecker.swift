import UIKit

/// A checker of the callbacks of view controllers against the rules of UIKit.
///
/// The checker is a value that does not depend on UIKit. It receives records in their order, and stores violations as
/// sentences.
public struct LifecycleChecker: Sendable {
  /// The violations up to now, in the order in which they were found.
  public private(set) var violations: [String] = []

  private var ledgers: [String: LifecycleLedger] = [:]
  /// The classes of the view controllers that were deallocated last, and the time.
  ///
  /// The children of such a view controller are removed without an announcement.
  private var freed: (classes: Set<String>, time: Duration) = ([], .zero)
  /// The view controllers in the order of their first callback, so that the result is deterministic.
  private var controllers: [String] = []

  /// Creates a checker without records.
  public init() {}

  /// Returns the violations of a whole recording, including its end.
  public static func violations(in records: some Sequence<LifecycleRecord>) -> [String] {
    var checker = LifecycleChecker()
    for record in records { checker.receive(record) }
    checker.finish()
    return checker.violations
  }

  /// Processes the next record.
  public mutating func receive(_ record: LifecycleRecord) {
    if ledgers[record.controller] == nil { controllers.append(record.controller) }
    var ledger = ledgers[record.controller] ?? LifecycleLedger()
    if freed.time != record.time { freed = ([], record.time) }
    for problem in ledger.enter(record.callback, freed: freed.classes) {
      violations.append("\(record.time.secondsText): \(record.controller) \(problem).")
    }
    ledgers[record.controller] = ledger
    if record.callback == .deinitialized { freed.classes.insert(record.className) }
  }

  /// Ends the recording, and checks that every transition that began has ended.
  public mutating func finish() {
    for controller in controllers {
      for debt in ledgers[controller]?.debts ?? [] { violations.append("At the end \(controller) \(debt).") }
    }
  }
}
