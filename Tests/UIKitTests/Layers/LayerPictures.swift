import DisplayScene
import Simulator
import UIKit

/// Tests that show a layer on a screen, and read it from the picture.
@MainActor
protocol LayerPictures {
  /// The controller whose view shows the layer.
  var root: UIViewController { get }
}

extension LayerPictures {
  /// Shows a layer on the screen of a device, and returns the device.
  func show(_ layer: CALayer) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.layer.addSublayer(layer)
    simulator.show(root)
    return simulator
  }

  /// The picture of the layer.
  var scene: SceneLayer { SceneCapture.layer(of: root.view).sublayers[0] }
}
