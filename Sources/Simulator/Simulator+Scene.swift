public import UIKit

extension Simulator {
  /// The scene that the device's windows are in.
  public var scene: UIWindowScene { UIApplication.shared.defaultScene }
}
