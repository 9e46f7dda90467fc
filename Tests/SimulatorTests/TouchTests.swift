import Simulator
import Testing
import UIKit

@MainActor
struct TouchTests {
  private final class Screen: UIViewController {
    var taps: [String] = []

    func add(_ title: String, at y: CGFloat, identifier: String? = nil) -> UIButton {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          self?.taps.append(identifier ?? title)
        })
      button.accessibilityIdentifier = identifier
      button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
      view.addSubview(button)
      return button
    }
  }

  private func screen(on simulator: Simulator) -> Screen {
    let screen = Screen()
    simulator.show(screen)
    return screen
  }

  @Test func `A tap finds its target by text, identifier or point`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    _ = screen.add("One", at: 100)
    _ = screen.add("Two", at: 200, identifier: "two")
    try await simulator.tap("One")
    try await simulator.tap("two")
    try await simulator.tap("Two")
    try await simulator.tap(at: CGPoint(x: 60, y: 120))
    #expect(screen.taps == ["One", "two", "two", "One"])
  }

  @Test func `The error for a missing name lists what is on the screen`() async {
    let simulator = await Simulator.boot(.iPhone15)
    _ = screen(on: simulator).add("One", at: 100)
    await #expect(throws: SimulatorError.notFound("Three", onScreen: ["One"])) {
      try await simulator.tap("Three")
    }
  }

  @Test func `Two views with one name are ambiguous`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    _ = screen.add("Same", at: 100)
    _ = screen.add("Same", at: 200)
    let error = await #expect(throws: SimulatorError.self) { try await simulator.tap("Same") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("2 views on the screen have the name \"Same\": UIButton (20 100; 200 44)"))
    #expect(screen.taps.isEmpty)
  }

  @Test func `Covered and disabled views are not reached`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    let button = screen.add("One", at: 100)
    button.isEnabled = false
    await #expect(throws: SimulatorError.self) { try await simulator.tap("One") }
    button.isEnabled = true
    screen.view.addSubview(UIView(frame: screen.view.bounds))
    await #expect(throws: SimulatorError.self) { try await simulator.tap("One") }
    #expect(screen.taps.isEmpty)
  }

  @Test func `A label below the content view of its cell is reached, and a button there is not`() async throws {
    final class Rows: UITableViewController {
      var selected: [IndexPath] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
        label.text = "Name \(indexPath.row)"
        cell.insertSubview(label, belowSubview: cell.contentView)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy \(indexPath.row)") { _ in })
        button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
        cell.insertSubview(button, belowSubview: cell.contentView)
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let simulator = await Simulator.boot(.iPhone15)
    let rows = Rows()
    simulator.show(rows)
    try await simulator.tap("Name 1")
    await simulator.settle()
    #expect(rows.selected == [IndexPath(row: 1, section: 0)])
    await #expect(throws: SimulatorError.self) { try await simulator.tap("Buy 1") }
  }

  @Test func `A drag takes its time and ends at its destination`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    _ = screen.add("One", at: 100)
    // Out of the button and back: still a tap. Out of it until the end: no tap.
    try await simulator.drag(
      from: CGPoint(x: 60, y: 120), to: CGPoint(x: 80, y: 130), over: .milliseconds(500))
    #expect(abs((simulator.now - .milliseconds(500)) / .seconds(1)) < 1e-6)
    try await simulator.drag(
      from: CGPoint(x: 60, y: 120), to: CGPoint(x: 60, y: 700), over: .milliseconds(500))
    #expect(screen.taps == ["One"])
  }

  @Test func `A point without a view receives no touch`() async {
    let simulator = await Simulator.boot(.iPhone15)
    #expect(throws: SimulatorError.nothingAt(CGPoint(x: 10, y: 10))) {
      try simulator.tap(at: CGPoint(x: 10, y: 10))
    }
  }

  @Test func `Settling waits for a tap that may become a double tap`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    var taps: [String] = []
    let double = UITapGestureRecognizer { _ in taps.append("double") }
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer { _ in taps.append("single") }
    single.require(toFail: double)
    for recognizer in [single, double] { screen.view.addGestureRecognizer(recognizer) }
    try await simulator.tap(at: CGPoint(x: 60, y: 400))
    #expect(taps.isEmpty)
    await simulator.settle()
    #expect(taps == ["single"])
    try await simulator.tap(at: CGPoint(x: 60, y: 400))
    try await simulator.tap(at: CGPoint(x: 60, y: 400))
    await simulator.settle()
    #expect(taps == ["single", "double"])
  }

  @Test func `A drag is a pan, and a touch that does not move is a long press`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let screen = screen(on: simulator)
    var gestures: [String] = []
    let pan = UIPanGestureRecognizer { recognizer in
      guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
      gestures.append("pan \(Int(pan.translation(in: nil).y.rounded())) \(Int(pan.velocity(in: nil).y.rounded()))")
    }
    let press = UILongPressGestureRecognizer { if $0.state == .began { gestures.append("press") } }
    for recognizer in [pan, press] { screen.view.addGestureRecognizer(recognizer) }
    try await simulator.drag(
      from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 400), over: .milliseconds(200))
    #expect(gestures == ["pan 90 500"])
    let finger = try simulator.touchDown(at: CGPoint(x: 60, y: 300))
    await simulator.settle()
    #expect(gestures.last == "press")
    simulator.touchUp(finger, at: CGPoint(x: 60, y: 300))
  }
}
