import Synchronization

/// Begins to synchronize with other threads on an object.
///
/// The current thread waits until no other thread synchronizes on the object. It can begin again before it has ended.
///
/// - Parameter obj: The object.
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(for: ObjectIdentifier(obj as AnyObject)).lock()
  return 0
}

/// Ends to synchronize with other threads on an object.
///
/// - Parameter obj: The object.
/// - Returns: 0 for success; -1 if the synchronization has not begun.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.unlock(ObjectIdentifier(obj as AnyObject)) ? 0 : -1 }

/// The locks of the objects on which threads synchronize.
private enum ObjectLocks {
  // Unchecked because the count is only used while the table is locked.
  private final class Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// The number of calls that hold the lock or wait for it.
    var count = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func lock(for object: ObjectIdentifier) -> NSRecursiveLock {
    entries.withLock { entries in
      let entry = entries[object] ?? Entry()
      entry.count += 1
      entries[object] = entry
      return entry.lock
    }
  }

  /// Returns `false` if the object is not locked.
  static func unlock(_ object: ObjectIdentifier) -> Bool {
    let lock = entries.withLock { entries -> NSRecursiveLock? in
      guard let entry = entries[object] else { return nil }
      entry.count -= 1
      if entry.count == 0 { entries[object] = nil }
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
