/// The relocation of a controller, for `isMovingToParent` and `isMovingFromParent`.
struct ParentRelocation {
  var isMovingIn = false
  var isMovingOut = false
  /// A Boolean value that indicates whether a removal was announced that has not taken place, and the controller has not
  /// appeared since.
  var isRemovalAnnounced = false
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    expect(child !== self, "addChild(_:): \(self) cannot be its own child")
    if child.parentStorage === self {
      // UIKit does not document this case; the order stays the same, and no controller receives a callback twice.
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
    // The child that was added last is the one most often taken away.
    if let index = parent.childrenStorage.lastIndex(where: { $0 === self }) {
      parent.childrenStorage.remove(at: index)
    }
    parentStorage = nil
    relocation.isMovingIn = false
    AppearanceByWindow.childDidLeave(self)
    didMove(toParent: nil)
    parent.childDidLeave(self)
  }

  /// Called when the parent is being deallocated; informs the controller that it no longer has a parent.
  func parentWentAway() {
    parentStorage = nil
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
