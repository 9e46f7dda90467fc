// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The delegate's calls when a sheet is dismissed.
  @MainActor
  struct SheetDismissalTests {
    let log = CallbackLog(Set([.viewDidDisappear]))
    let probe: DismissalProbe
    let a: RecordingViewController
    let b: RecordingViewController

    init() {
      probe = DismissalProbe(log)
      a = RecordingViewController("A", log)
      b = RecordingViewController("B", log)
    }

    private func open() async throws -> Stage {
      let stage = try await Stage.open()
      await stage.show(a)
      b.modalPresentationStyle = .pageSheet
      a.present(b, animated: false, completion: nil)
      await stage.settle()
      b.presentationController?.delegate = probe
      _ = log.take()
      return stage
    }

    private func pullDown(_ stage: Stage) async throws {
      try await stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 760))
      await stage.settle()
    }

    @Test(.rule("T101"))
    func `When the sheet is pulled down, the delegate is asked and notified`() async throws {
      let stage = try await open()
      try await pullDown(stage)
      #expect(log.take() == ["shouldDismiss", "willDismiss", "B.viewDidDisappear(true)", "didDismiss"])
      #expect(a.presentedViewController == nil)
    }

    @Test(.rule("T101"))
    func `When dismissal is refused, the attempt is reported`() async throws {
      let stage = try await open()
      probe.allows = false
      try await pullDown(stage)
      #expect(log.take() == ["shouldDismiss", "didAttemptToDismiss"])
      #expect(a.presentedViewController === b)
    }

    @Test(.rule("T101"))
    func `Modal in presentation, the delegate is not asked`() async throws {
      let stage = try await open()
      b.isModalInPresentation = true
      try await pullDown(stage)
      #expect(log.take() == ["didAttemptToDismiss"])
      #expect(a.presentedViewController === b)
    }

    @Test(.rule("R2212"))
    func `The delegate can animate alongside the dismissal that it is notified of`() async throws {
      let stage = try await open()
      probe.onWillDismiss = { [log, a, b] in
        guard let coordinator = a.transitionCoordinator else { return log.note("no coordinator") }
        log.note("\(coordinator === b.transitionCoordinator) \(coordinator.initiallyInteractive)")
        coordinator.animate { _ in
          log.note("animation")
        } completion: { context in
          log.note("completion(\(context.isCancelled))")
        }
        coordinator.notifyWhenInteractionChanges { context in log.note("released(\(context.isCancelled))") }
      }
      try await stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 200), over: 0.5, resting: 0.5)
      await stage.settle()
      let cancelled = log.take()
      #expect(
        cancelled == [
          "shouldDismiss", "willDismiss", "true true", "animation", "released(true)", "completion(true)",
        ])
      try await pullDown(stage)
      let dismissed = log.take()
      let beginning = ["shouldDismiss", "willDismiss", "true true", "animation", "released(false)"]
      #expect(dismissed.starts(with: beginning) && dismissed.contains("completion(false)"), "\(dismissed)")
    }

    @Test(.rule("T99"), arguments: [false, true])
    func `A controller that has disappeared has no presenter`(isByUser: Bool) async throws {
      let stage = try await open()
      b.annotation = { "\($0.presentingViewController != nil) \($0.isBeingDismissed)" }
      if isByUser { try await pullDown(stage) } else { a.dismiss(animated: true, completion: nil) }
      await stage.settle()
      #expect(log.take().contains("B.viewDidDisappear(true) false true"))
    }

    @Test(.rule("T101"))
    func `Dismissed by code, the delegate is not called`() async throws {
      let stage = try await open()
      a.dismiss(animated: true, completion: nil)
      await stage.settle()
      #expect(log.take() == ["B.viewDidDisappear(true)"])
    }
  }

  /// Records the calls of an adaptive presentation delegate.
  @MainActor
  final class DismissalProbe: NSObject, UIAdaptivePresentationControllerDelegate {
    private let log: CallbackLog
    var allows = true
    var onWillDismiss: () -> Void = {}

    init(_ log: CallbackLog) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.note("shouldDismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.note("willDismiss")
      onWillDismiss()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.note("didAttemptToDismiss")
    }
  }
#endif
