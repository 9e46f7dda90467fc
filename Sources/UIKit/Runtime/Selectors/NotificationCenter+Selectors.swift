private import Synchronization

// Observers by selector, which Foundation for Linux does not have. The observers conform to `_RuntimeActionTarget`, as
// the targets of controls do, or have the method as one of UIKit or of an extension.
extension NotificationCenter {
  /// Adds an observer whose method is called when a notification is posted.
  ///
  /// The method has no parameter, or the notification as its parameter. The observer is not retained, and needs no
  /// removal before it is deallocated. Its notifications are posted on the main thread.
  ///
  /// - Parameters:
  ///   - observer: An object that conforms to `_RuntimeActionTarget`.
  ///   - aSelector: The name of the method.
  ///   - aName: The name of the notifications; `nil` for all names.
  ///   - anObject: The sender of the notifications; `nil` for all senders.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = ActionDispatch.receiver(observer, of: aSelector, orUse: "addObserver(forName:object:queue:using:)")
    let observation = SelectorObservation(of: target, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { observation.receive($0) }
    SelectorObservers.add(
      SelectorObservers.Entry(
        observation: observation, token: token, center: self, name: aName, object: anObject.map { $0 as AnyObject }))
  }

  /// Removes all observations of an observer, which is an object, or what another method of this class has returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(from: self) { $0.observation.isOf(observer) }
    // Foundation's method.
    removeObserver(observer as Any)
  }

  /// Removes the observations of an observer with a name and a sender, each of which can be `nil` for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    SelectorObservers.remove(from: self) {
      $0.observation.isOf(observer) && (aName == nil || $0.name == aName) && (sender == nil || $0.object === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observation of notifications by an object and the name of its method.
// Unchecked because the weak reference is set once, is read atomically by the runtime, and its object is used on the
// main actor only.
private final class SelectorObservation: @unchecked Sendable {
  private weak var target: AnyObject?
  /// The identity of the target, which is compared while the target is being deallocated.
  private let identity: ObjectIdentifier
  private let selector: Selector

  init(of target: AnyObject, _ selector: Selector) {
    self.target = target
    identity = ObjectIdentifier(target)
    self.selector = selector
  }

  var isAlive: Bool { target != nil }

  func isOf(_ observer: AnyObject) -> Bool { identity == ObjectIdentifier(observer) }

  /// Calls the method of the target.
  ///
  /// A method of the main actor cannot be called on another thread.
  func receive(_ notification: Notification) {
    guard isAlive else { return }
    // The notification is used in this call only.
    nonisolated(unsafe) let notification = notification
    MainActor.assumeIsolated {
      guard let target else { return }
      ActionDispatch.perform(selector, on: target, sender: notification)
    }
  }
}

/// The observations by selector, which are removed by their observers.
private enum SelectorObservers {
  // Unchecked because the entries are used inside the lock only; the objects are compared, and not used.
  struct Entry: @unchecked Sendable {
    let observation: SelectorObservation
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  private static let entries = Mutex<[Entry]>([])

  /// Stores an observation, and removes those whose observers were deallocated.
  static func add(_ entry: Entry) {
    let dead = entries.withLock { entries in
      let dead = entries.filter { !$0.observation.isAlive }
      entries.removeAll { !$0.observation.isAlive }
      entries.append(entry)
      return dead
    }
    for entry in dead { entry.center?.removeObserver(entry.token as Any) }
  }

  static func remove(from center: NotificationCenter, where matches: (Entry) -> Bool) {
    let removed = entries.withLock { entries in
      let removed = entries.filter { $0.center === center && matches($0) }
      entries.removeAll { $0.center === center && matches($0) }
      return removed
    }
    for entry in removed { center.removeObserver(entry.token as Any) }
  }
}
