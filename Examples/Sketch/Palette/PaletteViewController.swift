import UIKit

/// A view controller in which the user chooses the color and the width of the brush.
final class PaletteViewController: UIViewController {
  /// A closure that is called with each change of the brush.
  var onChange: ((Brush) -> Void)?

  private var brush: Brush
  private let dots = Brush.Color.allCases.map { ColorDot($0) }
  private let slider = UISlider()
  private let sample = SampleView()

  init(brush: Brush) {
    self.brush = brush
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 288, height: 176)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for dot in dots {
      dot.addAction(UIAction { [weak self] _ in self?.choose(dot.color) }, for: .touchUpInside)
    }
    slider.minimumValue = Float(Brush.widths.lowerBound)
    slider.maximumValue = Float(Brush.widths.upperBound)
    slider.value = Float(brush.width)
    slider.accessibilityLabel = "Width"
    slider.addAction(UIAction { [weak self] _ in self?.chooseWidth() }, for: .valueChanged)

    let row = UIStackView(arrangedSubviews: dots)
    row.distribution = .equalSpacing
    let column = UIStackView(arrangedSubviews: [row, sample, slider])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      sample.heightAnchor.constraint(equalToConstant: 56),
    ])
    show()
  }

  private func choose(_ color: Brush.Color) {
    brush.color = color
    show()
    onChange?(brush)
  }

  private func chooseWidth() {
    brush.width = CGFloat(slider.value).rounded()
    show()
    onChange?(brush)
  }

  private func show() {
    for dot in dots { dot.isSelected = dot.color == brush.color }
    slider.tintColor = brush.color.uiColor
    sample.brush = brush
  }
}
