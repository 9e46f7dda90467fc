import Simulator
import Testing
import UIKit

/// The examples of the documentation, so that they stay true.
@MainActor
struct DocumentationTests {
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  @Test func `The overview's example`() async throws {
    simulator.show(GreetingViewController())
    try await simulator.tap("Say Hello")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Hello, world"))
  }

  // MARK: - Driving Time

  @Test func `The middle and the end of an animation`() async {
    let controller = UIViewController()
    simulator.show(controller)
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    controller.view.addSubview(box)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
    await simulator.advance(by: .milliseconds(200))
    let middle = box.layer.presentation()?.frame.minX
    await simulator.settle()
    let end = box.layer.presentation()?.frame.minX
    #expect(middle.map { abs($0 - 100) < 5 } == true)
    #expect(end == 200)
  }

  @Test func `A completion handler is called while the clock is moved`() async {
    let controller = UIViewController()
    simulator.show(controller)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { controller.view.alpha = 0.5 }
    var outcome: String?
    animator.addCompletion { position in outcome = position == .end ? "completed" : "cancelled" }
    animator.startAnimation()
    #expect(outcome == nil)
    await simulator.settle()
    #expect(outcome == "completed")
  }

  @Test func `A repeating animation does not keep the device from settling`() async {
    let controller = UIViewController()
    simulator.show(controller)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { controller.view.alpha = 0.5 }
    #expect(await simulator.settle())
  }

  @Test func `A service waits on the virtual clock`() async {
    let label = UILabel()
    let service = WeatherService(pause: simulator.pause)
    Task { label.text = try await service.forecast() }
    await simulator.advance(by: .seconds(1))
    #expect(label.text == nil)
    await simulator.advance(by: .seconds(1))
    #expect(label.text == "Sunny")
  }

  // MARK: - Touching the Screen

  @Test func `The error of a tap lists what is on the screen instead`() async {
    simulator.show(SignInViewController())
    let error = await #expect(throws: SimulatorError.self) { try await simulator.tap("Sign Out") }
    #expect(
      error?.description == "Nothing on the screen has the name \"Sign Out\". The names are: \"Name\", \"Sign In\".")
  }

  @Test func `A finger that is moved step by step swipes back`() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    await simulator.settle()
    let finger = try simulator.touchDown(at: CGPoint(x: 4, y: 400))
    for x in stride(from: 20.0, through: 200, by: 20) {
      await simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: x, y: 400))
    }
    #expect(stack.transitionCoordinator?.isInteractive == true)
    simulator.touchUp(finger, at: CGPoint(x: 200, y: 400))
    await simulator.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `Typing enters text in the field that was tapped`() async throws {
    let form = SignInViewController()
    simulator.show(form)
    try await simulator.tap("Name")
    #expect(simulator.isKeyboardShown)
    #expect(!simulator.keyboardFrame.isEmpty)
    try await simulator.type("Ada Lovelace")
    try await simulator.pressReturn()
    #expect(form.field.text == "Ada Lovelace")
  }

  @Test func `The screen reader reaches a button and activates it`() async throws {
    let form = SignInViewController()
    simulator.show(form)
    simulator.setAccessibility(.voiceOver, on: true)
    while simulator.focusedAccessibilityElement?.label != "Sign In" {
      try #require(simulator.focusNextAccessibilityElement())
    }
    try simulator.activateFocusedAccessibilityElement()
    #expect(form.signInCount == 1)
    #expect(simulator.spokenText.contains { $0.contains("Sign In") })
  }

  // MARK: - Reading the Screen

  @Test func `The accessibility snapshot has a line for the button`() {
    simulator.show(SignInViewController())
    #expect(simulator.accessibilitySnapshot().contains("button \"Sign In\""))
  }

  @Test func `A recorded transition becomes a page`() async {
    simulator.show(UIViewController())
    let recorder = FlowRecorder(simulator)
    let id = recorder.transitionWasRequested(in: "Root", from: "splash", to: "home")
    recorder.transitionWillBegin(id, using: "dissolve")
    await simulator.advance(by: .milliseconds(300))
    recorder.transitionDidEnd(id, outcome: "completed")
    recorder.stop()
    let page = FlowReport(title: "Signing in", recorder: recorder).html()
    #expect(recorder.transitions.map(\.outcome) == ["completed"])
    #expect(page.contains("<title>Signing in</title>"))
  }
}

private struct WeatherService {
  var pause: @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  @MainActor func forecast() async throws -> String {
    try await pause(.seconds(2))
    return "Sunny"
  }
}

private final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Say Hello") { _ in label.text = "Hello, world" })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    for view in [label, button] { self.view.addSubview(view) }
  }
}

private final class SignInViewController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private(set) var signInCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityLabel = "Name"
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.signInCount += 1 })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    for view in [field, button] { self.view.addSubview(view) }
  }
}
