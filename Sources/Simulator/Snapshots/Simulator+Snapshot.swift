public import DisplayScene
import UIKit

extension Simulator {
  /// Returns the content of the screen, as a value.
  ///
  /// - Parameter presented: A Boolean value that indicates whether running animations are shown at their current
  ///   positions, as opposed to at their ends.
  public func frame(presented: Bool = true) -> SceneFrame {
    commit()
    return SceneCapture.frame(presented: presented).renumbered()
  }

  /// Returns an image of the screen in its device.
  ///
  /// The same screen results in the same text, byte for byte.
  public func svgSnapshot(presented: Bool = true) -> String {
    SVGRenderer().render(frame(presented: presented))
  }

  /// Returns the tree of visible views as indented text, one view per line, for comparison in tests.
  public func textSnapshot() -> String {
    TextTreeRenderer(includesHidden: false).render(frame(presented: false))
  }
}
