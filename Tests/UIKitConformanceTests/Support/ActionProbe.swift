import UIKit

/// A target with one action, `probe:`, that records the sender.
final class ActionProbe: NSObject {
  var senders: [AnyObject] = []

  #if canImport(ObjectiveC)
    static let action = #selector(probe(_:))
    static let otherAction = #selector(other(_:))
    @objc func probe(_ sender: AnyObject) { senders.append(sender) }
    @objc func other(_ sender: AnyObject) {}
  #else
    static let action: Selector = "probe:"
    static let otherAction: Selector = "other:"
  #endif
}

/// A view that also has the action, for searches in the responder chain.
final class ActionView: UIView {
  var senders: [AnyObject] = []
  var canBecomeFirst = false
  var performs = true

  override var canBecomeFirstResponder: Bool { canBecomeFirst }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performs && super.canPerformAction(action, withSender: sender)
  }

  #if canImport(ObjectiveC)
    @objc func probe(_ sender: AnyObject) { senders.append(sender) }
  #endif
}

#if !canImport(ObjectiveC)
  extension ActionProbe: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == Self.action else { return action == Self.otherAction }
      if let sender { senders.append(sender as AnyObject) }
      return true
    }
  }

  extension ActionView: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == ActionProbe.action else { return false }
      if let sender { senders.append(sender as AnyObject) }
      return true
    }

    func _runtimeCanPerform(_ action: Selector) -> Bool { action == ActionProbe.action }
  }
#endif
