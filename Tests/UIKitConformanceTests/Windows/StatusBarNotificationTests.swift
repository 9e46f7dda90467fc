import Testing
import UIKit

/// The notifications about the status bar when the interface rotates.
@MainActor
@Suite(.serialized)
struct StatusBarNotificationTests {
  private let log = CallbackLog.off()
  private let center = NotificationCenter.default

  private func observe(
    _ name: Notification.Name, _ text: @escaping @MainActor ([AnyHashable: Any]) -> String
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: UIApplication.shared, queue: nil) { [log] notification in
      nonisolated(unsafe) let userInfo = notification.userInfo ?? [:]
      MainActor.assumeIsolated { log.note(text(userInfo)) }
    }
  }

  private func orientation(_ userInfo: [AnyHashable: Any]) -> Int {
    (userInfo[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue ?? -1
  }

  @Test(.rule("R1594"))
  func `Before a rotation the notification has the new orientation, and after it the old one`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let app = UIApplication.shared
    let tokens = [
      observe(UIApplication.willChangeStatusBarOrientationNotification) {
        "will \(orientation($0)) at \(app.statusBarOrientation.rawValue)"
      },
      observe(UIApplication.didChangeStatusBarOrientationNotification) {
        "did \(orientation($0)) at \(app.statusBarOrientation.rawValue)"
      },
    ]
    defer { for token in tokens { center.removeObserver(token) } }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(log.take() == ["will 3 at 1", "did 1 at 3"])
    await stage.rotate(to: .portrait)
    await stage.settle()
    #expect(log.take() == ["will 1 at 3", "did 3 at 1"])
  }

  @Test(.rule("R1595"))
  func `Before its frame changes the notification has the new frame, and after it the old one`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let frame = UIApplication.shared.statusBarFrame
    let key = UIApplication.statusBarFrameUserInfoKey
    var frames: [CGRect?] = []
    let tokens = [
      observe(UIApplication.willChangeStatusBarFrameNotification) {
        frames.append(($0[key] as? NSValue)?.cgRectValue)
        return "will"
      },
      observe(UIApplication.didChangeStatusBarFrameNotification) {
        frames.append(($0[key] as? NSValue)?.cgRectValue)
        return "did"
      },
    ]
    defer { for token in tokens { center.removeObserver(token) } }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    // An iPhone hides the status bar in landscape.
    #expect(log.take() == ["will", "did"])
    #expect(frame.height > 0)
    #expect(frames == [.zero, frame])
  }

  // Only the simulator can launch an app.
  #if canImport(Simulator)
    private final class Delegate: UIResponder, UIApplicationDelegate {
      static let log = CallbackLog.off()
      func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) { Self.log.note("will \(newStatusBarOrientation.rawValue) \(duration > 0)") }
      func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
      ) { Self.log.note("did \(oldStatusBarOrientation.rawValue)") }
    }

    @Test(.rule("R1594"))
    func `The app delegate is notified of the orientations`() async throws {
      let stage = try await Stage.open()
      await stage.show(UIViewController())
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      defer { UIApplication.shared.delegate = nil }
      await stage.rotate(to: .landscapeRight)
      await stage.settle()
      #expect(Delegate.log.take() == ["will 3 true", "did 1"])
    }
  #endif
}
