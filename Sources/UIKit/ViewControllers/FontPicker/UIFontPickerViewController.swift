/// A view controller with which the user selects a font.
///
///     let picker = UIFontPickerViewController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The picker lists the families that are available by name, each in its own face, and can be searched. It is dismissed
/// when the user selects a font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  private let pickerConfiguration: Configuration
  private var hasPicked = false

  /// Creates a font picker.
  ///
  /// Later changes of the configuration have no effect.
  public init(configuration: UIFontPickerViewController.Configuration) {
    pickerConfiguration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a font picker with the default configuration.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a font picker from an archive.
  public required init?(coder: NSCoder) {
    pickerConfiguration = Configuration()
    super.init(coder: coder)
  }

  /// A copy of the configuration.
  open var configuration: UIFontPickerViewController.Configuration {
    pickerConfiguration.copy() as? Configuration ?? Configuration()
  }

  /// The delegate.
  ///
  /// It is not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The descriptor of the selected font; `nil` if there is none.
  ///
  /// The font is marked in the list, unless its family has a button for its faces.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { for list in lists { list.selected = selectedFontDescriptor } }
  }

  private var navigation: UINavigationController? { children.first as? UINavigationController }
  private var lists: [FontListViewController] {
    navigation?.viewControllers.compactMap { $0 as? FontListViewController } ?? []
  }

  /// Adds the list of fonts to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontListViewController(
      title: title ?? "Choose Font", families: FontEntry.families(for: pickerConfiguration),
      showsFaces: pickerConfiguration.includeFaces)
    list.selected = selectedFontDescriptor
    list.onPick = { [weak self] in self?.pick($0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Tells the delegate if the picker was dismissed without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    if !hasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
    hasPicked = false
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    guard !isBeingDismissed else { return }
    hasPicked = true
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil, !isBeingDismissed {
      nearestOwnPresentation?.dismiss(animated: true, completion: nil)
    }
  }
}
