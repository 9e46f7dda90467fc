import Foundation
import Testing
import UIKit

@testable import Simulator

/// References of these tests are in a folder of their own, as if a client's test file were in it.
@MainActor
final class SnapshotAssertionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func place(_ name: String? = nil, line: Int = 1) -> SnapshotPlace {
    let file = folder.appendingPathComponent("GreetingTests.swift").path
    return SnapshotPlace(file: file, position: "\(file):\(line)", test: "greeting()", name: name)
  }

  private func check(
    _ subject: SnapshotSubject, as formats: SnapshotFormat = .text, recording: SnapshotRecording? = .missing,
    named name: String? = nil, line: Int = 1
  ) async -> [SnapshotProblem] {
    let artifacts = folder.appendingPathComponent("New")
    return await SnapshotAssertion(place(name, line: line), recording: recording, artifacts: artifacts)
      .problems(of: subject, as: formats, atRest: true)
  }

  private func reference(_ fileExtension: String = "txt") throws -> String {
    try String(contentsOf: place().reference(fileExtension), encoding: .utf8)
  }

  private static func screen(_ text: String, _ color: UIColor = .label) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
    (label.text, label.textColor) = (text, color)
    controller.view.addSubview(label)
    return controller
  }

  /// Animates a view on the screen to the right, and then again.
  private static func moveForever(_ view: UIView) {
    guard view.window != nil else { return }
    UIView.animate(withDuration: 10) {
      view.frame.origin.x += 1
    } completion: { [weak view] _ in
      view.map(moveForever)
    }
  }

  private func subject(_ text: String, _ color: UIColor = .label) -> SnapshotSubject {
    .viewController(Self.screen(text, color), device: .iPhoneSE)
  }

  // MARK: - Recording

  @Test func `A missing reference is recorded, and the test fails once`() async throws {
    let first = await check(.text("Hello"))
    #expect(first.count == 1)
    #expect(first.first?.description.contains("had no reference. It was recorded: look at \(folder.path)") == true)
    #expect(try reference() == "Hello\n")
    #expect(await check(.text("Hello")).isEmpty)
  }

  @Test func `A missing reference is not recorded when recording is off`() async throws {
    let problems = await check(.text("Hello"), recording: .never)
    #expect(problems.first?.description.contains("has no reference, and recording is off") == true)
    #expect(throws: (any Error).self) { try reference() }
    // XCTest has no attachments here, so the text has to be in a file.
    let new = folder.appendingPathComponent("New/\(place().path).txt")
    #expect(problems.first?.description.hasSuffix("New: \(new.path)") == true)
    #expect(try String(contentsOf: new, encoding: .utf8) == "Hello\n")
  }

  @Test func `Recording again reports what it changed`() async throws {
    _ = await check(.text("Hello"))
    let problems = await check(.text("Goodbye"), recording: .all)
    #expect(problems.first?.description.contains("was recorded: look at") == true)
    #expect(try reference() == "Goodbye\n")
  }

  @Test func `A test that always records fails, so that it is not kept`() async {
    _ = await check(.text("Hello"), recording: .all)
    #expect(await check(.text("Hello"), recording: .all).first?.description.contains("Remove record: .all.") == true)
  }

  @Test(arguments: [("", SnapshotRecording.missing), ("0", .missing), ("1", .all), ("all", .all), ("never", .never)])
  func `The environment selects the recording`(_ value: String, _ expected: SnapshotRecording) throws {
    #expect(try SnapshotRecording.inEnvironment([SnapshotRecording.variable: value]) == expected)
    #expect(try SnapshotRecording.inEnvironment([:]) == .missing)
  }

  @Test func `A value of the environment that selects nothing is reported`() {
    #expect {
      try SnapshotRecording.inEnvironment([SnapshotRecording.variable: "yes"])
    } throws: {
      "\($0)" == "RECORD_SNAPSHOTS is \"yes\", which selects no recording. Set it to all, missing or never."
    }
  }

  @Test func `Line ends of another system are no difference`() async throws {
    _ = await check(.text("One\nTwo"))
    try "One\r\nTwo\r\n".write(to: place().reference("txt"), atomically: true, encoding: .utf8)
    #expect(await check(.text("One\nTwo")).isEmpty)
  }

  // MARK: - Several Snapshots

  @Test func `Snapshots of one test have names`() async throws {
    #expect(await check(.text("One"), named: "one").count == 1)
    #expect(await check(.text("Two"), named: "two", line: 2).count == 1)
    #expect(await check(.text("One"), named: "one").isEmpty)
    #expect(await check(.text("Two"), named: "two", line: 2).isEmpty)
  }

  @Test func `Two snapshots with the same name are a mistake`() async throws {
    _ = await check(.text("One"))
    let problems = await check(.text("One"), line: 2)
    #expect(problems.first?.description.contains("has the same reference as another one, at \(folder.path)") == true)
    // A test may run again.
    #expect(await check(.text("One")).isEmpty)
  }

  @Test func `A loop that records different contents under one name is a mistake`() async throws {
    _ = await check(.text("One"), recording: .all)
    #expect(await check(.text("Two"), recording: .all).first?.description.contains("recorded twice") == true)
  }

  // MARK: - Differences

  @Test func `A difference of texts names the lines, both files and the way to record`() async throws {
    _ = await check(subject("Hello"))
    let problem = try #require(await check(subject("Goodbye")).first)
    let new = folder.appendingPathComponent("New/GreetingTests/greeting.txt")
    #expect(
      problem.description == """
        The snapshot greeting.txt differs from its reference.
        @ line 1
          UIWindow (0 0; 375 667)
           UIView (0 0; 375 667)
        -   UILabel (20 100; 200 24) "Hello"
        +   UILabel (20 100; 200 24) "Goodbye"
        Reference: \(place().reference("txt").path)
        New: \(new.path)
        If the new one is right, record it: run the test with RECORD_SNAPSHOTS=all.
        """)
    #expect(try String(contentsOf: new, encoding: .utf8).contains("Goodbye"))
    #expect(problem.attachments.map(\.name) == ["greeting.txt"])
  }

  @Test func `A difference of pictures is explained by the text trees in them`() async throws {
    _ = await check(subject("Hello"), as: .svg)
    let problem = try #require(await check(subject("\"Hello\" & <more>"), as: .svg).first)
    #expect(problem.description.contains("-   UILabel (20 100; 200 24) \"Hello\"\n"))
    #expect(problem.description.contains("+   UILabel (20 100; 200 24) \"\"Hello\" & <more>\"\n"))
    #expect(problem.attachments.map(\.name) == ["greeting.svg", "greeting.reference.svg"])
  }

  @Test func `A difference of looks alone is explained by the pictures`() async throws {
    _ = await check(subject("Hello"), as: .svg)
    let problem = try #require(await check(subject("Hello", .systemRed), as: .svg).first)
    #expect(problem.description.contains("The text trees are the same: only the looks differ"))
    #expect(problem.description.contains("fill=\"#ff"))
  }

  // MARK: - Subjects

  @Test func `Every format has a reference of its own`() async throws {
    let formats: SnapshotFormat = [.svg, .text, .accessibility, .lifecycle]
    #expect(await check(subject("Hello"), as: formats).count == 4)
    #expect(await check(subject("Hello"), as: formats).isEmpty)
    #expect(try reference("svg").hasPrefix("<svg "))
    #expect(try reference("accessibility.txt").contains("Hello"))
    // The view was loaded before, by the code that created the screen.
    #expect(
      try reference("lifecycle.txt") == """
        0.000s UIViewController#1 viewWillAppear(false)
        0.000s UIViewController#1 viewIsAppearing(false)
        0.000s UIViewController#1 viewWillLayoutSubviews
        0.000s UIViewController#1 viewDidLayoutSubviews
        0.000s UIViewController#1 viewDidAppear(false)

        """)
  }

  @Test func `A snapshot is taken at rest`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = Self.screen("Hello")
    simulator.show(controller)
    UIView.animate(withDuration: 1) { controller.view.subviews[0].frame.origin.x = 80 }
    _ = await check(.screen(simulator), as: .svg)
    #expect(simulator.now == .seconds(1))
    #expect(try reference("svg").contains("UILabel (80 100; 200 24)"))
  }

  @Test func `A screen that never rests is reported`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = Self.screen("Hello")
    simulator.show(controller)
    Self.moveForever(controller.view)
    let problems = await check(.screen(simulator))
    #expect(problems.first?.description.contains("did not come to rest within 60 seconds of its time") == true)
  }

  @Test func `A view is shown alone, at its own size`() async throws {
    let label = UILabel()
    label.text = "Hello"
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    _ = await check(.view(label, device: .iPhoneSE), as: [.svg, .text])
    let size = label.intrinsicContentSize
    // Afterward it is as before.
    #expect(label.superview == nil && label.frame == .zero)
    #expect(label.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    let numbers = try reference().matches(of: /\d+(\.\d+)?/).map { Double($0.0) ?? -1 }
    #expect(try reference().hasPrefix("UILabel (0 0; ") && reference().hasSuffix(") \"Hello\"\n"))
    #expect(abs(numbers[2] - size.width) < 0.01 && abs(numbers[3] - size.height) < 0.01)
    // On a background, without a device.
    #expect(try reference("svg").contains("fill=\"#ffffff\"") && reference("svg").contains("viewBox=\"0 0 "))
  }

  @Test func `A view with constraints gets the size that they determine`() async throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    _ = await check(.view(view, device: .iPhoneSE))
    #expect(try reference() == "UIView (0 0; 120 40)\n")
  }

  @Test func `A view of a screen is cut out of it`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = Self.screen("Hello")
    simulator.show(controller)
    _ = await check(.view(controller.view.subviews[0], device: .iPhone15))
    #expect(try reference() == "UILabel (0 0; 200 24) \"Hello\"\n")
    #expect(controller.view.subviews[0].frame.origin == CGPoint(x: 20, y: 100))
  }

  @Test func `A snapshot that would wait for the test's own device is refused`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let problems = await check(subject("Hello"))
    #expect(problems.first?.description.contains("the test has one that is on") == true)
    _ = simulator
  }

  @Test func `Callbacks without a recorder are reported`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(Self.screen("Hello"))
    #expect(await check(.screen(simulator), as: .lifecycle).first?.description.contains("No LifecycleRecorder") == true)
  }

  @Test func `A recorder's callbacks are compared`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let recorder = LifecycleRecorder()
    recorder.start()
    simulator.show(UIViewController())
    recorder.stop()
    _ = await check(.recorder(recorder))
    #expect(
      try reference("lifecycle.txt").hasPrefix("0.000s UIViewController#1 init\n0.000s UIViewController#1 loadView\n"))
  }
}
