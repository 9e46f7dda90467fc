import Testing
import UIKit

@MainActor
struct ControlTests {
  let log = CallbackLog()
  let control = UIControl()

  private func action(_ name: String) -> UIAction { UIAction { [log] _ in log.note(name) } }

  @Test(.rule("R230"))
  func `Sending actions performs those for the event`() {
    control.addAction(action("tap"), for: .touchUpInside)
    control.addAction(action("down"), for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["tap"])
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(Set(log.take()) == ["tap", "down"])
  }

  @Test(.rule("R230"))
  func `An action for several events is performed for each of them`() {
    control.addAction(action("touch"), for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["touch", "touch"])
  }

  @Test(.rule("R229"))
  func `Adding the same action twice is safe`() {
    let action = action("tap")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["tap"])
  }

  @Test(.rule("R230"))
  func `A removed action is performed no more`() {
    let action = action("tap")
    control.addAction(action, for: .touchUpInside)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
  }

  @Test(.rule("R230"))
  func `The sender of an action is the control`() {
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control)
  }

  @Test(.rule("R241"))
  func `A stopped spinner is hidden, a spinning one is not`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.hidesWhenStopped)
    #expect(spinner.isHidden)
    #expect(!spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(!spinner.isAnimating)
  }

  @Test(.rule("R241"))
  func `With hidesWhenStopped set to false it remains visible`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
  }

  @Test(.rule("R2205"), arguments: [false, true])
  func `The effective alignment is in the layout direction`(isReversed: Bool) {
    let control = UIControl()
    control.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    let expected: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, isReversed ? .right : .left), (.trailing, isReversed ? .left : .right), (.left, .left),
      (.right, .right), (.center, .center), (.fill, .fill),
    ]
    for (alignment, effective) in expected {
      control.contentHorizontalAlignment = alignment
      #expect(control.effectiveContentHorizontalAlignment == effective)
      #expect(control.contentHorizontalAlignment == alignment)
    }
  }
}
