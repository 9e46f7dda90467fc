import UIKit

/// Judges the callbacks of view controllers by UIKit's rules.
///
/// A value without UIKit: it is fed records one after the other and keeps what is wrong as sentences.
public struct LifecycleChecker: Sendable {
  /// What is wrong so far, in the order in which it was found.
  public private(set) var violations: [String] = []

  private var ledgers: [String: LifecycleLedger] = [:]
  /// The classes of the controllers that were freed last, and when: what they leave behind is told so without notice.
  private var freed: (classes: Set<String>, time: Duration) = ([], .zero)
  /// In the order of their first callback, so that the verdict is the same each time.
  private var controllers: [String] = []

  /// Creates a checker that has seen nothing.
  public init() {}

  /// What is wrong with a whole recording, its end included.
  public static func violations(in records: some Sequence<LifecycleRecord>) -> [String] {
    var checker = LifecycleChecker()
    for record in records { checker.receive(record) }
    checker.finish()
    return checker.violations
  }

  /// Takes the next record.
  public mutating func receive(_ record: LifecycleRecord) {
    if ledgers[record.controller] == nil { controllers.append(record.controller) }
    var ledger = ledgers[record.controller] ?? LifecycleLedger()
    if freed.time != record.time { freed = ([], record.time) }
    for complaint in ledger.enter(record.callback, freed: freed.classes) {
      violations.append("\(record.time.secondsText): \(record.controller) \(complaint).")
    }
    ledgers[record.controller] = ledger
    if record.callback == .deinitialized { freed.classes.insert(record.className) }
  }

  /// Ends the recording: what was begun has to be over.
  public mutating func finish() {
    for controller in controllers {
      for debt in ledgers[controller]?.debts ?? [] { violations.append("At the end \(controller) \(debt).") }
    }
  }
}
