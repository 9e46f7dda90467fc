/// The settings of the app in its `Info.plist`.
///
/// The package manager creates no such file for an executable, and refuses one among the resources themselves. An app
/// provides it in a folder that is copied: `resources: [.copy("Supporting")]` with `Supporting/Info.plist`, in the
/// target of the executable. Keys that are not read, such as `UILaunchStoryboardName`, have no effect.
@MainActor
package enum AppInformation {
  /// The settings, which tests replace.
  package static var settings: [String: Any] = read()
  /// The bundle with the storyboards that the settings name, which tests replace.
  ///
  /// The value is `nil` for those of the app.
  package static var bundle: Bundle?

  private static func read() -> [String: Any] {
    let bundles = AppBundles.ofExecutable
    return bundles.lazy.compactMap { settings(in: $0) }.first ?? Bundle.main.infoDictionary ?? [:]
  }

  /// Returns the settings in a bundle; `nil` if there are none.
  ///
  /// A malformed file is reported.
  package static func settings(in bundle: Bundle) -> [String: Any]? {
    guard let resources = bundle.resourceURL else { return nil }
    // The main bundle of a package's executable is the build folder, which contains unrelated folders.
    let folders = bundle == .main ? [] : (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    // The bundle's own file is last, because the package manager creates one for a bundle with localized resources.
    for place in folders.sorted().map(resources.appendingPathComponent) + [resources] {
      guard let data = try? Data(contentsOf: place.appendingPathComponent("Info.plist")) else { continue }
      guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
        let settings = list as? [String: Any]
      else {
        RuntimeDiagnostics.report(
          .appInformation, "\(place.lastPathComponent)/Info.plist: the file is not a property list; correct it")
        continue
      }
      return settings
    }
    return nil
  }

  // MARK: - Scenes

  /// The main storyboard of an app without scenes.
  static var mainStoryboard: UIStoryboard? {
    guard !hasSceneManifest, let name = settings["UIMainStoryboardFile"] as? String else {
      return nil
    }
    return UIStoryboard(name: name, bundle: bundle)
  }

  /// Returns the class of the delegate that the scene manifest specifies for a configuration.
  static func sceneDelegateClass(for configuration: UISceneConfiguration) -> AnyClass? {
    (sceneEntry(for: configuration)?["UISceneDelegateClassName"] as? String).flatMap(delegateClass)
  }

  /// Returns the storyboard that the scene manifest specifies for a configuration.
  static func storyboard(for configuration: UISceneConfiguration) -> UIStoryboard? {
    (sceneEntry(for: configuration)?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: bundle) }
  }

  /// Returns the entry for a configuration in the scene manifest.
  ///
  /// Without a name, it is the first one of the role.
  private static func sceneEntry(for configuration: UISceneConfiguration) -> [String: Any]? {
    let manifest = settings["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[configuration.role.rawValue] as? [[String: Any]]
    return entries?.first {
      configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name
    }
  }

  /// Returns the class with a name whose module can be that of the product.
  ///
  /// An example is `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  private static func delegateClass(_ name: String) -> AnyClass? {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let names = (name.contains("$") ? [] : [name]) + AppModules.names(for: .main).map { "\($0).\(plain)" }
    for name in names {
      if let type: AnyClass = NSClassFromString(name) { return type }
    }
    RuntimeDiagnostics.report(
      .appInformation,
      "Info.plist: could not load the scene delegate class \"\(name)\"; declare it in the module of the app, or correct the name"
    )
    return nil
  }

  // MARK: - Orientations and Status Bar

  /// The orientations that the app supports; `nil` if it does not specify them.
  static var orientations: UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let isPad = UIScreen.main.hardware.idiom == .pad
    guard let names = (isPad ? settings[key + "~ipad"] : nil) as? [String] ?? settings[key] as? [String] else {
      return nil
    }
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion(masks[$1] ?? []) }
    return mask.isEmpty ? nil : mask
  }

  /// The status bar of an app whose view controllers do not determine it; `nil` if they do.
  static var statusBar: (style: UIStatusBarStyle, isHidden: Bool)? {
    guard settings["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
    let style: UIStatusBarStyle =
      switch settings["UIStatusBarStyle"] as? String {
      case "UIStatusBarStyleLightContent": .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
    return (style, settings["UIStatusBarHidden"] as? Bool ?? false)
  }
}
