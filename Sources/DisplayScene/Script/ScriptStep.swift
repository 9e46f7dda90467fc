import Foundation

/// A step of a script.
enum ScriptStep: Equatable {
  /// The time advances until the app is at rest.
  case settle
  /// The time advances by a number of milliseconds.
  case advance(Int)
  case tap(String)
  case tapPoint(CGPoint)
  case drag(from: CGPoint, to: CGPoint, milliseconds: Int)
  case touchDown(finger: Int, CGPoint)
  case move(finger: Int, CGPoint)
  case touchUp(finger: Int, CGPoint)
  case scroll(CGSize, at: CGPoint)
  case hover(CGPoint?)
  case type(String)
  case pressReturn
  case pressDelete(count: Int)
  /// A call in one line of code.
  case call(String)

  /// Returns the combination of this step and the next one; `nil` if they cannot be combined.
  func merged(with next: ScriptStep) -> ScriptStep? {
    switch (self, next) {
    case (.type(let text), .type(let more)): .type(text + more)
    case (.hover, .hover(let point)): .hover(point)
    case (.pressDelete(let count), .pressDelete(let more)): .pressDelete(count: count + more)
    case (.scroll(let distance, let point), .scroll(let more, let place)) where point == place:
      .scroll(CGSize(width: distance.width + more.width, height: distance.height + more.height), at: point)
    default: nil
    }
  }

  /// The code of the step, one string for each line.
  var code: [String] {
    switch self {
    case .settle: ["await simulator.settle()"]
    case .advance(let milliseconds): ["await simulator.advance(by: .milliseconds(\(milliseconds)))"]
    case .tap(let name): ["try await simulator.tap(\(name.swiftLiteral))"]
    case .tapPoint(let point): ["try await simulator.tap(at: \(point.swiftLiteral))"]
    case .drag(let start, let end, let milliseconds):
      [
        "try await simulator.drag(",
        "  from: \(start.swiftLiteral), to: \(end.swiftLiteral), over: .milliseconds(\(milliseconds)))",
      ]
    case .touchDown(let finger, let point):
      ["let finger\(finger) = try simulator.touchDown(at: \(point.swiftLiteral))"]
    case .move(let finger, let point): ["simulator.move(finger\(finger), to: \(point.swiftLiteral))"]
    case .touchUp(let finger, let point): ["simulator.touchUp(finger\(finger), at: \(point.swiftLiteral))"]
    case .scroll(let distance, let point):
      ["simulator.scroll(by: \(distance.swiftLiteral), at: \(point.swiftLiteral))"]
    case .hover(let point?): ["simulator.movePointer(to: \(point.swiftLiteral))"]
    case .hover(nil): ["simulator.removePointer()"]
    case .type(let text): ["try await simulator.type(\(text.swiftLiteral))"]
    case .pressReturn: ["try await simulator.pressReturn()"]
    case .pressDelete(1): ["try await simulator.pressDelete()"]
    case .pressDelete(let count): ["for _ in 0..<\(count) { try await simulator.pressDelete() }"]
    case .call(let call): [call]
    }
  }
}
