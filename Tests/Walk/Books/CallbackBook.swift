import Simulator
import UIKit

/// A record of the callbacks of every view controller, as UIKit sends them. It checks their order, and stores the phase
/// of each view controller.
///
/// The callbacks come from the runtime and not from overrides, so that view controllers of the library are also
/// checked.
@MainActor
final class CallbackBook {
  enum Phase: String { case disappeared, appearing, appeared, disappearing }

  private struct Passport {
    let name: String
    var phase = Phase.disappeared
    /// A Boolean value that indicates whether a move was announced and has not ended.
    var isMovePending = false
  }

  private var checker = LifecycleChecker()
  private var passports: [ObjectIdentifier: Passport] = [:]
  private var count = 0
  private var reported = 0
  private let report: (String) -> Void
  /// A closure that receives each record, for a trace.
  var trace: ((LifecycleRecord) -> Void)?

  init(report: @escaping (String) -> Void) { self.report = report }

  func open() { LifecycleObservation.observer = { [weak self] in self?.receive($0) } }

  func close() {
    LifecycleObservation.observer = nil
    checker.finish()
    passOn()
  }

  func phase(of controller: UIViewController) -> Phase {
    passports[ObjectIdentifier(controller)]?.phase ?? .disappeared
  }

  /// Returns whether a view controller received `willMove` without the corresponding `didMove`.
  func isMovePending(_ controller: UIViewController) -> Bool {
    passports[ObjectIdentifier(controller)]?.isMovePending ?? false
  }

  private func receive(_ event: LifecycleEvent) {
    if event.callback == .initialized || passports[event.controller] == nil {
      count += 1
      passports[event.controller] = Passport(name: "\(event.name)#\(count)")
    }
    guard let passport = passports[event.controller] else { return }
    switch event.callback {
    case .viewWillAppear:
      passports[event.controller]?.phase = .appearing
      // A swipe back that is cancelled reverts the removal in this way.
      passports[event.controller]?.isMovePending = false
    case .viewDidAppear: passports[event.controller]?.phase = .appeared
    case .viewWillDisappear: passports[event.controller]?.phase = .disappearing
    case .viewDidDisappear: passports[event.controller]?.phase = .disappeared
    case .willMove: passports[event.controller]?.isMovePending = true
    case .didMove: passports[event.controller]?.isMovePending = false
    default: break
    }
    let record = LifecycleRecord(passport.name, event.callback, at: .seconds(event.time))
    trace?(record)
    checker.receive(record)
    passOn()
  }

  private func passOn() {
    for problem in checker.violations[reported...] { report(problem) }
    reported = checker.violations.count
  }
}
