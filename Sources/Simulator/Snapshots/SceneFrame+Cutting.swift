import DisplayScene
import UIKit

extension SceneFrame {
  /// Creates a frame that a view of the screen fills.
  ///
  /// - Parameter backdrop: A Boolean value that indicates whether the view has the background of a screen. A picture
  ///   requires it, because the view can be transparent.
  @MainActor
  init(cutting view: UIView, presented: Bool, backdrop: Bool) {
    var layer = SceneCapture.layer(of: view, presented: presented)
    let frame = layer.geometry.frame
    layer.geometry.position.x -= frame.minX
    layer.geometry.position.y -= frame.minY
    if backdrop {
      layer = SceneLayer(
        id: 0, name: "Backdrop", geometry: SceneGeometry(frame: CGRect(origin: .zero, size: frame.size)),
        style: SceneStyle(backgroundColor: view.traitCollection.userInterfaceStyle == .dark ? .black : .white),
        sublayers: [layer])
    }
    self.init(screen: SceneScreen(size: frame.size, scale: UIScreen.main.scale), layers: [layer])
    self = renumbered()
  }
}
