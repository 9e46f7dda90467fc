import UIKit

/// What represents a place: its color, a symbol, a name and a remark.
final class PlaceViewController: UIViewController {
  private let place: Place
  private let symbol: UIImageView
  private let name: UILabel
  private let remark: UILabel

  /// - Parameter isSmall: Whether there is only room for the name.
  init(_ place: Place, remark: String? = nil, isSmall: Bool = false) {
    self.place = place
    symbol = UIImageView(
      image: UIImage(
        systemName: place.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: isSmall ? 20 : 52)))
    name = UILabel(
      place.name, font: .systemFont(ofSize: isSmall ? 15 : 24, weight: isSmall ? .semibold : .bold), color: .white)
    self.remark = UILabel(
      remark, font: .preferredFont(forTextStyle: .footnote), color: UIColor(white: 1, alpha: 0.85), lines: 0)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  /// A remark below the name.
  var remarkText: String? {
    get { remark.text }
    set { remark.text = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = place.color
    symbol.tintColor = .white
    symbol.contentMode = .center
    for label in [name, remark] { label.textAlignment = .center }
    let column = UIStackView(arrangedSubviews: [symbol, name, remark])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -24),
    ])
  }
}
