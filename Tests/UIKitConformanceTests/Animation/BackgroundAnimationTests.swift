// A test cannot send its host to the background.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The animations of an app that enters the background.
  @MainActor
  struct BackgroundAnimationTests {
    private let simulator: Simulator
    private let log = CallbackLog()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window: UIWindow

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      root.view.addSubview(view)
      window = simulator.show(root)
      simulator.commit()
    }

    private func leaveAndReturn() async {
      await simulator.advance(by: .seconds(0.5))
      simulator.sendToBackground()
      await simulator.advance(by: .seconds(0.1))
    }

    @Test(.rule("R2214"))
    func `They end, and their views have the new values`() async {
      UIView.animate(withDuration: 15, delay: 5) {
        view.center.x = 300
      } completion: { [log] in
        log.note("moved \($0)")
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0.5
      } completion: { [log] in
        log.note("faded \($0)")
      }
      await leaveAndReturn()
      #expect(log.take().sorted() == ["faded false", "moved false"])
      simulator.bringToForeground()
      await simulator.advance(by: .seconds(0.1))
      #expect(view.layer.animationKeys() ?? [] == [])
      #expect(view.layer.presentation()?.position.x == 300 && view.alpha == 0.5)
    }

    @Test(.rule("R2214"))
    func `Animations that remain on the layer continue`() async {
      for (key, isRemoved) in [("kept", false), ("removed", true)] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = isRemoved
        view.layer.add(animation, forKey: key)
      }
      await leaveAndReturn()
      #expect(view.layer.animationKeys() == ["kept"])
      simulator.bringToForeground()
      await simulator.advance(by: .seconds(1))
      #expect(view.layer.animationKeys() == ["kept"])
    }

    @Test(.rule("R2214"))
    func `The app can read them when it is notified`() async {
      var keys: [String]?
      let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { [view] _ in
        MainActor.assumeIsolated { keys = view.layer.animationKeys() }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      UIView.animate(withDuration: 5) { view.alpha = 0 }
      await leaveAndReturn()
      #expect(keys == ["opacity"])
      #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test(.rule("R2214"))
    func `A presentation is over, with all callbacks`() async throws {
      let log = CallbackLog(.appearance)
      let root = try #require(window.rootViewController)
      let presented = RecordingViewController("P", log)
      root.present(presented, animated: true) { log.note("presented") }
      await simulator.advance(by: .seconds(0.1))
      simulator.sendToBackground()
      await simulator.advance(by: .seconds(2))
      simulator.bringToForeground()
      await simulator.settle()
      #expect(log.take() == ["P.viewWillAppear(true)", "P.viewDidAppear(true)", "presented"])
      #expect(presented.view.window != nil && presented.view.alpha == 1)
    }
  }
#endif
