import DeveloperToolsSupport

/// A controller that shows a preview in a container of the size that its traits determine.
final class PreviewViewController: UIViewController {
  private let content: UIView
  private let layout: Preview.ViewTraits.Layout

  /// Returns the controller that shows a preview: its own one if it fills the screen.
  static func root(for preview: Preview) -> UIViewController {
    var layout = Preview.ViewTraits.Layout.device
    for case .layout(let last) in preview.traits { layout = last }
    switch preview.body() {
    case let controller as UIViewController where layout == .device: return controller
    case let controller as UIViewController:
      let root = PreviewViewController(controller.view, layout)
      root.addChild(controller)
      controller.didMove(toParent: root)
      return root
    case let view as UIView: return PreviewViewController(view, layout)
    case let other: misuse("a preview must create a view or a view controller, and not \(other)")
    }
  }

  private init(_ content: UIView, _ layout: Preview.ViewTraits.Layout) {
    self.content = content
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.bounds.size = size(of: content)
    content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Returns the size of the container.
  ///
  /// A view without a size of its own fills the screen, unless the container has to fit it.
  private func size(of content: UIView) -> CGSize {
    switch layout {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .sizeThatFits: return fittingSize
    case .device:
      let size = fittingSize
      return size.width > 0 && size.height > 0 ? size : view.bounds.size
    }
  }

  private var fittingSize: CGSize {
    if let size = children.first?.preferredContentSize, size != .zero { return size }
    let available = view.bounds.size
    let size = content.systemLayoutSizeFitting(
      CGSize(width: available.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0 else { return content.sizeThatFits(available) }
    return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
  }
}
