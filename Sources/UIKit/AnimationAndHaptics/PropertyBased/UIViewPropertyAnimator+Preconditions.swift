extension UIViewPropertyAnimator {
  var stateDescription: String {
    switch state {
    case .inactive: "inactive"
    case .active: isMoving ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  func requireNotStopped(_ action: String) {
    expect(
      state != .stopped, "A stopped property animator cannot be \(action); call finishAnimation(at:) first.")
  }

  func requireInterruptible(_ action: String) {
    expect(
      isInterruptible || state == .inactive,
      "A property animator that is not interruptible cannot be \(action) while it is active.")
  }

  func requireInactive(toSet property: String) {
    expect(
      state == .inactive,
      "\(property) can be set only while the property animator is inactive (it was \(stateDescription)).")
  }
}
