public import UIKit

/// An object that saves what an interface shows and restores it at the next launch.
///
/// ```swift
/// let restoration = StateRestoration(version: 3, maximumAge: 7 * 24 * 60 * 60)
///
/// // When the scene connects, before its window is shown:
/// restoration.restore(root, from: session.stateRestorationActivity)
/// // When the system asks for an activity:
/// let activity = restoration.userActivity(ofType: "com.example.app.place", for: root)
/// ```
///
/// A container takes part if its states are `Codable`. An archive is restored as a path; see ``StatePath``. The path is
/// resolved as a whole, applied without an animation, and complete before anything appears.
///
/// Restoration is designed so that an archive cannot make an app unusable:
/// * An archive of another ``version`` is updated by the app, or not applied.
/// * Each state is validated by the `canRestore(_:)` method of its container. A state that is rejected, cannot be
///   decoded, or has no container is left out together with its content. A stack keeps the states below it.
/// * An archive that is too old is not applied.
/// * An archive that was applied is on trial until the app enters the background or calls ``confirm()``. An archive
///   that is still on trial at the next launch is assumed to have ended the app: it is set aside and not applied again.
///
/// Create one restoration for each interface. An app with several scenes gives each restoration a different name.
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

  /// Creates the restoration of an interface.
  ///
  /// Create it once in a launch.
  ///
  /// - Parameters:
  ///   - version: The version of the app's states. Increase it when older archives no longer have the same meaning.
  ///   - name: A name that distinguishes this interface from the app's other interfaces. The default is `"main"`.
  ///   - store: The store of the archives. The default is the standard user defaults.
  ///   - maximumAge: The age, in seconds, above which an archive is not applied. The default is `nil`, which means no
  ///     limit.
  ///   - migrate: A closure that updates an archive of another version, or returns `nil` if that is not possible. The
  ///     default closure returns `nil`.
  ///   - now: A closure that returns the current time.
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

  /// Saves what the containers at a view controller, and inside it, show.
  ///
  /// If the archive cannot be encoded, for example because it is larger than ``StateArchive/maximumSize``, the archive
  /// that was saved before is kept.
  ///
  /// - Parameter viewController: The view controller at which the search for containers begins.
  /// - Returns: The archive that was saved. Its ``StateArchive/omissions`` describe what was left out.
  @discardableResult
  public func save(_ viewController: UIViewController) -> StateArchive { save(anything: viewController) }

  /// Saves what a root controller shows.
  ///
  /// - Parameter root: The root controller.
  /// - Returns: The archive that was saved. Its ``StateArchive/omissions`` describe what was left out.
  @discardableResult
  public func save<State>(_ root: RootController<State>) -> StateArchive { save(anything: root) }

  /// Returns a user activity with what the containers at a view controller, and inside it, show.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - viewController: The view controller at which the search for containers begins.
  /// - Returns: The activity. It contains no archive if the archive cannot be encoded.
  public func userActivity(ofType activityType: String, for viewController: UIViewController) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: viewController)
  }

  /// Returns a user activity with what a root controller shows.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - root: The root controller.
  /// - Returns: The activity. It contains no archive if the archive cannot be encoded.
  public func userActivity<State>(ofType activityType: String, for root: RootController<State>) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: root)
  }

  /// Removes the saved archive and the archive that was set aside, for example when the user signs out.
  public func removeArchive() {
    store.setRestorationData(nil, forKey: Self.key(name, .archive))
    breaker.removeSetAside()
    keepBreaker()
  }

  // MARK: - Restoring

  /// Restores the archive that was saved, without an animation and without asking leave guards.
  ///
  /// - Parameter viewController: The view controller at which the search for containers begins.
  /// - Returns: A report of what was restored and what was left out.
  @discardableResult
  public func restore(_ viewController: UIViewController) -> StateRestorationReport {
    restore(anything: viewController)
  }

  /// Restores the archive that was saved, without an animation and without asking leave guards.
  ///
  /// - Parameter root: The root controller.
  /// - Returns: A report of what was restored and what was left out.
  @discardableResult
  public func restore<State>(_ root: RootController<State>) -> StateRestorationReport { restore(anything: root) }

  /// Restores the archive of a user activity, without an animation and without asking leave guards.
  ///
  /// - Parameters:
  ///   - viewController: The view controller at which the search for containers begins.
  ///   - activity: The activity with the archive. If the value is `nil`, the method does nothing.
  /// - Returns: A report of what was restored and what was left out.
  @discardableResult
  public func restore(_ viewController: UIViewController, from activity: NSUserActivity?) -> StateRestorationReport {
    restore(anything: viewController, from: activity)
  }

  /// Restores the archive of a user activity, without an animation and without asking leave guards.
  ///
  /// - Parameters:
  ///   - root: The root controller.
  ///   - activity: The activity with the archive. If the value is `nil`, the method does nothing.
  /// - Returns: A report of what was restored and what was left out.
  @discardableResult
  public func restore<State>(_ root: RootController<State>, from activity: NSUserActivity?) -> StateRestorationReport {
    restore(anything: root, from: activity)
  }

  // MARK: - Confirming Stability

  /// Confirms that the app is stable with what was restored.
  ///
  /// The restoration is also confirmed when a scene enters the background.
  public func confirm() {
    backgroundObservation = nil
    breaker.confirm()
    keepBreaker()
  }

  /// A Boolean value that indicates whether a restored archive is not confirmed yet.
  public var isOnTrial: Bool { breaker.trial != nil }

  /// The last archive that was applied and not confirmed, for a crash report, or `nil` if there is none.
  public var setAsideData: Data? { breaker.setAside }

  // MARK: - Implementation

  private enum Slot: String { case archive, trial, setAside }

  private static func key(_ name: String, _ slot: Slot) -> String { "Stateroom.\(name).\(slot.rawValue)" }

  private func save(anything root: AnyObject) -> StateArchive {
    var archive = archive(of: root)
    do {
      store.setRestorationData(try archive.data(), forKey: Self.key(name, .archive))
    } catch {
      // The archive that was saved before is kept, because an older archive is better than none.
      archive.omissions.append("\(error)")
    }
    return archive
  }

  private func userActivity(ofType activityType: String, forAnything root: AnyObject) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    // An activity without an archive restores nothing, which its report states.
    try? archive(of: root).write(to: activity)
    return activity
  }

  private func archive(of root: AnyObject) -> StateArchive {
    // A date that is not finite could not be encoded, so a wrong clock must not determine the date.
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
    // The migration is code of the app that can crash, so the trial begins before it.
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

  /// Confirms the archive when a scene enters the background, which shows that the app is stable.
  private func confirmInBackground() {
    guard backgroundObservation == nil else { return }
    // UIKit posts the notification on the main thread.
    backgroundObservation = NotificationObservation(of: UIScene.didEnterBackgroundNotification) { [weak self] in
      self?.confirm()
    }
  }
}
