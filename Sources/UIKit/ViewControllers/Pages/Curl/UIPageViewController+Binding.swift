// The spine of pages that curl.
extension UIPageViewController {
  /// The pages that the app sets while its delegate chooses the location of the spine.
  ///
  /// They are meant for the new location, which is not known before the delegate returns.
  struct RequestForSpine {
    let pages: [UIViewController]
    let direction: NavigationDirection
    let completion: ((Bool) -> Void)?
  }

  func setDoubleSided(_ isDoubleSided: Bool) {
    expect(
      isDoubleSided || spineLocation != .mid || isChoosingSpine,
      "isDoubleSided of \(self) cannot be false while spineLocation is mid, because both sides of the sheets are visible"
    )
    guard isDoubleSided != binding.isDoubleSided else { return }
    settle()
    binding.isDoubleSided = isDoubleSided
    forgetNeighbours(except: nil)
  }

  /// Asks the delegate for the location of the spine if the interface rotates.
  func chooseSpine(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard transitionStyle == .pageCurl, let delegate,
      let orientation = InterfaceRotation.orientation(after: coordinator.targetTransform)
    else { return }
    isChoosingSpine = true
    let spine = delegate.pageViewController(self, spineLocationFor: orientation)
    isChoosingSpine = false
    let request = requestForSpine
    requestForSpine = nil
    expect(
      spine != .none,
      "the delegate of \(self) returned none from pageViewController(_:spineLocationFor:); pages that curl need a spine: return min, mid, or max"
    )
    binding = PageBinding(spine: spine, isDoubleSided: binding.isDoubleSided)
    forgetNeighbours(except: nil)
    if let request {
      performSet(request.pages, direction: request.direction, animated: false, completion: request.completion)
    } else if !displayed.isEmpty {
      checkCount(of: displayed)
    }
    turner.setNeedsLayout()
  }
}
