import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A device with all checks that an adversarial test applies to a container: the violations that children reported, and
/// the outcome of each request.
@MainActor
final class Rig {
  /// Released before the simulator: with the simulator's release the next test may begin.
  private let diagnostics: DiagnosticsLog
  let simulator: Simulator
  private(set) var problems: [String] = []
  private(set) var outcomes: [String: [TransitionOutcome]] = [:]
  private(set) var probes: [Probe] = []
  var refusals: [TransitionRefusal.Reason] { diagnostics.refusals.map(\.reason) }

  private var audience = 0

  init(_ device: Device = .iPhoneSE) async {
    simulator = await Simulator.boot(device)
    diagnostics = DiagnosticsLog()
    RuntimeDiagnostics.observer = { [weak self] _, message in self?.problems.append("UIKit: \(message)") }
  }

  func probe(_ name: String) -> Probe {
    let probe = Probe(name, report: listen())
    probes.append(probe)
    return probe
  }

  func drivenProbe(_ name: String) -> DrivenProbe {
    let probe = DrivenProbe(name, report: listen())
    probes.append(probe)
    return probe
  }

  func reportProblem(_ problem: String) { problems.append(problem) }

  /// Releases the probes and stops observing them: a deallocated container removes the parent without an announcement.
  func forgetProbes() {
    probes = []
    audience += 1
  }

  private func listen() -> (String) -> Void {
    let present = audience
    return { [weak self] problem in
      if let self, audience == present { problems.append(problem) }
    }
  }

  /// Returns a completion handler that records the outcome of a request.
  func recording(_ name: String) -> (TransitionOutcome) -> Void {
    { [weak self] in self?.outcomes[name, default: []].append($0) }
  }

  func advance(_ milliseconds: Int) { simulator.advance(by: .milliseconds(milliseconds)) }

  /// Verifies the container's state at rest, and that no child reported a violation before.
  func expectRest(
    _ container: ContainerViewController, shows wanted: [UIViewController], onScreen: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var broken: [String] = []
    if container.isTransitioning { broken.append("still in transition") }
    if container.viewControllers != wanted { broken.append("viewControllers \(names(container.viewControllers))") }
    if container.children != wanted { broken.append("children \(names(container.children))") }
    if container.isViewLoaded {
      let views = wanted.map(\.viewIfLoaded)
      if container.contentView.subviews.map(Optional.some) != views {
        broken.append("\(container.contentView.subviews.count) subviews that are not those of \(names(wanted))")
      }
    }
    for probe in probes {
      broken += probe.problemsAtRest(isShown: wanted.contains(probe), isHostOnScreen: onScreen)
      if !wanted.contains(probe), probe.parent === container { broken.append("\(probe.name) is still a child") }
    }
    #expect(broken + problems == [], sourceLocation: sourceLocation)
  }

  private func names(_ controllers: [UIViewController]) -> [String] { controllers.map { $0.title ?? "?" } }
}

/// A strict child that lets a test act from inside one particular callback.
class Probe: StrictChild {
  private var hooks: [RecordedCallback: (Probe) -> Void] = [:]
  private(set) var entries: [String] = []
  var onDeinit: (() -> Void)?

  /// Runs `body` in the next callback of this kind.
  func once(_ callback: RecordedCallback, _ body: @escaping (Probe) -> Void) { hooks[callback] = body }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  override func received(_ callback: RecordedCallback, _ argument: String) {
    entries.append("\(callback.rawValue)(\(argument))")
    hooks.removeValue(forKey: callback)?(self)
  }

  isolated deinit { onDeinit?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    received(.viewDidLoad, "")
  }
}

/// A child that drives its own part: a label inside fades in and out.
final class DrivenProbe: Probe, StateViewControllerTransitioning {
  var duration = 0.35
  var delay = 0.0
  let label = UIView()
  private(set) var calls: [String] = []
  var onCall: [String: () -> Void] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  private func note(_ call: String) {
    calls.append(call)
    onCall.removeValue(forKey: call)?()
  }

  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval {
    note("duration")
    return duration
  }
  func stateTransitionDelay(isAppearing: Bool) -> TimeInterval {
    note("delay")
    return delay
  }
  func stateTransitionWillBegin(isAppearing: Bool) {
    if isAppearing { label.alpha = 0 }
    note("begin \(isAppearing)")
  }
  func animateAlongsideStateTransition(isAppearing: Bool) {
    label.alpha = isAppearing ? 1 : 0
    note("alongside \(isAppearing)")
  }
  func stateTransitionDidEnd(isAppearing: Bool) { note("end \(isAppearing)") }
}
