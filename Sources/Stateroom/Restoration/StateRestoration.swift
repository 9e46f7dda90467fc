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
/// * An archive that was applied is on trial until the scene that shows it enters the background, or the app calls
///   ``confirm()``. An archive that is still on trial at the next launch is assumed to have ended the app: it is set
///   aside and not applied again, and what was saved during the trial is removed.
///
/// Create one restoration for each interface, and retain it as long as the interface exists. An app with several scenes
/// gives each restoration a different name, such as the `persistentIdentifier` of the scene's session.
@preconcurrency @MainActor
public final class StateRestoration {
  /// The version of the app's states.
  public let version: Int

  private let name: String
  private let store: any StateRestorationStore
  private let maximumAge: TimeInterval?
  private let now: () -> Date
  private let migrate: (StateArchive) -> StateArchive?
  /// The archives that this restoration has applied and set aside.
  ///
  /// The saved archive is read from the store when it is needed, because the app may change the store.
  private var breaker: BootLoopBreaker<StoredArchive>
  /// The observation that confirms the trial.
  private var backgroundObservation: NotificationObservation?

  /// The restorations that exist, to distinguish a running trial from one that has failed.
  private static var living: [Weak<StateRestoration>] = []

  // MARK: - Creating a Restoration

  /// Creates the restoration of an interface.
  ///
  /// Create it once in a launch. If a restoration of the same name exists, and what it has restored is on trial, the
  /// new one takes no part in the trial, and a message is written to the system log: two interfaces that exist at the
  /// same time need different names.
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
    let trial = store.restorationData(forKey: Self.key(name, .trial))
    let setAside = store.restorationData(forKey: Self.key(name, .setAside)).map(StoredArchive.init)
    let isRunning = Self.isRunning(trial, name)
    breaker = BootLoopBreaker(
      saved: nil, trial: isRunning ? nil : trial.map(StoredArchive.init), setAside: setAside)
    Self.living.append(Weak(self))
    if isRunning {
      Diagnostics.warningHandler(
        "A StateRestoration with the name \"\(name)\" exists already, and what it has restored is on trial. Give each interface its own name, for example the persistentIdentifier of its UISceneSession."
      )
    } else {
      update { $0.launched() }
    }
  }

  /// Returns whether a restoration that exists has begun a trial, which has therefore not failed.
  private static func isRunning(_ trial: Data?, _ name: String) -> Bool {
    living.removeAll { $0.object == nil }
    guard let trial else { return false }
    return living.contains { $0.object?.name == name && $0.object?.breaker.trial?.data == trial }
  }

  // MARK: - Saving

  /// Saves what the containers at a view controller, and inside it, show.
  ///
  /// If the archive cannot be encoded, or is larger than the store allows, the archive that was saved before is kept.
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
  /// - Returns: The activity. It contains no archive if the archive cannot be encoded, for which a message is written to
  ///   the system log.
  public func userActivity(ofType activityType: String, for viewController: UIViewController) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: viewController)
  }

  /// Returns a user activity with what a root controller shows.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - root: The root controller.
  /// - Returns: The activity. It contains no archive if the archive cannot be encoded, for which a message is written to
  ///   the system log.
  public func userActivity<State>(ofType activityType: String, for root: RootController<State>) -> NSUserActivity {
    userActivity(ofType: activityType, forAnything: root)
  }

  /// Removes every archive from the store, for example when the user signs out.
  ///
  /// These are the saved archive, the one that is on trial, and the one that was set aside. The trial ends.
  public func removeArchive() {
    backgroundObservation = nil
    update { $0.removeAll() }
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
  /// The restoration is also confirmed when the scene that shows the restored interface enters the background. If no
  /// scene shows it any more, the first scene that enters the background confirms it.
  public func confirm() {
    backgroundObservation = nil
    update { $0.confirm() }
  }

  /// A Boolean value that indicates whether a restored archive is not confirmed yet.
  public var isOnTrial: Bool { breaker.trial != nil }

  /// The last archive that was applied and not confirmed, for a crash report, or `nil` if there is none.
  public var setAsideData: Data? { breaker.setAside?.data }

  // MARK: - Implementation

  private enum Slot: String { case archive, trial, setAside }

  private static func key(_ name: String, _ slot: Slot) -> String { "Stateroom.\(name).\(slot.rawValue)" }

  private func save(anything root: AnyObject) -> StateArchive {
    var archive = archive(of: root)
    do {
      let stored = StoredArchive(data: try data(of: archive))
      update { $0.saved = stored }
    } catch {
      // The archive that was saved before is kept, because an older archive is better than none.
      archive.omissions.append("\(error)")
    }
    return archive
  }

  private func userActivity(ofType activityType: String, forAnything root: AnyObject) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    do {
      try archive(of: root).write(to: activity)
    } catch {
      // The report of a restoration would only state that the activity has no archive.
      Diagnostics.warningHandler("The activity \(activityType) contains no archive of \(root). \(error)")
    }
    return activity
  }

  private func archive(of root: AnyObject) -> StateArchive {
    // A date that is not finite could not be encoded, so a wrong clock must not determine the date.
    let time = now()
    let date = time.timeIntervalSinceReferenceDate.isFinite ? time : Date()
    return StateArchive(ofAnything: root, version: version, date: date)
  }

  /// Returns the data of an archive that the store can keep.
  private func data(of archive: StateArchive) throws(StateArchiveError) -> Data {
    let data = try archive.data()
    let maximum = store.maximumRestorationSize
    guard data.count <= maximum else { throw .tooLargeForStore(bytes: data.count, maximum: maximum) }
    return data
  }

  private func restore(anything root: AnyObject) -> StateRestorationReport {
    guard let data = update({ $0.restorable })?.data else {
      return StateRestorationReport(result: breaker.setAside == nil ? .nothingSaved : .failedBefore)
    }
    return restore(root) { () throws(StateArchiveError) in (try StateArchive(data: data), data) }
  }

  private func restore(anything root: AnyObject, from activity: NSUserActivity?) -> StateRestorationReport {
    guard let activity else { return StateRestorationReport(result: .nothingSaved) }
    return restore(root) { () throws(StateArchiveError) in
      let archive = try StateArchive(userActivity: activity)
      return (archive, try data(of: archive))
    }
  }

  private func restore(
    _ root: AnyObject, _ read: () throws(StateArchiveError) -> (StateArchive, Data)
  ) -> StateRestorationReport {
    let archive: StateArchive
    let stored: StoredArchive
    do {
      let (decoded, data) = try read()
      archive = decoded
      stored = StoredArchive(data: data)
    } catch {
      return StateRestorationReport(result: .unreadable(error))
    }
    guard !isExpired(archive) else {
      return StateRestorationReport(result: .expired(age: now().timeIntervalSince(archive.date)))
    }
    // The migration is code of the app that can crash, so the trial begins before it.
    guard update({ $0.begin(stored) }) else { return StateRestorationReport(result: .failedBefore) }
    guard let current = archive.version == version ? archive : migrate(archive) else {
      confirm()
      return StateRestorationReport(result: .otherVersion(archive.version))
    }
    confirmInBackground(of: root)
    return current.apply(to: root)
  }

  private func isExpired(_ archive: StateArchive) -> Bool {
    guard let maximumAge else { return false }
    return now().timeIntervalSince(archive.date) > maximumAge
  }

  // MARK: - The Store

  /// Changes what the store keeps.
  ///
  /// The store may be code of the app, which must not find the value while it is being changed.
  private func update<Result>(_ change: (inout BootLoopBreaker<StoredArchive>) -> Result) -> Result {
    var changed = breaker
    changed.saved = store.restorationData(forKey: Self.key(name, .archive)).map(StoredArchive.init)
    let old = changed
    let result = change(&changed)
    breaker = changed
    write(changed, over: old)
    return result
  }

  /// Stores what has changed.
  ///
  /// The app may end between two steps. An archive is therefore stored in its new place before it is removed from the
  /// old one, and the mark of a failed trial is removed last.
  private func write(_ new: BootLoopBreaker<StoredArchive>, over old: BootLoopBreaker<StoredArchive>) {
    let changes: [(slot: Slot, data: Data?)] = [
      (Slot.setAside, old.setAside, new.setAside), (.archive, old.saved, new.saved), (.trial, old.trial, new.trial),
    ].compactMap { slot, old, new in old?.data == new?.data ? nil : (slot, new?.data) }
    for change in changes where change.data != nil {
      store.setRestorationData(change.data, forKey: Self.key(name, change.slot))
    }
    for change in changes where change.data == nil {
      store.setRestorationData(nil, forKey: Self.key(name, change.slot))
    }
  }

  // MARK: - The Background

  /// Confirms the archive when the scene of the root enters the background.
  ///
  /// The app was then stable for long enough. With several scenes, another one enters the background when this one
  /// takes its place, which shows nothing.
  private func confirmInBackground(of root: AnyObject) {
    // UIKit posts the notification on the main thread.
    backgroundObservation = NotificationObservation(of: UIScene.didEnterBackgroundNotification, by: UIScene.self) {
      [weak self, weak root] scene in
      let shown = Self.scenes(of: root)
      if shown.isEmpty || shown.contains(scene) { self?.confirm() }
    }
  }

  /// Returns the scenes whose windows contain a view controller, or the interfaces of a root controller.
  private static func scenes(of root: AnyObject?) -> [UIScene] {
    guard let root else { return [] }
    let controllers = (root as? UIViewController).map { [$0] } ?? PathPlan.content(of: root)
    return controllers.compactMap { $0.viewIfLoaded?.window?.windowScene }
  }
}
