import Foundation
import Simulator
import Testing

@testable import UIKit

/// Keyboards of the app that the user taps.
@MainActor
struct InputControllerTests {
  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @MainActor
  private final class Pad: UIInputViewController {
    let keys = (1...3).map { number in
      let key = UIButton(type: .system)
      key.setTitle("\(number)", for: .normal)
      key.backgroundColor = .systemBackground
      return key
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, key) in keys.enumerated() {
        key.frame = CGRect(x: 20 + index * 110, y: 30, width: 90, height: 50)
        key.addAction(
          UIAction { [weak self] _ in self?.textDocumentProxy.insertText("\(index + 1)") }, for: .touchUpInside)
        view.addSubview(key)
      }
    }
  }

  private final class PinField: UITextField {
    let pad = Pad()
    override var inputViewController: UIInputViewController? { pad }
  }

  @Test(arguments: [Device.iPhone15, .iPadPro11])
  func `The keys of a controller type into the field`(device: Device) async throws {
    let simulator = await Simulator.boot(device)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let field = PinField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.borderStyle = .roundedRect
    root.view.addSubview(field)
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
    field.becomeFirstResponder()
    await simulator.advance(by: .seconds(1))
    // A view with a flexible height is as high as the keyboard that it replaces.
    #expect(field.pad.view.bounds.width == UIScreen.main.bounds.width)
    #expect(field.pad.view.bounds.height > 150)
    for key in [0, 2, 1] {
      let button = field.pad.keys[key]
      let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      try await simulator.tap(at: center)
    }
    await simulator.advance(by: .milliseconds(500))
    try keep(simulator, "input-controller-\(device == .iPhone15 ? "phone" : "pad")")
    #expect(field.text == "132")
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    await simulator.advance(by: .seconds(1))
    #expect(field.pad.view.window == nil)
  }
}
