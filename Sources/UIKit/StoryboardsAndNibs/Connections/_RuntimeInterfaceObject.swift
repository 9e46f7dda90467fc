/// An object whose outlets a storyboard or nib sets by name where Objective-C is not available.
///
/// The source is the same as on Apple's platforms, with an additional extension that only Linux compiles:
///
/// ```swift
/// #if !canImport(ObjectiveC)
///   extension TripViewController: _RuntimeInterfaceObject {
///     func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
///       switch outlet {
///       case "titleLabel": _runtimeAssign(object, to: &titleLabel)
///       case "stars": _runtimeAssign(object, to: &stars)      // an outlet collection: an array
///       default: false
///       }
///     }
///   }
/// #endif
/// ```
///
/// Actions use `_RuntimeActionTarget`. The outlets of UIKit's own classes, such as `delegate`, `dataSource`, `view`,
/// and `gestureRecognizers`, require no implementation.
///
/// - Note: Not API of Apple's. A class whose subclasses have outlets as well declares these methods in its body, so
///   that they can be overridden.
@preconcurrency @MainActor
public protocol _RuntimeInterfaceObject: AnyObject {
  /// Sets an outlet, or an outlet collection to an array.
  ///
  /// Returns `false` if there is none of that name and type.
  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool

  /// Sets a user-defined runtime attribute.
  ///
  /// Returns `false` if there is none of that name and type.
  func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool

  /// Creates the destination of a segue, like a segue action.
  ///
  /// If it returns `nil`, `init(coder:)` is used.
  func _runtimeMakeDestination(_ action: Selector, coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> UIViewController?
}

extension _RuntimeInterfaceObject {
  /// The default implementation returns `false`, because there are no outlets.
  public func _runtimeConnect(_ outlet: String, to object: Any) -> Bool { false }

  /// The default implementation returns `false`, because there are no attributes.
  public func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// The default implementation reports that the action is unknown.
  public func _runtimeMakeDestination(_ action: Selector, coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> UIViewController?
  {
    RuntimeDiagnostics.report(
      .unknownAction,
      """
      Unknown segue action: \(type(of: self)) was sent \"\(action)\". Handle it in \
      _runtimeMakeDestination(_:coder:sender:segueIdentifier:), or remove it from the segue.
      """)
    return nil
  }
}

/// Sets an outlet to an object, and returns `false` if the object has another type.
@preconcurrency @MainActor
public func _runtimeAssign<Object>(_ object: Any, to outlet: inout Object?) -> Bool {
  guard let object = object as? Object else { return false }
  outlet = object
  return true
}

/// Sets an outlet collection to objects of its type.
///
/// Returns `false` if one of them has another type.
@preconcurrency @MainActor
public func _runtimeAssign<Object>(_ object: Any, to outlets: inout [Object]) -> Bool {
  guard let objects = object as? [Any] else { return false }
  let typed = objects.compactMap { $0 as? Object }
  guard typed.count == objects.count else { return false }
  outlets = typed
  return true
}
