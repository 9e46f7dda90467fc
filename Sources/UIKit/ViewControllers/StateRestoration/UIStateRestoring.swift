/// The methods for adding objects to the saved state of an app.
///
/// All members are optional.
///
/// View controllers adopt the protocol. Register another object with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``, and encode a reference to it in the
/// state of an object that is saved, such as a view controller.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent of the object, which distinguishes it from objects with the same restoration identifier.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates or finds the object while the state is restored.
  ///
  /// If the value is `nil`, the object must exist and be registered.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state of the object.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes and restores the state of the object.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the states of all objects have been decoded, in no specific order.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default value is `nil`.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The default value is `nil`.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// The default implementation does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// The default implementation does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// The default implementation does nothing.
  public func applicationFinishedRestoringState() {}
}

/// The method that a restoration class uses to restore an object.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Returns the object with a path of restoration identifiers; `nil` if it is not to be restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// The method that a restoration class uses to restore a view controller.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the view controller with a path of restoration identifiers.
  ///
  /// The result is `nil` if it is not to be restored.
  ///
  /// The last component identifies the view controller, the others the view controllers that contain or present it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The methods with which a data source identifies elements for state restoration.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns an identifier of the element at an index path, which remains the same when the element moves.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of the element with an identifier.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
