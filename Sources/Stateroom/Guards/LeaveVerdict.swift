import UIKit

/// The combined decision of all view controllers that a change would remove.
@MainActor
enum LeaveVerdict {
  /// The question of a view controller whether it may be left.
  typealias Question = (controller: UIViewController, ask: @MainActor () async -> Bool)

  case allowed
  case refused(by: UIViewController)
  /// Some decisions need an answer.
  ///
  /// The questions are asked one after the other until one is answered with `false`. Descendants precede their
  /// ancestors.
  case open([Question])

  /// Creates the verdict for a request, which is allowed if the request ignores leave guards.
  init(on leaving: @autoclosure () -> [UIViewController], for request: TransitionRequest) {
    self = request.ignoresGuards ? .allowed : LeaveVerdict(on: leaving())
  }

  /// Creates a verdict by evaluating the leave guards of view controllers and of their descendants.
  ///
  /// - Parameters:
  ///   - leaving: The view controllers.
  ///   - answered: The view controllers that are not evaluated, because they have answered already.
  init(on leaving: [UIViewController], except answered: [UIViewController] = []) {
    var questions: [Question] = []
    for controller in leaving.flatMap(Self.insideOut) {
      guard let guarding = controller as? any LeaveGuarding, !answered.contains(where: { $0 === controller }) else {
        continue
      }
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

  /// The view controllers whose answers are needed.
  var asked: [UIViewController] {
    if case .open(let questions) = self { questions.map(\.controller) } else { [] }
  }

  /// Returns whether any of the view controllers or their descendants has a leave guard.
  static func needsEvaluation(in leaving: [UIViewController]) -> Bool {
    leaving.contains { $0 is any LeaveGuarding || needsEvaluation(in: content(of: $0)) }
  }

  /// Returns the children of a view controller, and the view controller that it presents for its state.
  private static func content(of controller: UIViewController) -> [UIViewController] {
    controller.children + ((controller as? any PresentingContainer)?.presentedByState ?? [])
  }

  private static func insideOut(_ controller: UIViewController) -> [UIViewController] {
    content(of: controller).flatMap(insideOut) + [controller]
  }
}

/// A namespace for requests that leave guards cannot refuse, such as the one at the end of a session.
@preconcurrency @MainActor
public enum LeaveGuards {
  /// A Boolean value that indicates whether a request that is made now ignores leave guards.
  private(set) static var areIgnored = false

  /// Runs a closure without a result whose requests do not evaluate leave guards.
  ///
  /// The requests of other code that the library calls meanwhile, such as a hook or a completion handler, evaluate
  /// them.
  ///
  /// ```swift
  /// DispatchQueue.main.async { LeaveGuards.ignored { root.transition(to: .signIn) } }
  /// ```
  ///
  /// - Parameter body: A closure that makes requests.
  /// - Throws: The error that the closure throws.
  public static func ignored(_ body: () throws -> Void) rethrows { try perform(ignoring: true, body) }

  /// Runs a closure whose requests do not evaluate leave guards.
  ///
  /// ```swift
  /// LeaveGuards.ignored { root.transition(to: .signIn, animated: true) }
  /// ```
  ///
  /// The requests of other code that the library calls meanwhile, such as a hook or a completion handler, evaluate
  /// them.
  ///
  /// - Parameter body: A closure that makes requests.
  /// - Returns: The value that the closure returns.
  /// - Throws: The error that the closure throws.
  @discardableResult
  public static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
    try perform(ignoring: true, body)
  }

  /// Runs a part of the library that can call code of the app.
  ///
  /// The requests of that code are not those of a closure that ignores leave guards, even if the library was called in
  /// one.
  static func evaluated<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try perform(ignoring: false, body)
  }

  private static func perform<Result, Failure: Error>(
    ignoring: Bool, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard areIgnored != ignoring else { return try body() }
    areIgnored = ignoring
    defer { areIgnored = !ignoring }
    return try body()
  }
}
