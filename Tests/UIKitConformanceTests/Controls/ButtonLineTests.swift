import Testing
import UIKit

/// The lines of a button's texts, and the indicator beside them.
@MainActor
struct ButtonLineTests {
  private static let title = "A title with several words"

  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = Self.title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// Returns the height that constraints give a button in a width.
  private func height(of button: UIButton, inWidth width: CGFloat) -> CGFloat {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: width),
    ])
    container.layoutIfNeeded()
    return button.frame.height
  }

  @Test(.rule("R1343"))
  func `The title of a configuration wraps in the width of the button`() {
    let whole = height(of: button(), inWidth: 390)
    #expect(height(of: button(), inWidth: 120) > whole + 15)
  }

  @Test(.rule("R1343"))
  func `The title of a configuration is cut if the line break mode determines that`() {
    let whole = height(of: button(), inWidth: 390)
    let cut = button { $0.titleLineBreakMode = .byTruncatingTail }
    #expect(height(of: cut, inWidth: 120) == whole)
    #expect(cut.titleLabel?.lineBreakMode == .byTruncatingTail)
  }

  @Test(.rule("R1343"))
  func `The subtitle of a configuration wraps as well`() {
    func subtitled(_ mode: NSLineBreakMode) -> UIButton {
      button {
        $0.title = "A"
        $0.subtitle = Self.title
        $0.subtitleLineBreakMode = mode
      }
    }
    #expect(
      height(of: subtitled(.byWordWrapping), inWidth: 100) > height(of: subtitled(.byTruncatingTail), inWidth: 100))
  }

  @Test(.rule("R1343"))
  func `The title without a limit of its width has one line`() {
    let button = button()
    let lines = button.intrinsicContentSize
    #expect(button.sizeThatFits(CGSize(width: 100, height: 0)).height > lines.height)
    #expect(lines.width > 150)
  }

  @Test(.rule("R1344"))
  func `A configuration shows and hides the indicator`() {
    let plain = button().intrinsicContentSize.width
    #expect(button { $0.indicator = .popup }.intrinsicContentSize.width > plain)
    let popUp = button()
    popUp.menu = UIMenu(children: [UIAction(title: Self.title) { _ in }])
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    #expect(popUp.intrinsicContentSize.width > plain)
    popUp.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(popUp.intrinsicContentSize.width == plain)
  }

  @Test(.rule("R1345"))
  func `The title of a button without a configuration is cut in its middle`() {
    let button = UIButton(type: .system)
    button.setTitle(Self.title, for: .normal)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.numberOfLines == 1)
  }
}
