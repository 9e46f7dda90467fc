/// The screen with the preview of a file.
@MainActor
final class DocumentPreviewViewController: UIViewController, UIScrollViewDelegate {
  private let document: PreviewedDocument
  /// The closure that is called when the screen was dismissed; `nil` afterwards.
  private var onEnd: (() -> Void)?
  private let zoomView = UIScrollView()
  private let imageView = UIImageView()
  private lazy var shareItem = UIBarButtonItem(
    systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })

  init(_ document: PreviewedDocument, onEnd: @escaping () -> Void) {
    self.document = document
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
    title = document.name
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = shareItem
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch document.content() {
    case .image(let image): show(image)
    case .text(let text): show(text)
    case .description: showDescription()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent || isBeingDismissed else { return }
    let end = onEnd
    onEnd = nil
    end?()
  }

  // MARK: - Content

  private func fill(_ content: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  private func show(_ image: UIImage) {
    zoomView.delegate = self
    zoomView.maximumZoomScale = 6
    zoomView.contentInsetAdjustmentBehavior = .never
    zoomView.showsVerticalScrollIndicator = false
    zoomView.showsHorizontalScrollIndicator = false
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = document.name
    imageView.accessibilityTraits = .image
    zoomView.addSubview(imageView)
    fill(zoomView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard zoomView.superview != nil, zoomView.zoomScale == 1 else { return }
    // A small picture has its own size; a large one is scaled down to the area below the bar.
    let area = view.bounds.inset(by: view.safeAreaInsets)
    imageView.frame = area
    zoomView.contentSize = view.bounds.size
    let size = imageView.image?.size ?? .zero
    imageView.contentMode = size.width <= area.width && size.height <= area.height ? .center : .scaleAspectFit
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  private func show(_ text: String) {
    let textView = UITextView()
    textView.isEditable = false
    textView.alwaysBounceVertical = true
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.text = text
    fill(textView)
  }

  private func showDescription() {
    let icon = UIImageView(image: document.icon)
    icon.contentMode = .scaleAspectFit
    let nameLabel = UILabel()
    nameLabel.text = document.name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 3
    let detailLabel = UILabel()
    detailLabel.text = document.details
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    for label in [nameLabel, detailLabel] { label.textAlignment = .center }
    let stack = UIStackView(arrangedSubviews: [icon, nameLabel, detailLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(20, after: icon)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 128),
      icon.heightAnchor.constraint(equalToConstant: 128),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  // MARK: - Responding to the User

  /// Dismisses the screen, or removes it from the navigation controller that has pushed it.
  func close(animated: Bool) {
    guard let navigation = navigationController else { return }
    if navigation is DocumentPreviewNavigationController {
      navigation.presentingViewController?.dismiss(animated: animated)
    } else {
      navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self }, animated: animated)
    }
  }

  private func share() {
    let controller = UIActivityViewController(activityItems: [document.url], applicationActivities: nil)
    controller.popoverPresentationController?.barButtonItem = shareItem
    present(controller, animated: true)
  }
}
