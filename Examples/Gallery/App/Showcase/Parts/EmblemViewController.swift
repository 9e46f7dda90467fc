import UIKit

/// A colored screen with a symbol, a name, a remark, and an optional button.
class EmblemViewController: UIViewController {
  private let color: UIColor
  private let symbol: UIImageView
  private let name: UILabel
  private let remark: UILabel
  private let action: (title: String, body: () -> Void)?

  /// - Parameter isSmall: A Boolean value that indicates whether there is space for the name only.
  init(
    _ name: String, symbol: String, color: UIColor, remark: String? = nil, isSmall: Bool = false,
    action: (title: String, body: () -> Void)? = nil
  ) {
    self.color = color
    self.symbol = UIImageView(
      image: UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: isSmall ? 20 : 52)))
    self.name = UILabel(
      name, font: .systemFont(ofSize: isSmall ? 15 : 24, weight: isSmall ? .semibold : .bold), color: .white)
    self.remark = UILabel(
      remark, font: .preferredFont(forTextStyle: .footnote), color: UIColor(white: 1, alpha: 0.85), lines: 0)
    self.action = action
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  /// A remark below the name.
  var remarkText: String? {
    get { remark.text }
    set { remark.text = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    symbol.tintColor = .white
    symbol.contentMode = .center
    for label in [name, remark] { label.textAlignment = .center }
    let column = UIStackView(arrangedSubviews: [symbol, name, remark])
    column.axis = .vertical
    column.spacing = 6
    if let action { column.addArrangedSubview(button(action)) }
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -24),
    ])
  }

  private func button(_ action: (title: String, body: () -> Void)) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = action.title
    configuration.baseForegroundColor = .white
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action.body() })
  }
}
