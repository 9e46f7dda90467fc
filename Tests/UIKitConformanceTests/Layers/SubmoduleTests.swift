// The declarations of Apple's that these tests are checked against have no submodules.
#if canImport(Simulator)
  import CoreGraphics.CGGeometry
  import QuartzCore.CAAnimation
  import Testing
  import UIKit.UIView

  /// Imports of single headers of the frameworks.
  @MainActor
  struct SubmoduleTests {
    @Test(.rule("R1638"))
    func `The import of a header makes its framework visible`() {
      #expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxY == 6)
      #expect(CABasicAnimation(keyPath: "opacity").keyPath == "opacity")
      #expect(UIView().alpha == 1)
    }
  }
#endif
