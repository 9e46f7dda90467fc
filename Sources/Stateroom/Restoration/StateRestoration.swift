public import UIKit

/// Keeps what an interface shows from one launch to the next, and brings it back.
///
/// ```swift
/// let restoration = StateRestoration(version: 3, maximumAge: 7 * 24 * 60 * 60)
///
/// // When the scene connects, before its window is shown:
/// restoration.restore(root, from: session.stateRestorationActivity)
/// // When the system asks for an activity:
/// restoration.userActivity(ofType: "com.example.app.place", for: root)
/// ```
///
/// A container takes part if its states are `Codable`. What is brought back is a path like any other (see ``StatePath``): it
/// is worked out as a whole, applied without an animation, and complete before anything appears.
///
/// Restoring must never make things worse:
/// * An archive of another ``version`` is brought up to date by the app, or not applied.
/// * Each state is checked by the `canRestore(_:)` of its container. What may not come back, cannot be read, or has no
///   container is left out with what is inside of it; a stack keeps what is below.
/// * An archive that is too old is not applied.
/// * An archive that was applied is on trial, until the app has gone to the background in order or calls ``confirm()``. If it
///   is found on trial at the next launch, it has brought the app down: it is set aside and not applied again.
///
/// Each restoration stands for one interface. An app with several scenes makes one for each, with names of their own.
@preconcurrency @MainActor
public final class StateRestoration {
  /// The version of the app's states.
  public let version: Int

  private let name: String
  private let store: any StateRestorationStore
  private let maximumAge: TimeInterval?
  private let now: () -> Date
  private let migrate: (StateArchive) -> StateArchive?
  private var breaker: BootLoopBreaker<Data>
  private var backgroundObservation: NotificationObservation?

  // MARK: - Creating a Restoration

  /// Creates the restoration of an interface, once in a launch.
  ///
  /// - Parameters:
  ///   - version: The version of the app's states. Count it up when older archives do not mean the same any more.
  ///   - name: What tells this interface from others of the app.
  ///   - store: Where archives are kept; the app's user defaults unless given.
  ///   - maximumAge: From which age on, in seconds, an archive is not applied; nil for none.
  ///   - migrate: Brings an archive of another version up to date, or returns nil if that is not possible.
  ///   - now: Tells the time.
  public init(
    version: Int, name: String = "main", store: any StateRestorationStore = UserDefaults.standard,
    maximumAge: TimeInterval? = nil, migrate: @escaping (StateArchive) -> StateArchive? = { _ in nil },
    now: @escaping () -> Date = { Date() }
  ) {
    self.version = version
    self.name = name
    self.store = store
    self.maximumAge = maximumAge
    self.now = now
    self.migrate = migrate
    breaker = BootLoopBreaker(
      trial: store.restorationData(forKey: Self.key(name, .trial)),
      setAside: store.restorationData(forKey: Self.key(name, .setAside)))
    breaker.launched()
    keepBreaker()
  }

  // MARK: - Saving

  /// Keeps what the containers at a controller, and inside of it, show.
  ///
  /// - Returns: What was kept, with what was left out in ``StateArchive/omissions``.
  @discardableResult
  public func save(_ viewController: UIViewController) -> StateArchive { save(anything: viewController) }

  /// Keeps what a root controller shows.
  @discardableResult
  public func save<State>(_ root: RootController<State>) -> StateArchive { save(anything: root) }

