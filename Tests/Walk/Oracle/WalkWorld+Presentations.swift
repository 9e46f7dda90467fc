import Stateroom
import UIKit

/// The rules for the presentations of containers at rest.
extension WalkWorld {
  func judgePresentation(by container: any PresentingMember) {
    let name = container.card.name
    let state = container.presentingState
    let presented = presented(by: container)
    if presented.count > 1 { violate("\(name) presents \(text(presented))") }
    for member in presented where member.card.state != state {
      violate("\(name) presents \(member.card.name) in state \(state.map { "\($0)" } ?? "none")")
    }
    guard presented.isEmpty, declaresPresentation(container), callbacks.phase(of: container) == .appeared else {
      return
    }
    // Only another presented view controller can prevent the presentation.
    if container.presentedViewController == nil {
      violate("\(name) does not present what its state \(state.map { "\($0)" } ?? "none") declares")
    }
  }

  /// Returns whether a request may still wait, because another view controller is presented in place of the
  /// container's.
  func waitsToPresent(_ container: Int) -> Bool {
    guard container != Self.everything else {
      return rootsWait || alive.contains { $0 is any PresentingMember && waitsToPresent($0.card.number) }
    }
    if container == WalkRoots.number { return rootsWait }
    guard let container = card(container)?.controller as? any PresentingMember else { return false }
    return declaresPresentation(container) && presented(by: container).isEmpty
  }

  private func declaresPresentation(_ container: any PresentingMember) -> Bool {
    container.presentingState.map { nest.presentation(of: $0, in: container.card.kind) != nil } ?? false
  }

  // MARK: - Roots

  func judgePresentation(in window: UIWindow, by root: RootContainerViewController, for state: Int) {
    let isDeclared = nest.hallPresentations?[state] != nil
    let presented = root.presentedViewController
    if let member = presented as? any Member, isOfRoots(member), member.card.state != state || !isDeclared {
      violate("a window presents \(member.card.name) in state \(state)")
    }
    guard isDeclared, presented == nil, !window.isHidden, root.viewIfLoaded?.window != nil else { return }
    violate("a window does not present what its state \(state) declares")
  }

  /// Whether a window does not present what the state of the roots declares.
  private var rootsWait: Bool {
    guard let roots, nest.hallPresentations?[roots.state.number] != nil else { return false }
    return roots.rootViewControllers.contains { !isOfRoots($0.presentedViewController as? any Member) }
  }

  private func isOfRoots(_ member: (any Member)?) -> Bool {
    member?.card.isPresented == true && member?.card.maker == WalkRoots.number
  }

  private func presented(by container: any PresentingMember) -> [any Member] {
    alive.filter {
      $0.card.isPresented && $0.card.maker == container.card.number && $0.parent == nil
        && $0.presentingViewController != nil
    }
  }
}
