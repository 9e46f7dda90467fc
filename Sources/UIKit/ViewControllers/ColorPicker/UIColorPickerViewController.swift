/// A view controller with which the user selects a color: from a grid, from a spectrum, or with sliders.
///
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = drawing.color
///     picker.delegate = self
///     present(picker, animated: true)
///
/// - Note: The user cannot pick a color from the screen, or store favorite colors.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Creates a color picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The delegate.
  ///
  /// It is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected color.
  ///
  /// Setting it updates the interface, and does not call the delegate. The default is white.
  open var selectedColor: UIColor {
    get { UIColor(color) }
    set {
      color = newValue.components
      pickerView?.color = color
    }
  }

  /// A Boolean value that indicates whether the user can select the opacity.
  ///
  /// The default is `true`.
  open var supportsAlpha = true {
    didSet { pickerView?.supportsAlpha = supportsAlpha }
  }

  private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  /// Creates the view of the color picker.
  open override func loadView() {
    let picker = ColorPickerView(title: title ?? "Colors", color, supportsAlpha: supportsAlpha)
    picker.onSelect = { [weak self] in self?.select($0, continuously: $1) }
    picker.onClose = { [weak self] in self?.dismiss(animated: true) }
    view = picker
    preferredContentSize = CGSize(width: 375, height: 640)
  }

  /// Tells the delegate that the color picker was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func select(_ color: RGBAColor, continuously: Bool) {
    self.color = color
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }
}
