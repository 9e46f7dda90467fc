import Simulator
import Testing
import UIKit

/// The frame of the keyboard on the simulated screens, during its animations and when the layout changes.
@MainActor
struct KeyboardFrameTests {
  @MainActor
  private final class World {
    let simulator: Simulator
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let root = UIViewController()
    private(set) var posted: [String] = []
    private(set) var frames: [CGRect] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ device: Device = .iPhone15) async {
      simulator = await Simulator.boot(device)
      simulator.show(root)
      root.view.addSubview(field)
      simulator.commit()
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, text) in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated {
              self?.posted.append(text)
              if let frame { self?.frames.append(frame) }
            }
          })
      }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func take() -> [String] {
      defer { posted = [] }
      return posted
    }

    /// Where the keyboard is seen now.
    var shownTop: CGFloat? {
      guard let window = UIApplication.shared.windowsOnScreen.last, window.windowScene == nil else { return nil }
      return window.subviews.first?.shown.frame.minY
    }
  }

  @Test(arguments: [
    (Device.iPhone15, 336.0), (.iPhoneSE, 260), (.iPhone15ProMax, 346),
  ])
  func `The keyboard is as high as on the device`(device: Device, height: Double) async {
    let world = await World(device)
    world.field.becomeFirstResponder()
    #expect(
      world.simulator.keyboardFrame
        == CGRect(x: 0, y: device.size.height - height, width: device.size.width, height: height))
  }

  @Test func `Digits need less space than words, because there are no predictions`() async {
    let world = await World()
    world.field.keyboardType = .numberPad
    world.field.becomeFirstResponder()
    #expect(world.simulator.keyboardFrame.height == 291)
    world.field.keyboardType = .default
    #expect(world.simulator.keyboardFrame.height == 291)
    world.field.reloadInputViews()
    #expect(world.simulator.keyboardFrame.height == 336)
  }

  @Test func `The keyboard slides in and out within a quarter of a second`() async throws {
    let world = await World()
    world.field.becomeFirstResponder()
    world.simulator.commit()
    #expect(world.shownTop == 852)
    await world.simulator.advance(by: .milliseconds(100))
    let middle = try #require(world.shownTop)
    #expect(middle < 852 && middle > 516)
    #expect(world.take() == ["willShow"])
    await world.simulator.advance(by: .milliseconds(150))
    #expect(world.shownTop == 516)
    #expect(world.take() == ["didShow"])
    world.field.resignFirstResponder()
    #expect(world.take() == ["willHide"])
    await world.simulator.advance(by: .milliseconds(250))
    #expect(world.take() == ["didHide"])
    #expect(world.shownTop == nil)
  }

  @Test func `A keyboard that is shown again while it disappears posts no didHide notification`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    world.field.resignFirstResponder()
    await world.simulator.advance(by: .milliseconds(100))
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    #expect(world.take() == ["willShow", "didShow", "willHide", "willShow", "didShow"])
    #expect(world.shownTop == 516)
  }

  @Test func `Without animations it is visible immediately`() async {
    let world = await World()
    UIView.performWithoutAnimation { _ = world.field.becomeFirstResponder() }
    #expect(world.take() == ["willShow"])
    world.simulator.commit()
    #expect(world.take() == ["didShow"])
    #expect(world.shownTop == 516)
  }

  @Test func `The keyboard rotates with the interface`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    _ = world.take()
    world.simulator.rotate(to: .landscapeRight)
    #expect(world.simulator.keyboardFrame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
    #expect(world.take() == ["willShow"])
    await world.simulator.advance(by: .seconds(1))
    #expect(world.take() == ["didShow"])
    #expect(isClose(world.shownTop ?? 0, 393 - 209))
    #expect(world.frames.last == world.simulator.keyboardFrame)
  }

  @Test func `A field that leaves the window hides the keyboard`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    world.root.view.removeFromSuperview()
    #expect(!world.simulator.isKeyboardShown)
    #expect(world.take().last == "willHide")
  }

  @Test func `A window that is hidden hides the keyboard`() async {
    let world = await World()
    world.field.becomeFirstResponder()
    world.simulator.removeWindow()
    #expect(!world.field.isEditing)
    #expect(!world.simulator.isKeyboardShown)
  }

  @Test func `A field that removes itself at the end of editing causes no error`() async {
    @MainActor final class Leaver: NSObject, UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) { textField.removeFromSuperview() }
    }
    let world = await World()
    let leaver = Leaver()
    world.field.delegate = leaver
    world.field.becomeFirstResponder()
    world.field.removeFromSuperview()
    #expect(world.field.superview == nil && world.field.window == nil)
    #expect(!world.root.view.subviews.contains(world.field))
    world.root.view.addSubview(world.field)
    world.field.becomeFirstResponder()
    world.root.view.removeFromSuperview()
    #expect(!world.field.isFirstResponder)
  }

  @Test func `A touch on the keyboard does not reach the view behind it`() async {
    let world = await World()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in })
    button.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
    world.root.view.addSubview(button)
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    await #expect(throws: SimulatorError.self) { try await world.simulator.tap("Behind") }
  }

  @Test func `A button above the keyboard can be tapped`() async throws {
    let world = await World()
    var taps = 0
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in taps += 1 })
    button.frame = CGRect(x: 10, y: 0, width: 80, height: 44)
    bar.addSubview(button)
    world.field.inputAccessoryView = bar
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    #expect(world.simulator.keyboardFrame.height == 380)
    try await world.simulator.tap("Done")
    #expect(taps == 1)
    world.field.resignFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    #expect(bar.window == nil)
  }

  @Test func `Typing into a field of the accessory keeps the accessory`() async throws {
    @MainActor final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let simulator = await Simulator.boot(.iPhone15)
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    simulator.show(chat)
    chat.becomeFirstResponder()
    await simulator.advance(by: .seconds(1))
    #expect(simulator.keyboardFrame.height == 50)
    chat.field.becomeFirstResponder()
    await simulator.advance(by: .seconds(1))
    #expect(chat.field.isFirstResponder)
    #expect(simulator.keyboardFrame.height == 386)
    try await simulator.type("hello")
    #expect(chat.field.text == "hello")
  }

  @Test func `Changes at the keyboard's notification can be animated by its numbers`() async throws {
    let curve = UIView.AnimationOptions(rawValue: 7 << 16)
    let world = await World()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.root.view.addSubview(view)
    world.field.becomeFirstResponder()
    UIView.animate(withDuration: 0.25, delay: 0, options: curve) { view.center.y += 336 }
    await world.simulator.advance(by: .milliseconds(100))
    let moved = try #require(view.layer.presentation()).position.y - 5
    #expect(isClose(Double(moved), Double(852 - (try #require(world.shownTop))), within: 0.5))
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }

  @Test func `The keyboard has the style of the interface, or the field's own`() async throws {
    let world = await World()
    world.field.becomeFirstResponder()
    await world.simulator.advance(by: .seconds(1))
    let light = world.simulator.svgSnapshot()
    world.simulator.userInterfaceStyle = .dark
    let dark = world.simulator.svgSnapshot()
    #expect(light.contains("#d1d3d9") && !dark.contains("#d1d3d9"))
    world.field.keyboardAppearance = .light
    world.field.reloadInputViews()
    #expect(world.simulator.svgSnapshot().contains("#d1d3d9"))
  }
}
