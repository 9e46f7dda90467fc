import UIKit

/// The constraints that make the children's views fill the container view, by child.
@MainActor
struct ViewPins {
  private var pins: [ObjectIdentifier: ViewPin] = [:]

  /// Pins the view of a child to the edges of its superview.
  mutating func pin(_ view: UIView, of child: ObjectIdentifier) {
    let old = pins.removeValue(forKey: child)
    old?.release()
    pins[child] = ViewPin(view, retainsView: true)
    if old?.isYielding == true { pins[child]?.yield() }
  }

  /// Removes and returns the constraints of a child, which remain active.
  mutating func remove(_ child: ObjectIdentifier) -> ViewPin? { pins.removeValue(forKey: child) }

  /// Restores the layout properties of all views.
  mutating func release() {
    for pin in pins.values { pin.release() }
    pins = [:]
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
