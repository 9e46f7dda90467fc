import Foundation

/// An interface that was taken away and is still alive, which means that somebody holds it.
public struct UnreleasedInterface: Hashable, Sendable, CustomStringConvertible {
  /// The class of the root that showed it.
  public let root: String
  /// The controllers that are alive, from the outermost to the innermost: class and title.
  public let survivors: [String]

  /// Who is alive, and what to do about it.
  public var description: String {
    "\(root) has shown another interface, but of the old one \(survivors.joined(separator: ", ")) "
      + (survivors.count == 1 ? "is" : "are")
      + " still alive. Look for a closure, delegate, timer or observer that holds "
      + "\(survivors.count == 1 ? "it" : "them"), or set expectsRelease to false if the interface is kept on purpose."
  }
}

extension Diagnostics {
  /// Gets every interface that has outlived its switch; by default it goes to the system's log in debug builds.
  public static var releaseHandler: (UnreleasedInterface) -> Void = { interface in
    #if DEBUG
      NSLog("%@", "Stateroom: \(interface.description)")
    #endif
  }

  static func report(_ interface: UnreleasedInterface) { releaseHandler(interface) }
}
