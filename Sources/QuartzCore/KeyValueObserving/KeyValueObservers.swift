import Foundation
import Synchronization

/// A property that reports its changes.
package struct ObservableProperty {
  /// The property with the observed object's class as the root.
  let keyPath: AnyKeyPath
  /// The property with the class that declares it as the root, under which its changes are reported.
  let declaration: AnyKeyPath
  /// The object that reports the changes, such as the layer of an observed view; `nil` if the observed object does.
  ///
  /// The observed object has this other object for its whole lifetime.
  let reporter: AnyKeyPath?

  package init(_ keyPath: AnyKeyPath, _ declaration: AnyKeyPath, of reporter: AnyKeyPath? = nil) {
    self.keyPath = keyPath
    self.declaration = declaration
    self.reporter = reporter
  }

  /// Creates the property of an object that the observed object has for its whole lifetime.
  ///
  /// The class of the object at the end of `reporter` is the one that declares the property.
  package init?(_ declaration: AnyKeyPath, of reporter: AnyKeyPath) {
    guard let keyPath = reporter.appending(path: declaration) else { return nil }
    self.init(keyPath, declaration, of: reporter)
  }
}

/// The key-value observers of the runtime's objects.
///
/// An observable property is listed where its class declares `observe`, and reports each change with
/// ``tellObservers(of:from:to:)``, or with ``notifyingObservers(_:)`` if a change can concern several properties.
///
/// Every change of a layer looks for observers, so that they are stored by their objects.
@MainActor
package final class KeyValueObservers {
  package static let shared = KeyValueObservers()

  private struct Observer {
    let id: Int
    let property: AnyKeyPath
    let tell: (_ old: Any, _ new: Any) -> Void
  }

  private struct Observed {
    weak var object: NSObject?
    /// The observers, the oldest first.
    var observers: [Observer] = []
  }

  /// A Boolean value that indicates whether there are observers.
  ///
  /// Every change of a layer reads it. An access to a property of the shared object would cost more.
  private nonisolated static let hasObservers = Atomic(false)

  private var observed: [ObjectIdentifier: Observed] = [:]
  /// The objects by the numbers of their observers.
  private var objects: [Int: ObjectIdentifier] = [:] {
    didSet { Self.hasObservers.store(!objects.isEmpty, ordering: .relaxed) }
  }
  private var lastID = 0
  /// The objects whose changes ``report(changesOf:by:)`` is performing.
  private var changing: Set<ObjectIdentifier> = []

  package func observe<Object: NSObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, of properties: [ObservableProperty],
    _ options: NSKeyValueObservingOptions, _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell = { [weak object] (old: Value?, new: Value?) in
      guard let object else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    let property = properties.first { $0.keyPath == keyPath }
    let id = property.map { property in
      let reporter = property.reporter.flatMap { object[keyPath: $0] as? NSObject } ?? object
      return add(reporter, property.declaration) { tell($0 as? Value, $1 as? Value) }
    }
    let observation = NSKeyValueObservation(id: id)
    if property == nil {
      RuntimeDiagnostics.report(
        .unobservableProperty,
        """
        \(type(of: object)) does not report changes of \(keyPath), so the observation will not be called. The \
        documentation of observe(_:options:changeHandler:) lists the properties that are reported.
        """)
    }
    if options.contains(.initial) { tell(nil, object[keyPath: keyPath]) }
    return observation
  }

  /// Adds a closure that is called with the values of each change, and returns the number of the observation.
  package func add(
    _ object: NSObject, _ property: AnyKeyPath, tell: @escaping (_ old: Any, _ new: Any) -> Void
  ) -> Int {
    removeOrphans()
    lastID += 1
    let identity = ObjectIdentifier(object)
    observed[identity, default: Observed(object: object)].observers.append(
      Observer(id: lastID, property: property, tell: tell))
    objects[lastID] = identity
    return lastID
  }

  /// Ends an observation.
  package func remove(_ id: Int) {
    guard let identity = objects.removeValue(forKey: id),
      let index = observed[identity]?.observers.firstIndex(where: { $0.id == id })
    else { return }
    let removed = observed[identity]?.observers.remove(at: index)
    if observed[identity]?.observers.isEmpty == true { observed[identity] = nil }
    // The closure is released when the observers are no longer accessed, because that can run code of the app.
    withExtendedLifetime(removed) {}
  }

  /// Removes the observers of objects that were deallocated.
  ///
  /// Another object can have the identity of one of them.
  private func removeOrphans() {
    let orphans = observed.filter { $0.value.object == nil }
    for (identity, orphan) in orphans {
      observed[identity] = nil
      for observer in orphan.observers { objects[observer.id] = nil }
    }
    withExtendedLifetime(orphans) {}
  }

  private func observers(of object: NSObject) -> [Observer] {
    guard let observed = observed[ObjectIdentifier(object)], observed.object === object else { return [] }
    return observed.observers
  }

  func tell(_ object: NSObject, _ property: AnyKeyPath, _ old: Any, _ new: Any) {
    // An earlier observer may have ended a later observation.
    for observer in observers(of: object) where observer.property == property && objects[observer.id] != nil {
      observer.tell(old, new)
    }
  }

  /// Performs a change of an object, and notifies the observers of the properties whose values differ afterwards.
  ///
  /// Changes of the same object meanwhile are reported with the outermost one, so that an observer never reads a value
  /// that is half set, and receives one call for it.
  func report(changesOf object: NSObject, by change: () -> Void) {
    guard changing.insert(ObjectIdentifier(object)).inserted else { return change() }
    var properties: [AnyKeyPath] = []
    for observer in observers(of: object) where !properties.contains(observer.property) {
      properties.append(observer.property)
    }
    let values = properties.map { object[keyPath: $0] }
    change()
    changing.remove(ObjectIdentifier(object))
    for (property, old) in zip(properties, values) {
      guard let old, let new = object[keyPath: property], !ObservedValue.isSame(old, new) else { continue }
      tell(object, property, old, new)
    }
  }

  /// Returns whether an object has observers.
  @inline(__always)
  package static func areObserving(_ object: NSObject) -> Bool {
    hasObservers.load(ordering: .relaxed) && shared.observed[ObjectIdentifier(object)]?.object === object
  }
}

