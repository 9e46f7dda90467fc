import Foundation

/// A property that reports its changes.
package struct ObservableProperty {
  /// The property with the observed object's class as the root.
  let keyPath: AnyKeyPath
  /// The property with the class that declares it as the root, under which its changes are reported.
  let declaration: AnyKeyPath

  package init(_ keyPath: AnyKeyPath, _ declaration: AnyKeyPath) {
    self.keyPath = keyPath
    self.declaration = declaration
  }
}

/// The key-value observers of the runtime's objects.
///
/// An observable property is listed where its class declares `observe`, and reports each change with
/// ``tellObservers(of:from:to:)``.
@MainActor
package final class KeyValueObservers {
  package static let shared = KeyValueObservers()

  private struct Observer {
    weak var object: NSObject?
    let property: AnyKeyPath
    let tell: (_ old: Any, _ new: Any) -> Void
  }

  private var observers: [Int: Observer] = [:]
  private var lastID = 0

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
    let property = properties.first { $0.keyPath == keyPath }?.declaration
    let observation = NSKeyValueObservation(id: property.map { add(object, $0) { tell($0 as? Value, $1 as? Value) } })
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
    observers = observers.filter { $0.value.object != nil }
    lastID += 1
    observers[lastID] = Observer(object: object, property: property, tell: tell)
    return lastID
  }

  /// Ends an observation.
  package func remove(_ id: Int) { observers[id] = nil }

  func tell(_ object: NSObject, _ property: AnyKeyPath, _ old: Any, _ new: Any) {
    for (id, observer) in observers.sorted(by: { $0.key < $1.key }) where observer.object === object {
      // An earlier observer may have ended a later observation.
      if property == observer.property, observers[id] != nil { observer.tell(old, new) }
    }
  }

  package var isEmpty: Bool { observers.isEmpty }

  /// Returns whether an object has observers.
  package func isObserved(_ object: NSObject) -> Bool { observers.values.contains { $0.object === object } }
}

extension NSObject {
  /// Notifies the observers of a property, whose key path begins at the class that declares it.
  ///
  /// Costs almost nothing when there are no observers.
  @MainActor
  package func tellObservers(
    of property: @autoclosure () -> AnyKeyPath, from old: @autoclosure () -> Any, to new: @autoclosure () -> Any
  ) {
    guard !KeyValueObservers.shared.isEmpty else { return }
    KeyValueObservers.shared.tell(self, property(), old(), new())
  }
}
