import Simulator
import Testing
@testable import UIKit

/// Key-value observing of views, layers and animators.
@Suite
@MainActor
struct ViewObservingTests {
  final class Badge: UILabel { var number = 0 }

  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  @Test func `Each way to change a view's geometry is reported for all that differs`() {
    let view = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observations = [
      view.observe(\.frame, options: [.old, .new]) { [log] _, change in
        let (old, new) = (change.oldValue?.width ?? -1, change.newValue?.width ?? -1)
        MainActor.assumeIsolated { log.entries.append("frame \(old) to \(new)") }
      },
      view.observe(\.bounds) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("bounds") } },
      view.observe(\.center) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("center") } },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(log.entries == ["frame 10.0 to 20.0", "bounds", "center"])
    log.entries = []
    view.center.x += 5
    #expect(log.entries == ["frame 20.0 to 20.0", "center"])
    log.entries = []
    view.bounds.size.width = 30
    #expect(log.entries == ["frame 20.0 to 30.0", "bounds"])
    withExtendedLifetime(observations) {}
  }

  @Test func `The state of a pan gesture recognizer is reported, also through its scroll view`() async throws {
    let device = await Simulator.boot(.iPhone15)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    device.show(controller)
    let observations = [
      scroll.panGestureRecognizer.observe(\.state) { [log] recognizer, _ in
        MainActor.assumeIsolated { log.entries.append("own \(recognizer.state.rawValue)") }
      },
      scroll.observe(\.panGestureRecognizer.state) { [log] scroll, _ in
        MainActor.assumeIsolated { log.entries.append("\(scroll.panGestureRecognizer.state.rawValue)") }
      },
    ]
    try await device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), over: .milliseconds(200))
    let (began, ended) = (UIGestureRecognizer.State.began.rawValue, UIGestureRecognizer.State.ended.rawValue)
    #expect(log.entries.prefix(2) == ["own \(began)", "\(began)"])
    #expect(log.entries.suffix(4) == ["own \(ended)", "\(ended)", "own 0", "0"])
    withExtendedLifetime(observations) {}
  }

  @Test func `A layout by constraints is reported`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let observation = view.observe(\.bounds, options: .new) { [log] _, change in
      let width = change.newValue?.width ?? -1
      MainActor.assumeIsolated { log.entries.append("\(width)") }
    }
    container.layoutIfNeeded()
    #expect(log.entries == ["30.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `Visibility and opacity are reported`() {
    let view = UIView()
    let observations = [
      view.observe(\.isHidden, options: .new) { [log] _, change in
        let isHidden = change.newValue ?? false
        MainActor.assumeIsolated { log.entries.append("hidden \(isHidden)") }
      },
      view.observe(\.alpha, options: .new) { [log] _, change in
        let alpha = change.newValue ?? -1
        MainActor.assumeIsolated { log.entries.append("alpha \(alpha)") }
      },
    ]
    view.isHidden = true
    view.alpha = 0.5
    #expect(log.entries == ["hidden true", "alpha 0.5"])
    withExtendedLifetime(observations) {}
  }

  @Test func `The safe area is reported`() async {
    let device = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let window = device.show(controller)
    let observation = controller.view.observe(\.safeAreaInsets, options: [.old, .new]) { [log] _, change in
      let growth = (change.newValue?.top ?? 0) - (change.oldValue?.top ?? 0)
      MainActor.assumeIsolated { log.entries.append("\(growth)") }
    }
    controller.additionalSafeAreaInsets.top = 10
    device.commit()
    #expect(log.entries == ["10.0"])
    withExtendedLifetime((observation, window)) {}
  }

  @Test func `A layer reports its position and bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observations = [
      view.layer.observe(\.position) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("position") } },
      view.layer.observe(\.bounds) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("bounds") } },
    ]
    view.center.x = 50
    view.bounds.size.width = 20
    #expect(log.entries == ["position", "bounds"])
    withExtendedLifetime(observations) {}
  }

  @Test func `A layer reports its appearance and its sublayers, each change once`() {
    let layer = CALayer()
    let observations = [
      layer.observe(\.opacity, options: [.old, .new]) { [log] _, change in
        let (old, new) = (change.oldValue ?? -1, change.newValue ?? -1)
        MainActor.assumeIsolated { log.entries.append("opacity \(old) to \(new)") }
      },
      layer.observe(\.transform) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("transform") } },
      layer.observe(\.frame) { [log] layer, _ in
        MainActor.assumeIsolated { log.entries.append("frame \(layer.frame)") }
      },
      layer.observe(\.backgroundColor) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("color") } },
      layer.observe(\.contents) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("contents") } },
      layer.observe(\.sublayers) { [log] layer, _ in
        MainActor.assumeIsolated { log.entries.append("sublayers \(layer.sublayers?.count ?? 0)") }
      },
      layer.observe(\.masksToBounds) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("masks") } },
    ]
    func changes(_ body: () -> Void) -> [String] {
      log.entries = []
      body()
      return log.entries
    }
    #expect(changes { layer.opacity = 0.5 } == ["opacity 1.0 to 0.5"])
    #expect(changes { layer.opacity = 0.5 } == [])
    #expect(changes { layer.setValue(0.25, forKey: "opacity") } == ["opacity 0.5 to 0.25"])
    // The position and the size change together.
    #expect(
      changes { layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40) } == ["frame (10.0, 20.0, 30.0, 40.0)"])
    #expect(changes { layer.transform = CATransform3DMakeTranslation(1, 0, 0) }.contains("transform"))
    #expect(changes { layer.backgroundColor = UIColor.red.cgColor } == ["color"])
    #expect(changes { layer.contents = "image" } == ["contents"])
    #expect(changes { layer.masksToBounds = true } == ["masks"])
    let child = CALayer()
    #expect(changes { layer.addSublayer(child) } == ["sublayers 1"])
    #expect(changes { child.removeFromSuperlayer() } == ["sublayers 0"])
    #expect(changes { layer.sublayers = [CALayer(), child] } == ["sublayers 2"])
    #expect(changes { layer.replaceSublayer(child, with: CALayer()) } == ["sublayers 2"])
    withExtendedLifetime(observations) {}
  }

  @Test func `A subclass of a layer reports the properties of a layer`() {
    let layer = CAShapeLayer()
    let observation = layer.observe(\.bounds) { [log] _, _ in
      MainActor.assumeIsolated { log.entries.append("bounds") }
    }
    layer.bounds = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(log.entries == ["bounds"])
    withExtendedLifetime(observation) {}
  }

  @Test func `A view reports the properties of its layer`() {
    let view = Badge()
    let observations = [
      view.observe(\.layer.bounds, options: [.initial, .new]) { [log] _, change in
        let width = change.newValue?.width ?? -1
        MainActor.assumeIsolated { log.entries.append("bounds \(width)") }
      },
      view.observe(\.layer.sublayers) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("sublayers") } },
    ]
    view.frame = CGRect(x: 5, y: 5, width: 2, height: 2)
    view.layer.addSublayer(CALayer())
    #expect(log.entries == ["bounds 0.0", "bounds 2.0", "sublayers"])
    withExtendedLifetime(observations) {}
  }

  @Test func `Images, texts and colors are reported when they are set`() {
    let (imageView, label, textView, view) = (UIImageView(), UILabel(), UITextView(), UIView())
    let field = UITextField()
    let observations = [
      imageView.observe(\.image, options: .new) { [log] _, change in
        let isSet = (change.newValue ?? nil) != nil
        MainActor.assumeIsolated { log.entries.append("image \(isSet)") }
      },
      label.observe(\.text, options: [.old, .new]) { [log] _, change in
        let (old, new) = ((change.oldValue ?? nil) ?? "nil", (change.newValue ?? nil) ?? "nil")
        MainActor.assumeIsolated { log.entries.append("label \(old) to \(new)") }
      },
      label.observe(\.attributedText) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("styled label") } },
      textView.observe(\.text) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("text view") } },
      textView.observe(\.attributedText) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("styled") } },
      field.observe(\.attributedText) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("field") } },
      view.observe(\.backgroundColor) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("color") } },
    ]
    imageView.image = UIImage()
    imageView.image = nil
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    textView.text = "c"
    textView.attributedText = NSAttributedString(string: "d")
    field.attributedText = NSAttributedString(string: "e")
    view.backgroundColor = .red
    #expect(
      log.entries == [
        "image true", "image false", "label nil to a", "styled label", "text view", "styled", "field", "color",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func `The states of controls are reported, also in subclasses with properties of their own`() {
    let (button, slider) = (UIButton(), UISlider())
    let observations = [
      button.observe(\.isHighlighted, options: .new) { [log] _, change in
        let value = change.newValue ?? false
        MainActor.assumeIsolated { log.entries.append("highlighted \(value)") }
      },
      button.observe(\.isSelected) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("selected") } },
      slider.observe(\.isEnabled) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("enabled") } },
    ]
    button.isHighlighted = true
    button.isSelected = true
    slider.isEnabled = false
    #expect(log.entries == ["highlighted true", "selected", "enabled"])
    withExtendedLifetime(observations) {}
  }

  @Test func `An animator reports that it is reversed`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let observation = animator.observe(\.isReversed, options: [.old, .new]) { [log] _, change in
      let (old, new) = (change.oldValue ?? false, change.newValue ?? false)
      MainActor.assumeIsolated { log.entries.append("\(old) to \(new)") }
    }
    animator.isReversed = true
    #expect(log.entries == ["false to true"])
    withExtendedLifetime(observation) {}
  }

  @Test func `The content offset of a subclass is found, and so is the frame`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observations = [
      table.observe(\.contentOffset) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("offset") } },
      table.observe(\.frame) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("frame") } },
    ]
    table.contentOffset.y = 20
    #expect(log.entries == ["offset"])
    table.frame.size.width = 50
    #expect(log.entries.contains("frame"))
    withExtendedLifetime(observations) {}
  }

  @Test func `An animator reports its state, that it runs, and the fraction that is set`() async {
    let device = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let window = device.show(controller)
    device.commit()
    let view: UIView = controller.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    let observations = [
      animator.observe(\.state) { [log] animator, _ in
        MainActor.assumeIsolated { log.entries.append("state \(animator.state.rawValue)") }
      },
      animator.observe(\.isRunning, options: .new) { [log] _, change in
        let isRunning = change.newValue ?? false
        MainActor.assumeIsolated { log.entries.append("running \(isRunning)") }
      },
      animator.observe(\.fractionComplete, options: .new) { [log] _, change in
        let fraction = change.newValue ?? -1
        MainActor.assumeIsolated { log.entries.append("fraction \(fraction)") }
      },
    ]
    animator.fractionComplete = 0.5
    #expect(log.entries == ["state 1", "fraction 0.5"])
    log.entries = []
    animator.startAnimation()
    #expect(log.entries == ["running true"])
    log.entries = []
    await device.settle()
    #expect(log.entries == ["state 0", "running false"])
    withExtendedLifetime((observations, window)) {}
  }

  @Test func `An animator that pauses on completion reports that it no longer runs`() async {
    let device = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let window = device.show(controller)
    device.commit()
    let view: UIView = controller.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    let observation = animator.observe(\.isRunning) { [log] animator, _ in
      MainActor.assumeIsolated { log.entries.append("\(animator.isRunning)") }
    }
    await device.advance(by: .seconds(2))
    #expect(log.entries == ["false"])
    animator.stopAnimation(true)
    withExtendedLifetime((observation, window)) {}
  }

  @Test func `A property that is not reported is named on the console, and ends nothing`() {
    let badge = Badge()
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    let observation = badge.observe(\.number) { _, _ in }
    badge.number = 1
    observation.invalidate()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("unobservableProperty: Badge does not report changes") == true)
  }
}
