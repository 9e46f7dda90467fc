public import UIKit

/// The names of view controllers and states in events and reports.
@_spi(Testing) public enum EventName {
  /// Returns the class of a view controller, and its title if it has one.
  @MainActor
  public static func of(_ controller: UIViewController) -> String {
    let name = of(class: controller)
    return controller.title.map { "\(name) \"\($0)\"" } ?? name
  }

  @MainActor
  static func of(_ controllers: [UIViewController]) -> [String] { controllers.map { of($0) } }

  /// Returns the name of the enumeration case, or the description of a state that is not an enumeration.
  static func of<State>(state: State) -> String {
    let mirror = Mirror(reflecting: state)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return String(describing: state)
  }

  /// Returns the class of an object.
  public static func of(class object: any AnyObject) -> String { String(describing: type(of: object)) }

  static func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}
