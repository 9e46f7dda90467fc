import UIKit

/// A window with one control, touches on it, and its events.
@MainActor
final class ControlStage<Control: UIControl> {
  let clock = ManualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let control: Control
  private var log: [String] = []

  init(_ control: Control) {
    self.control = control
    control.frame.origin = CGPoint(x: 100, y: 100)
    window.isHidden = false
    window.addSubview(control)
    clock.endTurn()
    control.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .valueChanged)
    control.addAction(UIAction { [weak self] _ in self?.log.append("primary") }, for: .primaryActionTriggered)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  // Places are in the control's coordinates.
  func down(_ x: CGFloat, _ y: CGFloat? = nil) { TouchDelivery.began(at: place(x, y), in: window) }
  func move(_ x: CGFloat, _ y: CGFloat? = nil) { TouchDelivery.moved(to: place(x, y)) }
  func up(_ x: CGFloat, _ y: CGFloat? = nil) { TouchDelivery.ended(at: place(x, y)) }
  func tap(_ x: CGFloat) {
    down(x)
    up(x)
  }

  private func place(_ x: CGFloat, _ y: CGFloat?) -> CGPoint {
    control.convert(CGPoint(x: x, y: y ?? control.bounds.midY), to: window)
  }
}
