import Foundation
import UIKit

extension AppViewController {
  /// Makes a controller of a class that is only known when the app runs.
  ///
  /// The initializer is not declared as required, so that a subclass need not repeat it.
  static func make(_ type: AppViewController.Type) -> AppViewController {
    if type == AppViewController.self { return AppViewController(nibName: nil, bundle: nil) }
    #if canImport(ObjectiveC)
      // Found at run time, as all of UIKit's are.
      let made: UIViewController? = (type as UIViewController.Type).init(nibName: nil, bundle: nil)
    #else
      // The one initializer that every subclass has, given an archive without anything in it.
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      let made: UIViewController? = (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)).flatMap {
        type.init(coder: $0)
      }
    #endif
    guard let controller = made as? AppViewController else {
      fatalError("\(type) could not be made; its init?(coder:) must not return nil")
    }
    return controller
  }
}
