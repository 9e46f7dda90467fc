public import UIKit

extension Simulator {
  /// The scene that contains the device's windows.
  public var scene: UIWindowScene { UIApplication.shared.defaultScene }
}
