import Foundation

/// An object that receives the changes of properties that it observes by their names.
///
/// Responders conform. Another class of an app conforms to it, because it cannot override a method of `NSObject` here.
@preconcurrency @MainActor
public protocol _RuntimeKeyValueObserver: NSObject {
  /// Called after an observed property was set.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension UIResponder: _RuntimeKeyValueObserver {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Adds an observer, whose method is called whenever a property is set.
  ///
  /// The properties are those that `observe(_:options:changeHandler:)` accepts. Another name is reported on the
  /// console, and the observer is not called for it. Neither object is retained.
  ///
  /// - Parameters:
  ///   - observer: A responder, or another object that conforms to `_RuntimeKeyValueObserver`.
  ///   - keyPath: The name of the property, such as `contentSize`.
  ///   - options: The values that the observer receives.
  ///   - context: A pointer that identifies the observation.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.shared.add(observer, of: self, keyPath, options, context)
  }

  /// Ends an observation of a property, also when the observer is being deallocated.
  ///
  /// An observer that was not added is reported on the console. On a device, it ends the app.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    // The objects are used in this call only, on the main actor.
    nonisolated(unsafe) let (object, observer) = (self, observer)
    MainActorDeinit.run { NamedObservations.shared.remove(observer, of: object, keyPath) { _ in true } }
  }

  /// Ends an observation of a property with a context.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property.
  ///   - context: The pointer with which the observer was added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    // The objects are used in this call only, on the main actor.
    nonisolated(unsafe) let (object, observer) = (self, observer)
    nonisolated(unsafe) let context = context
    MainActorDeinit.run { NamedObservations.shared.remove(observer, of: object, keyPath) { $0 == context } }
  }
}
