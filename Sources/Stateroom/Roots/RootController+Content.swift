import UIKit

/// The view controllers of a state, one interface for each window, and whether they can be shown.
extension RootController {
  /// Returns new view controllers for a window.
  func newContent(for newState: State) -> RootContent {
    RootContent(interface: viewController(for: newState), presented: presentedViewController(for: newState))
  }

  /// Returns the content of each window.
  ///
  /// What is shown or pending remains, as far as the states have it in common.
  func contents(for newState: State, in roots: [RootContainerViewController]) -> [RootContent] {
    let isSame = isSameState(state, newState)
    guard isSame || hasSameInterface(state, newState) else { return roots.map { _ in newContent(for: newState) } }
    return roots.map { root in
      guard let present = installations.content(of: root) else { return newContent(for: newState) }
      guard !isSame else { return present }
      return RootContent(interface: present.interface, presented: presentedViewController(for: newState))
    }
  }

  /// Returns the reason why interfaces cannot be shown, or `nil` if they can be.
  ///
  /// The check precedes the first change, so that either all windows change or none.
  func refusal(
    of contents: [RootContent], for newState: State, in roots: [RootContainerViewController]
  ) -> TransitionRefusal? {
    let configurations = roots.map { configuration(for: newState, traitCollection: $0.traitCollection) }
    var taken: [ObjectIdentifier: RootContainerViewController] = [:]
    for (index, content) in contents.enumerated() {
      for controller in content.controllers {
        if let other = taken.updateValue(roots[index], forKey: ObjectIdentifier(controller)), other !== roots[index] {
          return TransitionRefusal(
            reason: .childIsListedTwice,
            description:
              "\(controller) was returned for both \(other) and \(roots[index]), but a view can only be in one window. Return another instance of \(type(of: controller)) for each window."
          )
        }
      }
      if let refusal = roots[index].refusal(of: content, configurations[index]) { return refusal }
    }
    return nil
  }
}
