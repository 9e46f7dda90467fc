public import DisplayScene
import UIKit

extension Simulator {
  /// What is on the screen, as a value.
  ///
  /// - Parameter presented: Whether running animations are shown where they are; otherwise where they lead.
  public func frame(presented: Bool = true) -> SceneFrame {
    commit()
    return SceneCapture.frame(presented: presented).renumbered()
  }

  /// A picture of the screen in its device. The same screen gives the same text, byte for byte.
  public func svgSnapshot(presented: Bool = true) -> String {
    SVGRenderer().render(frame(presented: presented))
  }

  /// The tree of visible views as indented text, one view a line, to be compared in tests.
  public func textSnapshot() -> String {
    TextTreeRenderer(includesHidden: false).render(frame(presented: false))
  }
}
