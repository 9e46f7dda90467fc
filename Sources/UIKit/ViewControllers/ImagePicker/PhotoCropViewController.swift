/// The screen of an image picker in which the user moves and scales a photo, of which a square is used.
@MainActor
final class PhotoCropViewController: UIViewController, UIScrollViewDelegate {
  private static let barHeight: CGFloat = 64

  private let image: UIImage
  private let photo: FileEntry
  private weak var picker: UIImagePickerController?
  private let scroll = UIScrollView()
  private let imageView: UIImageView
  private let titleLabel = UILabel()
  /// The dimmed areas above and below the square.
  private let shades = [UIView(), UIView()]
  private let frameView = UIView()
  private let bar = UIView()
  private let cancelButton = UIButton(type: .system)
  private let chooseButton = UIButton(type: .system)
  private var laidOutSide: CGFloat = 0

  init(_ image: UIImage, _ photo: FileEntry, of picker: UIImagePickerController) {
    (self.image, self.photo, self.picker) = (image, photo, picker)
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
    title = "Choose Photo"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    // As on a device, the screen is dark in every appearance.
    overrideUserInterfaceStyle = .dark
    view.backgroundColor = .black
    view.clipsToBounds = true
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.alwaysBounceVertical = true
    scroll.alwaysBounceHorizontal = true
    scroll.clipsToBounds = false
    scroll.addSubview(imageView)
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Photo, \(photo.name(withExtension: false))"
    for shade in shades {
      shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
      shade.isUserInteractionEnabled = false
    }
    frameView.layer.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
    frameView.layer.borderWidth = 1
    frameView.isUserInteractionEnabled = false
    bar.backgroundColor = .black
    titleLabel.text = "Move and Scale"
    titleLabel.font = .systemFont(ofSize: 18)
    titleLabel.textAlignment = .center
    configure(cancelButton, "Cancel") { $0.navigationController?.popViewController(animated: true) }
    configure(chooseButton, "Choose") { $0.choose() }
    for child in [scroll, shades[0], shades[1], frameView, bar, titleLabel, cancelButton, chooseButton] as [UIView] {
      view.addSubview(child)
    }
  }

  private func configure(_ button: UIButton, _ title: String, _ body: @escaping (PhotoCropViewController) -> Void) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    button.tintColor = .white
    let action = UIAction { [weak self] _ in
      if let self { body(self) }
    }
    button.addAction(action, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  // MARK: - Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let barTop = bounds.maxY - insets.bottom - Self.barHeight
    let side = max(min(bounds.width, barTop - insets.top), 1)
    let square = CGRect(
      x: bounds.midX - side / 2, y: ((insets.top + barTop - side) / 2).rounded(), width: side, height: side)
    frameView.frame = square
    shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
    shades[1].frame = CGRect(x: 0, y: square.maxY, width: bounds.width, height: max(bounds.height - square.maxY, 0))
    titleLabel.frame = CGRect(x: 0, y: insets.top + 12, width: bounds.width, height: 24)
    bar.frame = CGRect(x: 0, y: barTop, width: bounds.width, height: bounds.height - barTop)
    cancelButton.frame = CGRect(x: 12, y: barTop + 8, width: 88, height: 48)
    chooseButton.frame = CGRect(x: bounds.width - 100, y: barTop + 8, width: 88, height: 48)
    layOutPhoto(in: square)
  }

  /// Fills the square with the photo when its size changes.
  private func layOutPhoto(in square: CGRect) {
    scroll.frame = square
    guard laidOutSide != square.width, image.size.width > 0, image.size.height > 0 else { return }
    laidOutSide = square.width
    let filling = square.width / min(image.size.width, image.size.height)
    scroll.minimumZoomScale = filling
    scroll.maximumZoomScale = max(filling * 4, 1)
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: image.size)
    scroll.contentSize = image.size
    scroll.zoomScale = filling
    scroll.contentOffset = CGPoint(
      x: (scroll.contentSize.width - square.width) / 2, y: (scroll.contentSize.height - square.height) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  // MARK: - Choosing

  /// The rectangle of the photo that is in the square, in points of the image and at its pixels.
  private var cropRect: CGRect {
    let visible = scroll.convert(scroll.bounds, to: imageView)
    func atPixel(_ value: CGFloat) -> CGFloat { (value * image.scale).rounded() / image.scale }
    let rect = CGRect(
      x: atPixel(visible.minX), y: atPixel(visible.minY), width: atPixel(visible.width),
      height: atPixel(visible.height))
    return rect.intersection(CGRect(origin: .zero, size: image.size))
  }

  private func choose() {
    let rect = cropRect
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let edited = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    picker?.report(image, photo, edited: (edited, rect))
  }
}
