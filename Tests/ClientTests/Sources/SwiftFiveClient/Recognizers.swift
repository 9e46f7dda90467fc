import UIKit.UIGestureRecognizerSubclass

/// A recognizer in a file that imports only the submodule for subclasses of recognizers.
public final class FirstTouchRecognizer: UIGestureRecognizer {
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}
