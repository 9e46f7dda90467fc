import UIKit

/// The constraints that make the children's views fill the container view, by child.
///
/// Setting a view's layout properties can run the app's code, which can lay out the container. The pins are therefore
/// an object, and the list is not accessed in the meantime.
@MainActor
final class ViewPins {
  private var pins: [ObjectIdentifier: ViewPin] = [:]

  /// Pins the view of a child to the edges of its superview.
  func pin(_ view: UIView, of child: ObjectIdentifier) {
    let old = pins.removeValue(forKey: child)
    old?.release()
    let pin = ViewPin(view, retainsView: true)
    pins[child] = pin
    if old?.isYielding == true { pin?.yield() }
  }

  /// Removes and returns the constraints of a child, which remain active.
  func remove(_ child: ObjectIdentifier) -> ViewPin? { pins.removeValue(forKey: child) }

  /// Restores the layout properties of all views.
  func release() {
    for pin in exchange(&pins, with: [:]).values { pin.release() }
  }

  // MARK: - Transitions

  /// Lets the content of entering children determine the size of the container.
  func yield(_ leaving: [ObjectIdentifier], to entering: [ObjectIdentifier]) {
    // A transition that is reversed brings back a child that yields.
    for child in entering { pins[child]?.reclaim() }
    // If nothing enters, the container keeps its size until the end.
    guard !entering.isEmpty else { return }
    for child in leaving { pins[child]?.yield() }
  }

  /// Ends the yielding of the children that have stayed.
  func reclaim() {
    for pin in pins.values { pin.reclaim() }
  }

  func containerDidLayOut() {
    for pin in pins.values { pin.containerDidLayOut() }
  }

  func suspend(_ children: [ObjectIdentifier]) {
    for child in children { pins[child]?.suspend() }
  }

  func resume() {
    for pin in pins.values { pin.resume() }
  }
}
