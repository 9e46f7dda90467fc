import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// The names by which a recorded test finds what was touched.
@MainActor
struct LiveTargetTests {
  private let controller = UIViewController()

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(controller)
    return simulator
  }

  @discardableResult
  private func add<View: UIView>(_ view: View, at y: Double, width: Double = 200) -> View {
    view.frame = CGRect(x: 20, y: y, width: width, height: 44)
    controller.view.addSubview(view)
    return view
  }

  private func button(_ title: String, at y: Double) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return add(button, at: y)
  }

  /// Returns the name for a touch, and checks that a tap on the name touches the same view.
  private func name(at point: CGPoint) throws -> String? {
    guard let name = LiveTarget.name(at: point) else { return nil }
    #expect(try TouchTarget.find(name).receiver === controller.view.window?.hitTest(point, with: nil))
    return name
  }

  @Test func `A button has its title as a name, wherever it is touched`() async throws {
    let simulator = await boot()
    _ = button("Sign In", at: 100)
    simulator.commit()
    #expect(try name(at: CGPoint(x: 25, y: 105)) == "Sign In")
    #expect(try name(at: CGPoint(x: 215, y: 140)) == "Sign In")
  }

  @Test func `A name that two buttons have is replaced by an identifier, or by a point`() async throws {
    let simulator = await boot()
    button("Delete", at: 100).accessibilityIdentifier = "delete-first"
    _ = button("Delete", at: 200)
    simulator.commit()
    #expect(try name(at: CGPoint(x: 100, y: 120)) == "delete-first")
    #expect(try name(at: CGPoint(x: 100, y: 220)) == nil)
  }

  @Test func `The segment of a control has a name, and a slider does not`() async throws {
    let simulator = await boot()
    add(UISegmentedControl(items: ["Free", "Personal", "Team"]), at: 100, width: 300)
    add(UISlider(), at: 200).accessibilityLabel = "Volume"
    simulator.commit()
    await simulator.settle()
    // The segments are 100 points wide.
    let segment = try name(at: CGPoint(x: 270, y: 122))
    #expect(segment == nil || segment == "Team")
    #expect(try name(at: CGPoint(x: 30, y: 222)) == nil)
  }

  @Test func `An empty part of the screen has no name`() async throws {
    let simulator = await boot()
    let label = add(UILabel(), at: 100)
    label.text = "Somewhere else"
    simulator.commit()
    #expect(try name(at: CGPoint(x: 200, y: 600)) == nil)
  }

  @Test func `Recorded taps become taps by name and by point`() async throws {
    let simulator = await boot()
    _ = button("Sign In", at: 100)
    simulator.commit()
    var recorder = LiveRecorder()
    for point in [CGPoint(x: 100, y: 120), CGPoint(x: 200, y: 600)] {
      recorder.append(.touch(.init(phase: .began, location: point)))
      recorder.append(.touch(.init(phase: .ended, location: point)))
    }
    #expect(recorder.source.contains(#"try await simulator.tap("Sign In")"#))
    #expect(recorder.source.contains("try await simulator.tap(at: CGPoint(x: 200, y: 600))"))
    #expect(recorder.source.contains("Simulator.boot(.iPhone15)"))
  }
}
