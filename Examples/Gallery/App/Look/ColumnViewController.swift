import UIKit

/// The base of screens that consist of a scrolling column of cards, with an optional fixed stage above it.
class ColumnViewController: UIViewController {
  private let column = UIStackView()
  private let scrollView = UIScrollView()
  private lazy var scrollTop = scrollView.topAnchor.constraint(equalTo: view.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    column.axis = .vertical
    column.spacing = 24
    scrollView.alwaysBounceVertical = true
    for view in [column, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let (frame, content) = (scrollView.frameLayoutGuide, scrollView.contentLayoutGuide)
    let width = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * Metrics.listMargin)
    // The priority is higher than that of texts, so that they wrap, but lower than that of the limit.
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      scrollTop,
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: Metrics.listMargin),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Metrics.margin),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.columnWidth),
      width,
    ])
  }

  /// Adds a view below the existing ones.
  func add(_ view: UIView) { column.addArrangedSubview(view) }

  /// Adds a card of rows.
  func addCard(_ title: String? = nil, _ rows: [UIView], footer: String? = nil) {
    add(CardView(title: title, rows: rows, footer: footer))
  }

  /// Adds a view above the column, which does not scroll with it.
  func pin(_ pinned: UIView, height: CGFloat) {
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    scrollTop.isActive = false
    let width = pinned.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * Metrics.listMargin)
    // The priority is higher than that of texts, so that they wrap, but lower than that of the limit.
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      pinned.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pinned.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.columnWidth),
      width,
      pinned.heightAnchor.constraint(equalToConstant: height),
      scrollView.topAnchor.constraint(equalTo: pinned.bottomAnchor),
    ])
  }
}
