/// The modules of the app, in which a class is found by its name alone.
///
/// Files name a class without its module if it inherits the module from the target, and keep the name of a module that
/// was renamed. The build system of Apple's platforms corrects both. Here the class is searched in the module of the
/// file's bundle, in that of the executable, and in that of the app's delegate.
@MainActor
enum AppModules {
  static func names(for bundle: Bundle) -> [String] {
    var names = [module(of: bundle.bundleURL), executable]
    if let delegate = UIApplication.shared.delegate {
      names.append(String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init))
    }
    var seen: Set<String> = []
    return names.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// The module of the executable.
  private static let executable: String? = {
    let file = Bundle.main.executableURL ?? CommandLine.arguments.first.map(URL.init(fileURLWithPath:))
    return file.flatMap { moduleName($0.lastPathComponent) }
  }()

  /// Returns the module whose resources are in a bundle of the package manager, which is named `Package_Target`.
  private static func module(of bundle: URL) -> String? {
    guard ["resources", "bundle"].contains(bundle.pathExtension) else { return nil }
    let name = bundle.deletingPathExtension().lastPathComponent
    // A target can have an underscore in its name. Packages that have one are rarer.
    return name.firstIndex(of: "_").flatMap { moduleName(String(name[name.index(after: $0)...])) }
  }

  /// Returns the name of the module of a target, in which other characters are replaced with underscores.
  private static func moduleName(_ target: String) -> String? {
    let name = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.isEmpty ? nil : name
  }
}