extension NSObject {
  /// Notifies the observers of a property, whose key path begins at the class that declares it.
  ///
  /// Costs almost nothing when the object has no observers.
  @MainActor
  package func tellObservers(
    of property: @autoclosure () -> AnyKeyPath, from old: @autoclosure () -> Any, to new: @autoclosure () -> Any
  ) {
    guard KeyValueObservers.areObserving(self) else { return }
    KeyValueObservers.shared.tell(self, property(), old(), new())
  }

  /// Performs a change, and notifies the observers of the object's properties whose values differ afterwards.
  ///
  /// Costs almost nothing when the object has no observers.
  @MainActor
  package func notifyingObservers(_ change: () -> Void) {
    guard KeyValueObservers.areObserving(self) else { return change() }
    KeyValueObservers.shared.report(changesOf: self, by: change)
  }
}

/// Comparisons of values of properties.
private enum ObservedValue {
  /// Returns whether two values are equal, or are the same object.
  static func isSame(_ old: Any, _ new: Any) -> Bool {
    guard let old = NamedValue.unwrapped(old), let new = NamedValue.unwrapped(new) else {
      return NamedValue.unwrapped(old) == nil && NamedValue.unwrapped(new) == nil
    }
    // Objects are compared by identity, because their own comparison can be code of the app.
    if type(of: old) is AnyClass { return old as AnyObject === new as AnyObject }
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { old == new as? Value }
    return (old as? any Equatable).map { isEqual($0) } ?? false
  }
}
