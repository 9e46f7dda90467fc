import UIKit

/// A container without the library: Apple's recipe for swapping one child of a container.
final class HandWrittenContainer: UIViewController {
  private(set) var shown: [UIViewController] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
  }

  func fill(with children: [UIViewController]) {
    for child in children {
      addChild(child)
      place(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    shown = children
  }

  func swap(at index: Int, to new: UIViewController) {
    let old = shown[index]
    addChild(new)
    old.willMove(toParent: nil)
    place(new)
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: self)
    old.removeFromParent()
    shown[index] = new
  }

  func dissolve(at index: Int, to new: UIViewController, duration: TimeInterval) {
    let old = shown[index]
    addChild(new)
    old.willMove(toParent: nil)
    place(new)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.insertSubview(new.view, aboveSubview: old.view)
    view.layoutIfNeeded()
    new.view.alpha = 0
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { new.view.alpha = 1 }
    animator.addCompletion { [self] _ in
      old.view.removeFromSuperview()
      new.endAppearanceTransition()
      old.endAppearanceTransition()
      new.didMove(toParent: self)
      old.removeFromParent()
    }
    animator.startAnimation()
    shown[index] = new
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
