import UIKit

/// The names of objects in reports: their class, for controllers with their title.
@MainActor
enum ObjectName {
  static func of(_ object: AnyObject) -> String {
    let type = String(describing: type(of: object))
    guard let title = (object as? UIViewController)?.title else { return type }
    return "\(type) \"\(title)\""
  }
}
