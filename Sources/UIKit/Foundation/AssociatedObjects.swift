import Synchronization

/// Constants that specify how an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is retained, although the app promises to do so, so that it is always valid.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The object is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The object is copied.
  case OBJC_ASSOCIATION_COPY = 771

  fileprivate var copies: Bool { self == .OBJC_ASSOCIATION_COPY || self == .OBJC_ASSOCIATION_COPY_NONATOMIC }
}

/// Associates a value with an object.
///
/// After the object is deallocated, the value is released when the next changes of the interface are committed.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the value among those of the object, usually of a static variable.
///   - value: The value; `nil` to remove it.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = policy.copies ? (value as? any NSCopying)?.copy() ?? value : value
  AssociatedObjects.set(held, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object; `nil` if there is none.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values that are associated with objects.
///
/// An object does not report that it is deallocated, so the entries of such objects are removed at each commit, and
/// when their number has doubled.
private enum AssociatedObjects {
  // Unchecked because, as in Objective-C, the code that associates a value determines the threads on which it is used.
  private struct Held: @unchecked Sendable {
    let value: Any
  }

  // Unchecked because the reference is set once, and is read atomically by the runtime.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Held] = [:]
    /// The number of the entry, which no other one has.
    var number = 0
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
    var newest = 0
  }

  private static let state = Mutex(State())
  @MainActor private static let isCleanedAtCommits: Void = AppRuntime.shared.commitPhases.append { removeOrphans() }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let id = ObjectIdentifier(object)
    let entry = state.withLock { $0.entries[id] }
    // The entry can be that of an earlier object at the same address.
    return entry?.object === object ? entry?.values[UInt(bitPattern: key)]?.value : nil
  }

  static func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject) {
    let (id, key, held, new) = (
      ObjectIdentifier(object), UInt(bitPattern: key), value.map(Held.init), Entry(object: object)
    )
    // The former values are released outside of the lock, because a deinitializer can use the functions.
    let (former, hasMany) = state.withLock { state in
      let former = state.entries[id]
      if former?.object == nil {
        state.newest += 1
        state.entries[id] = new
        state.entries[id]?.number = state.newest
      }
      state.entries[id]?.values[key] = held
      return (former, state.entries.count > state.limit)
    }
    withExtendedLifetime(former) {}
    if MainQueue.isCurrent { MainActor.assumeIsolated { isCleanedAtCommits } }
    if hasMany { removeOrphans() }
  }

  static func removeAll(of object: AnyObject) {
    let id = ObjectIdentifier(object)
    let former = state.withLock { $0.entries.removeValue(forKey: id) }
    withExtendedLifetime(former) {}
  }

  /// Removes the entries of objects that were deallocated.
  private static func removeOrphans() {
    // The objects are examined outside of the lock, because that can release the last reference to one.
    let orphans = state.withLock(\.entries).filter { $0.value.object == nil }
    state.withLock { state in
      for (id, orphan) in orphans where state.entries[id]?.number == orphan.number { state.entries[id] = nil }
      state.limit = max(64, 2 * state.entries.count)
    }
    withExtendedLifetime(orphans) {}
  }
}
