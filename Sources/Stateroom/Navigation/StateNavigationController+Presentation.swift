import UIKit

/// The presentation that the topmost state declares.
extension StateNavigationController: PresentingContainer {
  var presenter: StatePresenter? { interpreter.presenter }
  var inquiry: LeaveInquiry { interpreter.inquiry }
  var requestedPresentation: UIViewController? { interpreter.requestedPresentation }

  /// The default stack after the dismissal of the view controller that the top presents.
  var stackWithoutPresentation: [Entry] {
    var stack = currentTarget
    while let top = stack.last, interpreter.presentedController(at: top) != nil {
      stack.removeLast()
      if let base = interpreter.presentations?.base(of: top) {
        stack.append(base)
        break
      }
    }
    return stack
  }

  func states(of stack: [Entry]) -> [State] { stack.compactMap { $0.state?.state(as: State.self) } }

  func mayDismissPresented() -> Bool {
    guard presenter?.presented != nil, let next = stackAfterDismissal(of: states) else { return false }
    let (stack, kept) = (currentTarget, Set(kept(by: next).map(\.controller)))
    let leaving = stack.reversed().filter { !kept.contains($0.controller) }.compactMap {
      interpreter.controller($0.controller)
    }
    return guardsAllowDismissal(of: presentedByState + leaving) { show(next) }
  }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    stackAfterDismissal(of: states).map { show($0, completion: completion) }
  }

  func goBack(from request: RequestID) {
    guard let previous = interpreter.content(before: request) else { return }
    LeaveGuards.ignored {
      let isPush = currentTarget.starts(with: previous)
      _ = isPush ? show(previous) : show(states(of: previous))
    }
  }

  /// Shows the states that follow a dismissal.
  @discardableResult
  private func show(_ next: [State], completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    let kept = kept(by: next)
    return states(of: kept) == next
      ? show(kept, completion: completion) : setStack(next, animated: true, completion: completion)
  }

  /// Shows entries whose view controllers are on the stack.
  @discardableResult
  private func show(_ stack: [Entry], completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    perform(animated: true, reporting: interpreter.names(of: stack), completion) {
      () throws(TransitionRefusal) in StackChange(operation: .set(stack))
    }
  }

  /// Returns the entries of the stack that remain when other states are shown.
  ///
  /// View controllers without a state remain as well, unless they are on top of a state that does not.
  private func kept(by next: [State]) -> [Entry] {
    let remaining = stackWithoutPresentation
    if states(of: remaining) == next { return remaining }
    let stack = currentTarget
    let count = stack.indices.last { states(of: Array(stack[...$0])) == next }
    if let count { return Array(stack[...count]) }
    let identities = next.map { interpreter.identities.identity(of: $0) }
    return StateMatching.places(of: identities, in: stack.map(\.state)).compactMap { $0.map { stack[$0] } }
  }
}
