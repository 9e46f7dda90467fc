import UIKit

/// What objects are called in reports: by their class, controllers by their title as well.
@MainActor
enum ObjectName {
  static func of(_ object: AnyObject) -> String {
    let type = String(describing: type(of: object))
    guard let title = (object as? UIViewController)?.title else { return type }
    return "\(type) \"\(title)\""
  }
}
