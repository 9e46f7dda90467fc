/// Saves the state of an app's interface when the app moves to the background.
///
/// Each root view controller encodes its state. An object to which it encodes a reference encodes its state as well, in
/// a record of its own.
@MainActor
final class StatePreservation {
  private let application: UIApplication
  private let isSecure: Bool
  private var records: [SavedState.Record] = []
  private var seen: Set<RestorationPath> = []

  private init(_ application: UIApplication, isSecure: Bool) {
    self.application = application
    self.isSecure = isSecure
  }

  /// Returns the state of the app; `nil` if its delegate does not save it.
  static func state(of application: UIApplication, _ delegate: any UIApplicationDelegate) -> SavedState? {
    let secure = makeEncoder(isSecure: true)
    if delegate.application(application, shouldSaveSecureApplicationState: secure) {
      return StatePreservation(application, isSecure: true).state(secure, delegate)
    }
    let plain = makeEncoder(isSecure: false)
    guard delegate.application(application, shouldSaveApplicationState: plain) else { return nil }
    return StatePreservation(application, isSecure: false).state(plain, delegate)
  }

  /// Returns a coder for the values of the application, with those of the system.
  private static func makeEncoder(isSecure: Bool) -> StateEncoder {
    let coder = StateEncoder(isSecure: isSecure)
    if let version = AppInformation.settings["CFBundleVersion"] as? String {
      coder.encode(version as Any?, forKey: UIApplication.stateRestorationBundleVersionKey)
    }
    coder.encode(
      NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue) as Any?,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    coder.encode(NSDate() as Any?, forKey: UIApplication.stateRestorationTimestampKey)
    return coder
  }

  private func state(_ coder: StateEncoder, _ delegate: any UIApplicationDelegate) -> SavedState {
    delegate.application(application, willEncodeRestorableStateWith: coder)
    var references: [AnyObject] = []
    let values = convert(coder, &references)
    for window in application.windows {
      if let root = window.rootViewController { save(root) }
    }
    for object in references { save(object) }
    return SavedState(isSecure: isSecure, application: values, records: records)
  }

  // MARK: - Saving Objects

  private func save(_ object: AnyObject) {
    switch object {
    case let controller as UIViewController:
      guard let path = RestorationPath(of: controller) else { return }
      save(controller, path)
    case let view as UIView:
      guard let path = RestorationPath(of: view) else { return }
      save(path) { view.encodeRestorableState(with: $0) }
    case let object as any UIStateRestoring:
      guard let path = RegisteredObjects.shared.path(of: object) else { return }
      save(path) {
        object.encodeRestorableState(with: $0)
      } configure: {
        $0.restorationClass = object.objectRestorationClass.map { RestorationClasses.name(of: $0) }
      }
    default: break
    }
  }

  private func save(_ controller: UIViewController, _ path: RestorationPath) {
    let presented = ViewPath.controllers(of: controller).first { $0 === controller.presentedViewController }
    save(path) {
      controller.encodeRestorableState(with: $0)
    } configure: {
      $0.restorationClass = controller.restorationClass.map { RestorationClasses.name(of: $0) }
      $0.storyboard = controller.storyboard.map { SavedState.Storyboard($0) }
      $0.scene = controller.interface?.node.id
      $0.isViewLoaded = controller.isViewLoaded
      $0.presented = presented.flatMap { $0.canBePresentedAgain ? RestorationPath(of: $0) : nil }
      $0.presentationStyle = controller.modalPresentationStyle.rawValue
      $0.transitionStyle = controller.modalTransitionStyle.rawValue
    }
    for view in controller.restorableViews { save(view) }
    if let presented, presented.canBePresentedAgain { save(presented) }
  }

  /// Saves the state that a closure encodes, and those of the objects to which it refers.
  private func save(
    _ path: RestorationPath, _ encode: (NSCoder) -> Void,
    configure: (inout SavedState.Record) -> Void = { _ in }
  ) {
    guard seen.insert(path).inserted else { return }
    let coder = StateEncoder(isSecure: isSecure)
    encode(coder)
    var references: [AnyObject] = []
    var record = SavedState.Record(path: path)
    record.values = convert(coder, &references)
    configure(&record)
    records.append(record)
    for object in references { save(object) }
  }

  // MARK: - Converting Values

  private func convert(_ coder: StateEncoder, _ references: inout [AnyObject]) -> [String: SavedState.Value] {
    var values: [String: SavedState.Value] = [:]
    // In the order of the keys, so that objects are saved in the same order each time.
    for (key, entry) in coder.entries.sorted(by: { $0.key < $1.key }) {
      switch entry {
      case .value(let value): values[key] = value
      case .object(let object): values[key] = convert(object, key, &references)
      }
    }
    return values
  }

  private func convert(_ object: Any?, _ key: String, _ references: inout [AnyObject]) -> SavedState.Value {
    guard let object else { return .none }
    if let storyboard = object as? UIStoryboard { return .storyboard(SavedState.Storyboard(storyboard)) }
    if Self.isReferable(object) {
      references.append(object as AnyObject)
      return path(of: object as AnyObject).map { .reference($0) } ?? .none
    }
    if let objects = object as? [Any], !objects.isEmpty, objects.allSatisfy(Self.isReferable) {
      references += objects.map { $0 as AnyObject }
      return .references(objects.compactMap { path(of: $0 as AnyObject) })
    }
    return .archive(archive(object, key))
  }

  private static func isReferable(_ object: Any) -> Bool {
    if object is UIViewController || object is UIView { return true }
    return (object as? any UIStateRestoring).map { RegisteredObjects.shared.path(of: $0) != nil } ?? false
  }

  private func path(of object: AnyObject) -> RestorationPath? {
    switch object {
    case let controller as UIViewController: RestorationPath(of: controller)
    case let view as UIView: RestorationPath(of: view)
    case let object as any UIStateRestoring: RegisteredObjects.shared.path(of: object)
    default: nil
    }
  }

  private func archive(_ object: Any, _ key: String) -> Data {
    let isAccepted = isSecure ? object as AnyObject is any NSSecureCoding : object as AnyObject is any NSCoding
    expect(
      isAccepted,
      "encodeRestorableState(with:) cannot encode \(type(of: object)) for \"\(key)\": the class must adopt \(isSecure ? "NSSecureCoding" : "NSCoding")"
    )
    do {
      return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: isSecure)
    } catch {
      misuse("encodeRestorableState(with:) cannot encode \(type(of: object)) for \"\(key)\": \(error)")
    }
  }
}

extension SavedState.Storyboard {
  @MainActor
  init(_ storyboard: UIStoryboard) {
    name = (storyboard.document.file as NSString).deletingPathExtension
    bundlePath = storyboard.bundle.bundlePath
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the presentation can be restored.
  ///
  /// A popover has no anchor any more.
  fileprivate var canBePresentedAgain: Bool { modalPresentationStyle != .popover && modalPresentationStyle != .custom }
}
