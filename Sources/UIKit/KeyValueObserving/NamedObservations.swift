import Foundation

/// The observations of properties by their names.
@MainActor
final class NamedObservations {
  static let shared = NamedObservations()

  private struct Observation {
    weak var object: NSObject?
    weak var observer: NSObject?
    /// The identity of the observer, which removes itself when it is deallocated.
    let observerID: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    /// The number of the observer of the property.
    let id: Int
  }

  private var observations: [Observation] = []

  func add(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard observer is any _RuntimeKeyValueObserver else {
      return report(
        """
        \(type(of: observer)) cannot observe \(keyPath) of \(type(of: object)): let it conform to \
        _RuntimeKeyValueObserver.
        """)
    }
    guard let (reporter, property) = NamedProperties.resolve(keyPath, in: object), property.isObservable,
      let declaration = property.declaration
    else {
      return report(
        """
        \(type(of: object)) does not report changes of \(keyPath), so \(type(of: observer)) will not be called. The \
        documentation of observe(_:options:changeHandler:) lists the properties that are reported.
        """)
    }
    if let progress = object as? Progress { ProgressWatch.shared.watch(progress) }
    let tell = { [weak object, weak observer] (old: Any?, new: Any?) in
      guard let observer = observer as? any _RuntimeKeyValueObserver else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new.flatMap(NamedValue.object) }
      if options.contains(.old) { change[.oldKey] = old.flatMap(NamedValue.object) }
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let id = KeyValueObservers.shared.add(reporter, declaration) { tell($0, $1) }
    removeOrphans()
    observations.append(
      Observation(
        object: object, observer: observer, observerID: ObjectIdentifier(observer), keyPath: keyPath, context: context,
        id: id))
    if options.contains(.initial) { tell(nil, property.value(of: reporter)) }
  }

  func remove(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ isIncluded: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let index = observations.lastIndex {
      $0.object === object && $0.observerID == ObjectIdentifier(observer) && $0.keyPath == keyPath
        && isIncluded($0.context)
    }
    if let index {
      KeyValueObservers.shared.remove(observations.remove(at: index).id)
    } else if NamedProperties.resolve(keyPath, in: object)?.property.isObservable == true {
      report("\(type(of: observer)) does not observe \(keyPath) of \(type(of: object)), so it cannot stop.")
    }
  }

  /// Ends the observations of objects and observers that were deallocated.
  private func removeOrphans() {
    for orphan in observations where orphan.object == nil || orphan.observer == nil {
      KeyValueObservers.shared.remove(orphan.id)
    }
    observations.removeAll { $0.object == nil || $0.observer == nil }
  }

  private func report(_ message: String) { RuntimeDiagnostics.report(.unobservableProperty, message) }
}
