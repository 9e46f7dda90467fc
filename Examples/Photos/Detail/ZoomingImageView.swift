import UIKit

/// A scroll view that fits an image into its bounds, and zooms it by a pinch or a double tap.
final class ZoomingImageView: UIScrollView, UIScrollViewDelegate {
  private let imageView = UIImageView()
  private var fittedSize = CGSize.zero
  /// The recognizer of double taps, whose failure a single tap requires.
  private(set) lazy var doubleTap = TapRecognizer(taps: 2) { [weak self] in self?.toggleZoom(at: $0) }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      fittedSize = .zero
      setNeedsLayout()
    }
  }

  /// The frame of the image, as zoomed.
  var imageFrame: CGRect { imageView.frame }

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    addSubview(imageView)
    addGestureRecognizer(doubleTap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override var accessibilityLabel: String? {
    get { imageView.accessibilityLabel }
    set { imageView.accessibilityLabel = newValue }
  }

  /// Zooms in at a point of the scroll view, or out again.
  private func toggleZoom(at point: CGPoint) {
    if zoomScale > minimumZoomScale {
      setZoomScale(minimumZoomScale, animated: true)
    } else {
      let center = convert(point, to: imageView)
      let scale = min(3, maximumZoomScale)
      let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      zoom(to: CGRect(origin: origin, size: size), animated: true)
    }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size { fit() }
    center()
  }

  /// Fits the image into the bounds, at a zoom scale of 1.
  private func fit() {
    guard let size = image?.size, size.width > 0, bounds.width > 0 else { return }
    fittedSize = bounds.size
    zoomScale = 1
    let factor = min(bounds.width / size.width, bounds.height / size.height)
    imageView.frame = CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
    contentSize = imageView.frame.size
    minimumZoomScale = 1
    maximumZoomScale = 5
  }

  /// Centers an image that is smaller than the scroll view.
  private func center() {
    imageView.center = CGPoint(
      x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
  }

  // MARK: - UIScrollViewDelegate

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}
