import CoreGraphics
import Testing
import UIKit.UIGestureRecognizerSubclass

/// A file that imports a submodule of UIKit, as the files of gesture recognizers do.
@MainActor
struct SubmoduleImportTests {
  private final class FirstTouchRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }

  @Test
  func `A file that imports a submodule uses the members of UIKit`() {
    let recognizer = FirstTouchRecognizer()
    let view = UIKit.UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addGestureRecognizer(recognizer)
    recognizer.touchesBegan([], with: UIEvent())
    #expect(recognizer.view === view)
    #expect(recognizer.state == .began)
  }
}
