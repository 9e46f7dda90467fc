/// The bundles in which resources are searched.
enum AppBundles {
  /// Returns a bundle, or all bundles of the app for the main bundle or `nil`.
  ///
  /// The package manager puts the resources of each target into a bundle next to the executable. Together they have the
  /// contents of the main bundle on Apple's platforms.
  static func searched(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== Bundle.main else { return [Bundle.main] + resourceBundles }
    return [bundle]
  }

  /// The main bundle, and the bundle for the resources of the executable's target.
  static var ofExecutable: [Bundle] {
    let executable = Bundle.main.executableURL?.lastPathComponent ?? ""
    return [Bundle.main]
      + resourceBundles.filter { $0.bundleURL.lastPathComponent.hasSuffix("_\(executable).resources") }
  }

  /// The bundles of targets next to the executable, which do not change while the app runs.
  private static let resourceBundles: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }()
}
