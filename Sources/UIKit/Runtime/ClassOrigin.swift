/// Distinguishes the classes of UIKit from those of apps.
@MainActor
enum ClassOrigin {
  private static let module = module(of: UIView.self)
  private static let systemModules = [module, module(of: CALayer.self), module(of: NSObject.self)]
  /// The names of classes are made by the runtime at each use, which takes long.
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Returns whether an object has a class of an app, which can override methods.
  static func isApp(_ object: AnyObject, subclassOf type: AnyClass) -> Bool {
    Swift.type(of: object) != type && !isUIKit(Swift.type(of: object))
  }

  /// Returns whether a class is UIKit's own, rather than an app's subclass of it.
  static func isUIKit(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = answers[key] { return answer }
    let answer = String(reflecting: type).hasPrefix(module)
    answers[key] = answer
    return answer
  }

  /// Returns whether a class belongs to UIKit, Core Animation, or Foundation.
  static func isSystem(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return systemModules.contains { name.hasPrefix($0) }
  }

  private static func module(of type: AnyClass) -> String { String(reflecting: type).prefix { $0 != "." } + "." }
}
