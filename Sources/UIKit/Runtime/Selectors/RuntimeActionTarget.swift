/// An object whose methods are called by name where Objective-C is not available.
///
/// ```swift
/// #if !canImport(ObjectiveC)
///   extension SettingsViewController: _RuntimeActionTarget {
///     func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
///       switch action {
///       case "save:": save(sender)
///       default: return false
///       }
///       return true
///     }
///   }
/// #endif
/// ```
///
/// - Note: Not API of Apple's.
@preconcurrency @MainActor
public protocol _RuntimeActionTarget: _RuntimeExtendedTarget {
  /// Performs an action.
  ///
  /// Returns `false` if the object has no such action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The argument of an action with one parameter, such as `"save:"`. For several parameters, as in
  ///     `"save:forEvent:"`, it is an array of the type `[Any?]` that contains the sender and the event.
  func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool

  /// Returns whether the object has an action, without performing it.
  ///
  /// The default is `true`.
  func _runtimeCanPerform(_ action: Selector) -> Bool
}

extension _RuntimeActionTarget {
  /// The default implementation returns `true`.
  public func _runtimeCanPerform(_ action: Selector) -> Bool { true }

  /// The default implementation returns `false`, because the class extends no class of UIKit.
  public func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool { false }

  /// The default implementation returns `false`.
  public nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool { false }
}
