import UIKit

/// What all who are about to be left say together.
@MainActor
enum LeaveVerdict {
  case allowed
  case refused(by: UIViewController)
  /// Some want to ask first: one after the other, the innermost of the first one first, until somebody says no.
  case open([(controller: UIViewController, question: @MainActor () async -> Bool)])

  /// Asks controllers, and everybody inside of them, whether they may be left.
  init(on leaving: [UIViewController]) {
    guard !LeaveGuards.areIgnored else {
      self = .allowed
      return
    }
    var questions: [(UIViewController, @MainActor () async -> Bool)] = []
    for controller in leaving.flatMap(Self.insideOut) {
      guard let guarding = controller as? any LeaveGuarding else { continue }
      switch guarding.leaveDecision {
      case .allow: continue
      case .refuse:
        self = .refused(by: controller)
        return
      case .ask(let question): questions.append((controller, question))
      }
    }
    self = questions.isEmpty ? .allowed : .open(questions)
  }

  /// Whether anybody there would be asked at all.
  static func isUpToSomebody(in leaving: [UIViewController]) -> Bool {
    leaving.contains { $0 is any LeaveGuarding || isUpToSomebody(in: $0.children) }
  }

  private static func insideOut(_ controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap(insideOut) + [controller]
  }
}

/// Doing something without asking anybody: what has to happen, such as the end of a session.
@preconcurrency @MainActor
public enum LeaveGuards {
  private(set) static var areIgnored = false

  /// Runs code whose requests nobody may refuse.
  ///
  /// ```swift
  /// LeaveGuards.ignored { root.transition(to: .signIn, animated: true) }
  /// ```
  public static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = areIgnored
    areIgnored = true
    defer { areIgnored = before }
    return try body()
  }
}
