import Foundation
public import UIKit

/// An interface that was replaced and not deallocated, because another object retains it.
///
/// Values are equal if the class of the root and the controllers are.
public struct UnreleasedInterface: Hashable, Sendable, CustomStringConvertible {
  /// The class of the root that showed the interface.
  public let root: String
  /// The class and title of each controller that still exists, from the outermost to the innermost.
  public let survivors: [String]
  /// The root that showed the interface, or `nil` after it was deallocated.
  ///
  /// The value does not retain it.
  public internal(set) weak var rootViewController: UIViewController?

  /// Returns whether two values have the same class of the root, and the same controllers.
  public static func == (one: UnreleasedInterface, other: UnreleasedInterface) -> Bool {
    one.root == other.root && one.survivors == other.survivors
  }

  /// Adds the class of the root and the controllers to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(survivors)
  }

  /// A description of the controllers that still exist, and how to fix it.
  public var description: String {
    "\(root) replaced its interface, but \(survivors.joined(separator: ", ")) of the old one "
      + (survivors.count == 1 ? "was" : "were")
      + " not deallocated. Look for a closure, delegate, timer or observer that retains "
      + "\(survivors.count == 1 ? "it" : "them"), or set expectsRelease to false if the interface is kept on purpose."
  }
}

extension Diagnostics {
  /// The closure that receives every interface that was not deallocated after it was replaced.
  ///
  /// The default writes a description to the system log in debug builds, and does nothing in release builds.
  public static var releaseHandler: (UnreleasedInterface) -> Void = { interface in
    #if DEBUG
      NSLog("%@", "Stateroom: \(interface.description)")
    #endif
  }

  static func report(_ interface: UnreleasedInterface) { releaseHandler(interface) }
}
