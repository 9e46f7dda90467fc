/// Distinguishes the classes of UIKit from those of apps.
@MainActor
enum ClassOrigin {
  /// The modules that contain some classes.
  private struct Modules {
    private let prefixes: [String]
    // The names of classes are made by the runtime at each use, which takes long.
    private var answers: [ObjectIdentifier: Bool] = [:]

    init(of types: [AnyClass]) { prefixes = types.map { String(reflecting: $0).prefix { $0 != "." } + "." } }

    mutating func contain(_ type: AnyClass) -> Bool {
      let key = ObjectIdentifier(type)
      if let answer = answers[key] { return answer }
      let name = String(reflecting: type)
      let answer = prefixes.contains { name.hasPrefix($0) }
      answers[key] = answer
      return answer
    }
  }

  private static var uiKit = Modules(of: [UIView.self])
  private static var system = Modules(of: [UIView.self, CALayer.self, NSObject.self])

  /// Returns whether an object has a class of an app, which can override methods.
  static func isApp(_ object: AnyObject, subclassOf type: AnyClass) -> Bool {
    Swift.type(of: object) != type && !isUIKit(Swift.type(of: object))
  }

  /// Returns whether a class is UIKit's own, rather than an app's subclass of it.
  static func isUIKit(_ type: AnyClass) -> Bool { uiKit.contain(type) }

  /// Returns whether a class belongs to UIKit, Core Animation, or Foundation.
  static func isSystem(_ type: AnyClass) -> Bool { system.contain(type) }
}
