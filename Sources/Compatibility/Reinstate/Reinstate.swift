import Foundation

/// Settings of the package.
@preconcurrency @MainActor
public class Reinstate {
  /// Whether changes of state are written to the log.
  public static var loggingEnabled = true

  static func log(_ message: @autoclosure () -> String) {
    if loggingEnabled { NSLog("%@", "Reinstate: \(message())") }
  }
}
