import Foundation
import Simulator
import Testing

@testable import UIKit

/// Shakes of the device.
@MainActor
struct ShakeTests {
  private final class ShakenView: UIView {
    var motions: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("began \(event?.type == .motion) \(event?.subtype == motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { motions.append("ended") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { motions.append("cancelled") }
  }

  private let root = UIViewController()
  private let view = ShakenView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.addSubview(view)
    simulator.show(root)
    return simulator
  }

  @Test func `The first responder receives a shake`() async {
    let simulator = await boot()
    simulator.shake()
    #expect(view.motions == [])
    view.becomeFirstResponder()
    simulator.shake()
    #expect(view.motions == ["began true true", "ended"])
  }

  @Test func `A shake that lasts too long is cancelled`() async {
    let simulator = await boot()
    view.becomeFirstResponder()
    await simulator.shake(for: .milliseconds(500))
    #expect(view.motions == ["began true true", "ended"])
    await simulator.shake(for: .seconds(2))
    #expect(view.motions.suffix(2) == ["began true true", "cancelled"])
  }

  @Test func `A shake is cancelled when the app enters the background`() async {
    let simulator = await boot()
    view.becomeFirstResponder()
    DeviceInput.shakeBegan()
    simulator.sendToBackground()
    DeviceInput.shakeEnded()
    #expect(view.motions == ["began true true", "cancelled"])
  }

  // MARK: - Undo

  private func shakeWithOperation(_ simulator: Simulator) async {
    root.view.window?.undoManager?.registerUndo(withTarget: view) { $0.motions.append("undone") }
    root.view.window?.undoManager?.setActionName("Move")
    simulator.commit()
    simulator.shake()
    await simulator.settle()
  }

  @Test func `A shake that no responder handles offers to undo the last operation`() async throws {
    let simulator = await boot()
    await shakeWithOperation(simulator)
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.title == "Undo Move")
    #expect(alert.actions.map(\.title) == ["Cancel", "Undo"])
    // Another shake does not present another alert.
    simulator.shake()
    #expect(alert.presentedViewController == nil)
    try await simulator.tap("Undo")
    await simulator.settle()
    #expect(root.presentedViewController == nil)
    #expect(view.motions == ["undone"])
  }

  @Test func `A shake offers nothing if the app does not support it`() async {
    let simulator = await boot()
    UIApplication.shared.applicationSupportsShakeToEdit = false
    defer { UIApplication.shared.applicationSupportsShakeToEdit = true }
    await shakeWithOperation(simulator)
    #expect(root.presentedViewController == nil)
  }

  @Test func `A shake that a responder handles offers nothing`() async {
    let simulator = await boot()
    view.becomeFirstResponder()
    await shakeWithOperation(simulator)
    #expect(root.presentedViewController == nil)
    #expect(view.motions == ["began true true", "ended"])
  }
}
