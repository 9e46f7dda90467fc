import DisplayScene
import Foundation
import Testing

/// The test that repeats recorded input.
struct InputScriptTests {
  private var script = InputScript(device: "iPad Pro 11-inch", delegate: "Example.AppDelegate")

  /// Returns the steps of the script: the lines after the comment.
  private var steps: [String] {
    let lines = script.source.split(separator: "\n").map { String($0.trimmingPrefix("  ")) }
    return Array(lines.drop { !$0.hasPrefix("// The recording begins") }.dropFirst().dropLast())
  }

  private mutating func touch(
    _ phase: SceneInput.Touch.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 1, isAtRest: Bool = true,
    target: String? = nil
  ) {
    let touch = SceneInput.Touch(id: id, phase: phase, location: CGPoint(x: x, y: y))
    script.append(RecordedInput(.touch(touch), at: time, isAtRest: isAtRest, target: target))
  }

  private mutating func input(_ input: SceneInput, at time: Double = 0, isAtRest: Bool = true) {
    script.append(RecordedInput(input, at: time, isAtRest: isAtRest))
  }

  @Test func `A script boots the device and launches the app`() {
    #expect(
      script.source == """
        import Simulator
        import Testing
        import UIKit

        @testable import Example

        @MainActor @Test func recordedInput() async throws {
          let simulator = await Simulator.boot(.iPadPro11)
          // Services of the app that wait in real time need the simulator's clock here: simulator.pause.
          simulator.launch(AppDelegate.self)
          await simulator.settle()
          // The recording begins here. If this is not the first screen, go to it first.
        }

        """)
  }

  @Test mutating func `A short touch is a tap, by name where there is one`() {
    touch(.began, 10, 20, at: 1, target: "Sign \"In\"")
    touch(.moved, 13, 22, at: 1.05)
    touch(.ended, 13, 22, at: 1.1)
    touch(.began, 10.26, 20, at: 3)
    touch(.ended, 10.26, 20, at: 3.1)
    #expect(
      steps == [
        #"try await simulator.tap("Sign \"In\"")"#, "await simulator.settle()",
        "try await simulator.tap(at: CGPoint(x: 10.3, y: 20))", "await simulator.settle()",
      ])
  }

  @Test mutating func `A touch during an animation waits as long as in the recording`() {
    touch(.began, 10, 20, at: 1, target: "A")
    touch(.ended, 10, 20, at: 1.1)
    touch(.began, 10, 20, at: 1.35, isAtRest: false, target: "B")
    touch(.ended, 10, 20, at: 1.4)
    #expect(
      steps == [
        #"try await simulator.tap("A")"#, "await simulator.advance(by: .milliseconds(250))",
        #"try await simulator.tap("B")"#, "await simulator.settle()",
      ])
  }

  @Test mutating func `A straight movement is a drag`() {
    touch(.began, 5, 400, at: 1, target: "Ignored")
    for index in 1...10 { touch(.moved, 5 + 30 * Double(index), 402, at: 1 + 0.02 * Double(index)) }
    touch(.ended, 305, 402, at: 1.21)
    #expect(
      steps == [
        "try await simulator.drag(",
        "  from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 402), over: .milliseconds(210))",
        "await simulator.settle()",
      ])
  }

  @Test mutating func `A long press, and a movement that turns, are the movements of a finger`() {
    touch(.began, 50, 50, at: 1)
    touch(.ended, 50, 50, at: 2)
    #expect(
      steps == [
        "let finger1 = try simulator.touchDown(at: CGPoint(x: 50, y: 50))",
        "await simulator.advance(by: .milliseconds(1000))", "simulator.touchUp(finger1, at: CGPoint(x: 50, y: 50))",
        "await simulator.settle()",
      ])
    touch(.began, 50, 50, at: 3)
    touch(.moved, 150, 50, at: 3.1)
    // Within a frame, only the last movement counts.
    touch(.moved, 150, 60, at: 3.101)
    touch(.moved, 150, 150, at: 3.2)
    touch(.ended, 50, 150, at: 3.3)
    #expect(
      steps.dropFirst(4) == [
        "let finger2 = try simulator.touchDown(at: CGPoint(x: 50, y: 50))",
        "await simulator.advance(by: .milliseconds(100))", "simulator.move(finger2, to: CGPoint(x: 150, y: 50))",
        "await simulator.advance(by: .milliseconds(100))", "simulator.move(finger2, to: CGPoint(x: 150, y: 150))",
        "await simulator.advance(by: .milliseconds(100))", "simulator.touchUp(finger2, at: CGPoint(x: 50, y: 150))",
        "await simulator.settle()",
      ])
  }

  @Test mutating func `A drag that rests before its end does not continue by itself, so its rest is kept`() {
    touch(.began, 0, 0, at: 0)
    touch(.moved, 0, 100, at: 0.2)
    touch(.ended, 0, 100, at: 1.2)
    #expect(steps.contains("await simulator.advance(by: .milliseconds(1000))"))
  }

  @Test mutating func `Two fingers have a name each`() {
    touch(.began, 100, 100, at: 0, id: 7)
    touch(.began, 200, 200, at: 0, id: 9)
    touch(.moved, 50, 50, at: 0.1, id: 7)
    touch(.moved, 250, 250, at: 0.1, id: 9)
    touch(.ended, 50, 50, at: 0.2, id: 7)
    touch(.ended, 250, 250, at: 0.2, id: 9)
    #expect(steps.filter { $0.contains("touchDown") }.count == 2)
    #expect(steps.filter { $0.contains("finger2") }.count == 3)
    #expect(steps.filter { $0.contains("advance") }.count == 2)
  }

  @Test mutating func `A cancelled touch, and one that began before the recording, are left out`() {
    touch(.began, 1, 1, at: 0, target: "A")
    touch(.cancelled, 1, 1, at: 0.1)
    touch(.moved, 1, 1, at: 1, id: 3)
    touch(.ended, 1, 1, at: 1.1, id: 3)
    #expect(steps.isEmpty)
    touch(.began, 1, 1, at: 2, target: "B")
    touch(.ended, 1, 1, at: 2.1)
    #expect(steps.first == #"try await simulator.tap("B")"#)
  }

  @Test mutating func `Typed characters are one text, whose special characters are escaped`() {
    for character in ["Łó", "d", "ź", "\\", "\t", "\u{202E}", "👩‍🚀"] { input(.insertText(character)) }
    input(.insertText("\n"))
    input(.deleteBackward)
    #expect(steps.first == #"try await simulator.type("Łódź\\\t\u{202e}👩‍🚀")"#)
    #expect(steps.contains("try await simulator.pressReturn()"))
    #expect(steps.contains("try await simulator.pressDelete()"))
    input(.deleteBackward)
    #expect(steps.contains("for _ in 0..<2 { try await simulator.pressDelete() }"))
  }

  @Test mutating func `Keys that enter text are typed, and others pressed`() {
    for character in ["a", "b"] {
      input(.key(SceneInput.Key(usage: 4, phase: .began, characters: character)))
      input(.key(SceneInput.Key(usage: 4, phase: .ended)))
    }
    #expect(steps.first == #"try await simulator.type("ab")"#)
    input(.key(SceneInput.Key(usage: 0x28, phase: .began)))
    #expect(steps.contains("try await simulator.pressReturn()"))
    input(.key(SceneInput.Key(usage: 0x1D, phase: .began, characters: "Z", modifiers: [.command, .shift])))
    #expect(steps.contains(#"await simulator.press("z", modifiers: [.shift, .command])"#))
    input(.key(SceneInput.Key(usage: 0x50, phase: .began)))
    #expect(steps.contains("await simulator.press(UIKeyCommand.inputLeftArrow)"))
  }

  @Test mutating func `Of the movements of a pointer, the last one counts`() {
    for x in 1...3 { input(.hover(CGPoint(x: x, y: 8))) }
    #expect(steps.first == "simulator.movePointer(to: CGPoint(x: 3, y: 8))")
  }

  @Test mutating func `The movements of a wheel at one point are one`() {
    for _ in 0..<3 {
      input(.scroll(SceneInput.Scroll(location: CGPoint(x: 9, y: 8), distance: CGSize(width: 0, height: -20))))
    }
    #expect(steps.first == "simulator.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 9, y: 8))")
  }

  @Test(arguments: [
    (SceneInput.rotation(.landscapeLeft), "simulator.rotate(to: .landscapeLeft)"),
    (.setting(.isDark(true)), "simulator.userInterfaceStyle = .dark"),
    (.setting(.textSize(.accessibilityLarge)), "simulator.contentSizeCategory = .accessibilityLarge"),
    (.setting(.isRightToLeft(true)), "simulator.layoutDirection = .rightToLeft"),
    (.setting(.reduceMotion(true)), "simulator.setAccessibility(.reduceMotion, on: true)"),
    (.foreground(false), "simulator.sendToBackground()"),
    (.foreground(true), "simulator.bringToForeground()"),
    (.memoryWarning, "simulator.sendMemoryWarning()"),
    (.openScene, "simulator.openScene()"),
    (.activateScene(1), "simulator.bringToForeground(simulator.scenes[1])"),
  ]) mutating func `A change of the device is a call`(change: SceneInput, call: String) {
    input(change)
    #expect(steps.first == call)
  }

  @Test mutating func `What a test does not have is left out`() {
    input(.setting(.slowAnimations(true)))
    input(.recording(true))
    #expect(steps.isEmpty)
  }
}
