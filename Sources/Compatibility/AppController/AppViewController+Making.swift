import UIKit

extension AppViewController {
  /// Creates a controller of a class that is determined at run time, with its `init(nibName:bundle:)`.
  ///
  /// The initializer is not declared as required, so that a subclass need not repeat it.
  static func make(_ type: AppViewController.Type) -> AppViewController {
    #if canImport(ObjectiveC)
      // Found at run time, as all of UIKit's initializers are.
      let made = (type as UIViewController.Type).init(nibName: nil, bundle: nil)
    #else
      let made = ControllerConstruction.make(type)
    #endif
    guard let controller = made as? AppViewController else { fatalError("\(type) made a \(made)") }
    return controller
  }
}
