/// Settings of the package.
@preconcurrency @MainActor
public class Reinstate {
  /// A Boolean value that indicates whether unusual requests are logged to the console.
  ///
  /// The default is `true`. A request is unusual if it is ignored, or if it is treated as another one.
  public static var loggingEnabled = true

  static func log(_ message: @autoclosure () -> String) {
    if loggingEnabled { print(message()) }
  }
}
