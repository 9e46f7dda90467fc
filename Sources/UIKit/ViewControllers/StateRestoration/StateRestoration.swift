/// Restores the saved state of an app's interface while the app launches.
///
/// All objects are created or found first, so that they can refer to each other while they decode their states.
@MainActor
final class StateRestoration {
  private let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let saved: SavedState
  private let found = RestoredObjects()
  /// The view controllers that the app did not provide.
  private var missing: [RestorationPath] = []
  private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

  init(_ saved: SavedState, of application: UIApplication, _ delegate: any UIApplicationDelegate) {
    self.saved = saved
    self.application = application
    self.delegate = delegate
  }

  /// Restores the state, if the delegate agrees.
  func restore() {
    let coder = decoder(saved.application)
    let isWanted =
      saved.isSecure
      ? delegate.application(application, shouldRestoreSecureApplicationState: coder)
      : delegate.application(application, shouldRestoreApplicationState: coder)
    guard isWanted else { return }
    for record in saved.records { find(record) }
    for record in saved.records { decode(record) }
    delegate.application(application, didDecodeRestorableStateWith: coder)
    for record in saved.records {
      (found.objects[record.path] as? any UIStateRestoring)?.applicationFinishedRestoringState()
    }
  }

  /// Presents the view controllers that were presented, when the windows are on the screen.
  func present() {
    for (presenter, presented) in presentations
    where presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil {
      presenter.present(presented, animated: false)
    }
    presentations = []
  }

  private func decoder(_ values: [String: SavedState.Value]) -> StateDecoder {
    for case .storyboard(let place) in values.values { _ = storyboard(place) }
    return StateDecoder(values, found: found, isSecure: saved.isSecure)
  }

  // MARK: - Finding Objects

  private func find(_ record: SavedState.Record) {
    guard !missing.contains(where: record.path.isInside) else { return }
    switch record.path.kind {
    case .controller:
      guard let controller = controller(of: record) else {
        missing.append(record.path)
        return
      }
      found.objects[record.path] = controller
    case .object: found.objects[record.path] = object(of: record)
    // The views are found when the view of their view controller is loaded.
    case .view: break
    }
  }

  /// Returns the view controller for a path of restoration identifiers.
  ///
  /// The restoration class, the delegate, the windows and a storyboard are asked in this order.
  private func controller(of record: SavedState.Record) -> UIViewController? {
    let coder = decoder(record.valuesWithStoryboard)
    let path = record.path.identifiers
    if let name = record.restorationClass {
      guard let type = RestorationClasses.type(named: name) as? any UIViewControllerRestoration.Type else {
        RuntimeDiagnostics.report(
          .stateRestoration,
          "The restoration class of \(path.joined(separator: "/")) could not be found; declare it outside of functions, and not as private"
        )
        return nil
      }
      return type.viewController(withRestorationIdentifierPath: path, coder: coder)
    }
    return delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
      ?? existing(record.path)
      ?? record.storyboard.flatMap { storyboard($0) }?.controller(ofScene: record.scene)
  }

  /// Returns the view controller at a path, in the windows or in a view controller that was restored.
  private func existing(_ path: RestorationPath) -> UIViewController? {
    if let controller = path.existingController() { return controller }
    let inside = found.objects.values.lazy.compactMap { $0 as? UIViewController }.flatMap { $0.children }
    return inside.first { RestorationPath(of: $0) == path }
  }

  private func object(of record: SavedState.Record) -> AnyObject? {
    if let name = record.restorationClass,
      let type = RestorationClasses.type(named: name) as? any UIObjectRestoration.Type
    {
      return type.object(withRestorationIdentifierPath: record.path.identifiers, coder: decoder(record.values))
    }
    return RegisteredObjects.shared.object(at: record.path)
  }

  private func storyboard(_ place: SavedState.Storyboard) -> UIStoryboard? {
    if let storyboard = found.storyboards[place] as? UIStoryboard { return storyboard }
    let roots = application.windows.compactMap(\.rootViewController)
    let existing = sequence(state: roots) { next -> UIViewController? in
      guard !next.isEmpty else { return nil }
      let controller = next.removeFirst()
      next += ViewPath.controllers(of: controller)
      return controller
    }
    var storyboard = existing.lazy.compactMap(\.storyboard).first { SavedState.Storyboard($0) == place }
    if storyboard == nil {
      let bundle = Bundle(path: place.bundlePath)
      for candidate in [bundle, nil] where storyboard == nil {
        guard InterfaceFile.lookUp(place.name, type: "storyboard", in: candidate) != nil else { continue }
        storyboard = UIStoryboard(name: place.name, bundle: candidate)
      }
    }
    found.storyboards[place] = storyboard
    return storyboard
  }

  // MARK: - Decoding

  private func decode(_ record: SavedState.Record) {
    let coder = decoder(record.valuesWithStoryboard)
    switch record.path.kind {
    case .controller:
      guard let controller = found.objects[record.path] as? UIViewController else { return }
      if record.isViewLoaded { controller.loadViewIfNeeded() }
      findViews(in: controller, at: record.path)
      controller.decodeRestorableState(with: coder)
      prepareToPresent(from: controller, record)
    case .view:
      // The view controller can have replaced its views while it decoded its state.
      guard let controller = found.objects[record.path.controllerOfView] as? UIViewController,
        let view = record.path.view(in: controller)
      else { return }
      found.objects[record.path] = view
      view.decodeRestorableState(with: coder)
    case .object:
      let object = found.objects[record.path] ?? RegisteredObjects.shared.object(at: record.path)
      found.objects[record.path] = object
      (object as? any UIStateRestoring)?.decodeRestorableState(with: coder)
    }
  }

  private func findViews(in controller: UIViewController, at path: RestorationPath) {
    for record in saved.records where record.path.kind == .view && record.path.controllerOfView == path {
      found.objects[record.path] = record.path.view(in: controller)
    }
  }

  private func prepareToPresent(from controller: UIViewController, _ record: SavedState.Record) {
    guard let path = record.presented, let presented = found.objects[path] as? UIViewController,
      let other = saved.records.first(where: { $0.path == path })
    else { return }
    other.presentationStyle.flatMap(UIModalPresentationStyle.init).map { presented.modalPresentationStyle = $0 }
    other.transitionStyle.flatMap(UIModalTransitionStyle.init).map { presented.modalTransitionStyle = $0 }
    presentations.append((controller, presented))
  }
}

extension SavedState.Record {
  /// The values that were encoded, and the storyboard of the view controller.
  fileprivate var valuesWithStoryboard: [String: SavedState.Value] {
    guard let storyboard else { return values }
    return values.merging([UIApplication.stateRestorationViewControllerStoryboardKey: .storyboard(storyboard)]) { $1 }
  }
}

extension UIStoryboard {
  /// Returns a new instance of the view controller of a scene; `nil` if there is no such scene any more.
  fileprivate func controller(ofScene id: String?) -> UIViewController? {
    guard let id, let node = document.controllers[id] else { return nil }
    return try? make(node, creator: nil)
  }
}
