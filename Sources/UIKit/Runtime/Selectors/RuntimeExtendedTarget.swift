/// An object whose class an app extends with methods that are called by name where Objective-C is not available.
///
/// A method that an app adds to a class of UIKit is an action of all objects of the class, also of those of subclasses:
///
/// ```swift
/// #if !canImport(ObjectiveC)
///   extension UITextField: @retroactive _RuntimeExtendedTarget {
///     public func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool {
///       guard action == "doneTapped" else { return false }
///       doneTapped()
///       return true
///     }
///
///     public nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool {
///       action == "doneTapped"
///     }
///   }
/// #endif
/// ```
///
/// The methods of the app's own classes are named by ``_RuntimeActionTarget``, and precede these: a class cannot
/// override what an extension of its superclass declares.
///
/// - Note: Not API of Apple's.
@preconcurrency @MainActor
public protocol _RuntimeExtendedTarget: AnyObject {
  /// Performs an action that an extension declares.
  ///
  /// Returns `false` if there is no such action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The argument or the array of arguments, as for `_RuntimeActionTarget`.
  func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool

  /// Returns whether an extension declares an action for the objects of this class.
  nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool
}
