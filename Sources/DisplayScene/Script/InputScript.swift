import Foundation

/// A test that repeats recorded input on a simulated device.
///
/// A touch is a tap by name if the name is unique, otherwise a tap on a point. It is a drag if it moves in a straight
/// line. In all other cases, the script contains the movements of each finger. Before a step, time passes until the app
/// is at rest if it was at rest when the input was recorded, otherwise for the recorded duration.
package struct InputScript: Sendable {
  /// The minimum duration of a pause in a script, in seconds.
  private static let shortestPause = 0.05

  private let device: String
  private let module: String
  private let delegate: String
  private var steps: [ScriptStep] = []
  /// The time at which the last step ended.
  private var end: Double?
  private var gesture = ScriptGesture()
  /// The input with which the current gesture began.
  ///
  /// The pause before its steps is relative to it.
  private var gestureStart: RecordedInput?
  private var fingers = 0

  /// Creates the script of an app, without steps.
  ///
  /// - Parameters:
  ///   - device: The name of the device, such as `iPhone 15`.
  ///   - delegate: The class of the app delegate with its module, such as `Gallery.AppDelegate`.
  package init(device: String, delegate: String) {
    self.device = device.replacing("-inch", with: "").replacing(" ", with: "")
    let parts = delegate.split(separator: ".", maxSplits: 1).map(String.init)
    module = parts.count == 2 ? parts[0] : "App"
    self.delegate = parts.last ?? "AppDelegate"
  }

  /// Adds an input event.
  package mutating func append(_ recorded: RecordedInput) {
    if case .touch(let touch) = recorded.input { return append(touch, recorded) }
    guard let step = Self.step(for: recorded.input) else { return }
    append([step], from: recorded, to: recorded.time)
  }

  private mutating func append(_ touch: SceneInput.Touch, _ recorded: RecordedInput) {
    if gesture.isOver {
      gesture = ScriptGesture()
      gestureStart = recorded
    }
    gesture.append(touch, at: recorded.time, target: recorded.target)
    guard gesture.isOver, let start = gestureStart else { return }
    gestureStart = nil
    append(gesture.steps(fingers: &fingers), from: start, to: recorded.time)
  }

  private mutating func append(_ new: [ScriptStep], from recorded: RecordedInput, to time: Double) {
    guard let first = new.first else { return }
    defer { end = time }
    if let merged = steps.last?.merged(with: first) {
      steps[steps.count - 1] = merged
      return
    }
    let pause = recorded.time - (end ?? recorded.time)
    if recorded.isAtRest {
      // A script begins at rest.
      if !steps.isEmpty, steps.last != .settle { steps.append(.settle) }
    } else if pause >= Self.shortestPause {
      steps.append(.advance(Int((pause * 1000).rounded())))
    }
    steps += new
  }

  /// Returns the step for input that is not a touch; `nil` if the input has no effect in a test.
  private static func step(for input: SceneInput) -> ScriptStep? {
    switch input {
    case .touch, .recording: nil
    case .hover(let point): .hover(point)
    case .scroll(let scroll): .scroll(scroll.distance, at: scroll.location)
    case .insertText("\n"): .pressReturn
    case .insertText(let text): .type(text)
    case .deleteBackward: .pressDelete(count: 1)
    case .key(let key): ScriptStep(key)
    case .paste(let text): .type(text)
    case .rotation(let orientation): .call("simulator.rotate(to: .\(orientation.rawValue))")
    case .setting(.isDark(let isDark)): .call("simulator.userInterfaceStyle = .\(isDark ? "dark" : "light")")
    case .setting(.textSize(let size)): .call("simulator.contentSizeCategory = .\(size)")
    case .setting(.isRightToLeft(let isOn)):
      .call("simulator.layoutDirection = .\(isOn ? "rightToLeft" : "leftToRight")")
    case .setting(.reduceMotion(let isOn)): .call("simulator.setAccessibility(.reduceMotion, on: \(isOn))")
    // Not included, because the time of a test is virtual.
    case .setting(.slowAnimations): nil
    case .foreground(let isOn): .call("simulator.\(isOn ? "bringToForeground" : "sendToBackground")()")
    case .memoryWarning: .call("simulator.sendMemoryWarning()")
    case .openScene: .call("simulator.openScene()")
    case .activateScene(let number): .call("simulator.bringToForeground(simulator.scenes[\(number)])")
    }
  }

  /// The source text of the test.
  package var source: String {
    let body = steps.flatMap(\.code) + (steps.isEmpty || steps.last == .settle ? [] : ScriptStep.settle.code)
    return """
      import Simulator
      import Testing
      import UIKit

      @testable import \(module)

      @MainActor @Test func recordedInput() async throws {
        let simulator = await Simulator.boot(.\(device))
        // Services of the app that wait in real time need the simulator's clock here: simulator.pause.
        simulator.launch(\(delegate).self)
        await simulator.settle()
        // The recording begins here. If this is not the first screen, go to it first.
      \(body.map { "  \($0)\n" }.joined())}

      """
  }
}
