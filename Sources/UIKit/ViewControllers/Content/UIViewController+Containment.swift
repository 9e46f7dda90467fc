/// The state of a controller's relocation, for `isMovingToParent` and `isMovingFromParent`.
struct ParentRelocation {
  var isMovingIn = false
  var isMovingOut = false
  /// A Boolean value that indicates whether an announced removal has not been performed.
  ///
  /// It is reset when the controller appears again.
  var isRemovalAnnounced = false
}

extension UIViewController {
  /// Returns the nearest container of a kind that contains this controller, directly or not.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parentStorage
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parentStorage
    }
    return nil
  }

  func adopt(_ child: UIViewController) {
    expect(child !== self, "addChild(_:): \(self) cannot be its own child")
    if child.parentStorage === self {
      // UIKit does not document this case. The order of the children is unchanged, and no controller receives a
      // callback twice.
      return
    }
    if child.parentStorage != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    if let superview = child.viewStorage?.superviewStorage, child.viewStorage?.windowStorage != nil {
      child.checkHierarchy(asChildOf: self, in: superview)
    }
    child.willMove(toParent: self)
    childrenStorage.append(child)
    child.parentStorage = self
    child.relocation = ParentRelocation(isMovingIn: true)
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    // Searched from the end, because the last child is the one that is removed most often.
    if let index = parent.childrenStorage.lastIndex(where: { $0 === self }) {
      parent.childrenStorage.remove(at: index)
    }
    parentStorage = nil
    relocation.isMovingIn = false
    AppearanceByWindow.childDidLeave(self)
    endAttachedPresentation()
    didMove(toParent: nil)
    parent.childDidLeave(self)
  }

  /// Removes the reference to the parent, which is being deallocated, and calls `didMove(toParent: nil)`.
  ///
  /// A presentation in the view of the parent ends, because the view is deallocated, too.
  func parentWentAway() {
    parentStorage = nil
    endAttachedPresentation()
    didMove(toParent: nil)
  }

  private func checkHierarchy(asChildOf parent: UIViewController, in superview: UIView) {
    var view: UIView? = superview
    while let current = view {
      if let owner = current.owner {
        expect(
          owner === parent,
          "UIViewControllerHierarchyInconsistency: the view of \(self) is already inside that of \(owner); it cannot become a child of \(parent). Remove the view first."
        )
        return
      }
      view = current.superviewStorage
    }
  }
}
