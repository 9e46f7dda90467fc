import UIKit

/// A page of the introduction.
final class OnboardingPageViewController: UIViewController {
  private let art: OnboardingArtView
  private let heading: UILabel
  private let text: UILabel

  init(page: OnboardingPage) {
    art = OnboardingArtView(page: page)
    heading = UILabel(page.title, font: .screenTitle, lines: 2)
    text = UILabel(page.text, font: .text, color: .secondaryLabel, lines: 0)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [heading, text] { label.textAlignment = .center }
    for subview in [art, heading, text] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.bounds.readable(margin: 32)
    let textHeight = text.height(in: column.width)
    let headingHeight = heading.height(in: column.width)
    let room = column.height - headingHeight - textHeight - 12
    // The texts are aligned at the bottom, so that they do not move from page to page.
    text.frame = CGRect(x: column.minX, y: column.maxY - 88, width: column.width, height: textHeight)
    heading.frame = CGRect(
      x: column.minX, y: text.frame.minY - 12 - headingHeight, width: column.width, height: headingHeight)
    let side = min(300, room - 40, column.width)
    art.frame = CGRect(
      x: column.midX - side / 2, y: ((heading.frame.minY - side) / 2).rounded(), width: side, height: side)
  }
}
