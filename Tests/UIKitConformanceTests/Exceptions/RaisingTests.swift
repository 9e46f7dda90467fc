// UIKit raises Objective-C exceptions here, which no test on Apple's platforms can survive; this runtime traps.
#if !canImport(Darwin)
  import Testing
  import UIKit

  @MainActor
  struct RaisingTests {
    // MARK: - Constraints

    @Test(.rule("R251"))
    func `A constraint without items cannot be activated`() async {
      await #expect(processExitsWith: .failure) { @MainActor in NSLayoutConstraint().isActive = true }
    }

    @Test(.rule("R250"))
    func `A position cannot be compared with a constant`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1, constant: 5
        )
      }
    }

    @Test(.rule("R252"))
    func `A size cannot be compared with a position`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 5)
      }
    }

    // MARK: - Views

    @Test(.rule("R742"))
    func `A view cannot be added to a visual effect view itself`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIVisualEffectView(effect: nil).addSubview(UIView())
      }
    }

    // MARK: - Keys

    @Test(.rule("R1246"))
    func `A key that names no property cannot be read or set`() async {
      await #expect(processExitsWith: .failure) { @MainActor in _ = UIView().value(forKey: "unknown") }
      await #expect(processExitsWith: .failure) { @MainActor in UIView().setValue(1, forKey: "unknown") }
    }

    @Test(.rule("R1246"))
    func `A number cannot be set to nil`() async {
      await #expect(processExitsWith: .failure) { @MainActor in UIView().setValue(nil, forKey: "alpha") }
    }

    // MARK: - Containment

    @Test(.rule("R007"))
    func `One view cannot belong to two controllers`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let first = UIViewController()
        UIViewController().view = first.view
      }
    }

    @Test(.rule("R024"))
    func `A child's view cannot enter another controller's hierarchy`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        other.view.addSubview(child.view)
      }
    }

    @Test(.rule("R026"))
    func `A controller whose view is inside another one's hierarchy cannot become a child`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        guard let stage = try? await Stage.open() else { return }
        let (other, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        await stage.show(other)
        other.view.addSubview(child.view)
        parent.addChild(child)
      }
    }

    // MARK: - Navigation

    @Test(.rule("T71"))
    func `The same controller cannot be pushed twice`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let pushed = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(pushed, animated: false)
        navigation.pushViewController(pushed, animated: false)
      }
    }

    // MARK: - transition(from:to:)

    @Test(.rule("R027", "T55"))
    func `Both controllers must be the receiver's children`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
        parent.embed(old)
        parent.transition(from: old, to: new, duration: 0, animations: nil, completion: nil)
      }
    }

    @Test(.rule("T55"))
    func `The receiver must leave the forwarding to UIKit`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let log = CallbackLog.off()
        let parent = ManualViewController("P", log)
        let (old, new) = (UIViewController(), UIViewController())
        parent.embed(old)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0, animations: nil, completion: nil)
      }
    }

    // MARK: - Views

    @Test(.rule("R174"))
    func `A view cannot be added to itself`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let view = UIView()
        view.addSubview(view)
      }
    }

    @Test(.rule("R1916"))
    func `A font is scaled once`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let metrics = UIFontMetrics(forTextStyle: .body)
        _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 12)))
      }
    }

    // MARK: - Property Animators

    @Test(.rule("R163", "T123"))
    func `An animator that was not stopped cannot be finished`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }

    @Test(.rule("R163"))
    func `A stopped animator cannot be started`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }

    @Test(.rule("R163"))
    func `A stopped animator cannot be paused`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.pauseAnimation()
      }
    }

    @Test(.rule("T123"))
    func `An inactive animator cannot be stopped and finished`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
    }

    @Test(.rule("R169"))
    func `isInterruptible cannot change while the animator is active`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }

    @Test(.rule("T125"))
    func `A paused animator cannot be released`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let view = UIView()
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
      }
    }
  }
#endif
