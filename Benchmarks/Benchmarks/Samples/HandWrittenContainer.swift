package import UIKit

/// A container as an app would write it without the library, according to Apple's documentation for replacing a child.
///
/// Four constraints pin the child's view, as in the library.
package final class HandWrittenContainer: UIViewController {
  package private(set) var shown: [UIViewController] = []

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
  }

  package func fill(with children: [UIViewController]) {
    for child in children {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.view.pin(to: view)
      child.didMove(toParent: self)
    }
    shown = children
  }

  package func swap(at index: Int, to new: UIViewController) {
    let old = shown[index]
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    view.insertSubview(new.view, aboveSubview: old.view)
    new.view.pin(to: view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: self)
    old.removeFromParent()
    shown[index] = new
  }

  package func dissolve(at index: Int, to new: UIViewController, duration: TimeInterval) {
    let old = shown[index]
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.insertSubview(new.view, aboveSubview: old.view)
    new.view.pin(to: view)
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
}