  /// An activity with what the containers at a controller, and inside of it, show.
  public func userActivity(ofType activityType: String, for viewController: UIViewController) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: viewController)
  }

  /// An activity with what a root controller shows.
  public func userActivity<State>(ofType activityType: String, for root: RootController<State>) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: root)
  }

  /// Forgets what was saved, for example when the user signs out.
  public func forget() {
    store.setRestorationData(nil, forKey: Self.key(name, .archive))
    breaker.forget()
    keepBreaker()
  }

  // MARK: - Restoring

  /// Brings back what was saved, without an animation. Nobody is asked whether he may be left.
  @discardableResult
  public func restore(_ viewController: UIViewController) -> StateRestorationReport {
    restore(anything: viewController)
  }

  /// Brings back what was saved.
  @discardableResult
  public func restore<State>(_ root: RootController<State>) -> StateRestorationReport { restore(anything: root) }

  /// Brings back what an activity has kept; nothing happens if the system has none.
  @discardableResult
  public func restore(_ viewController: UIViewController, from activity: NSUserActivity?) -> StateRestorationReport {
    restore(anything: viewController, from: activity)
  }

  /// Brings back what an activity has kept.
  @discardableResult
  public func restore<State>(_ root: RootController<State>, from activity: NSUserActivity?) -> StateRestorationReport {
    restore(anything: root, from: activity)
  }

  // MARK: - Proving Stable

  /// Says that the app lives with what was restored. It is also taken as said when a scene goes to the background.
  public func confirm() {
    backgroundObservation = nil
    breaker.confirm()
    keepBreaker()
  }

  /// Whether something was restored, and the app has not confirmed that it lives with it.
  public var isOnTrial: Bool { breaker.trial != nil }

  /// The last archive that was applied and not confirmed, for a report to the makers of the app; nil if there is none.
  public var setAsideData: Data? { breaker.setAside }

  // MARK: - How It Works

  private enum Slot: String { case archive, trial, setAside }

  private static func key(_ name: String, _ slot: Slot) -> String { "Stateroom.\(name).\(slot.rawValue)" }

  private func save(anything root: AnyObject) -> StateArchive {
    var archive = archive(of: root)
    do {
      store.setRestorationData(try archive.data(), forKey: Self.key(name, .archive))
    } catch {
      // What was saved before is still better than nothing.
      archive.omissions.append("\(error)")
    }
    return archive
  }

  private func userActivity(ofType activityType: String, forAnything root: AnyObject) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    // Without an archive the activity restores nothing, and says so.
    try? archive(of: root).write(to: activity)
    return activity
  }

  private func archive(of root: AnyObject) -> StateArchive {
    // A clock that is off must not cost the user's place.
    let time = now()
    let date = time.timeIntervalSinceReferenceDate.isFinite ? time : Date()
    return StateArchive(ofAnything: root, version: version, date: date)
  }

  private func restore(anything root: AnyObject) -> StateRestorationReport {
    guard let data = store.restorationData(forKey: Self.key(name, .archive)) else {
      return StateRestorationReport(result: .nothingSaved)
    }
    return restore(root) { () throws(StateArchiveError) in try StateArchive(data: data) }
  }

  private func restore(anything root: AnyObject, from activity: NSUserActivity?) -> StateRestorationReport {
    guard let activity else { return StateRestorationReport(result: .nothingSaved) }
    return restore(root) { () throws(StateArchiveError) in try StateArchive(userActivity: activity) }
  }

  private func restore(
    _ root: AnyObject, _ read: () throws(StateArchiveError) -> StateArchive
  ) -> StateRestorationReport {
    let archive: StateArchive
    let data: Data
    do {
      archive = try read()
      data = try archive.data()
    } catch {
      return StateRestorationReport(result: .unreadable(error))
    }
    guard !isExpired(archive) else {
      return StateRestorationReport(result: .expired(age: now().timeIntervalSince(archive.date)))
    }
    // Migrating is the app's code, and may be what brings it down.
    guard breaker.begin(data) else { return StateRestorationReport(result: .failedBefore) }
    keepBreaker()
    guard let current = archive.version == version ? archive : migrate(archive) else {
      confirm()
      return StateRestorationReport(result: .otherVersion(archive.version))
    }
    confirmInBackground()
    return current.apply(to: root)
  }

  private func isExpired(_ archive: StateArchive) -> Bool {
    guard let maximumAge else { return false }
    return now().timeIntervalSince(archive.date) > maximumAge
  }

  private func keepBreaker() {
    keep(breaker.trial, in: .trial)
    keep(breaker.setAside, in: .setAside)
  }

  private func keep(_ data: Data?, in slot: Slot) {
    let key = Self.key(name, slot)
    if store.restorationData(forKey: key) != data { store.setRestorationData(data, forKey: key) }
  }

  /// Who has come as far as to be put away in order has proved stable.
  private func confirmInBackground() {
    guard backgroundObservation == nil else { return }
    // UIKit posts it on the main thread.
    backgroundObservation = NotificationObservation(of: UIScene.didEnterBackgroundNotification) { [weak self] in
      self?.confirm()
    }
  }
}
