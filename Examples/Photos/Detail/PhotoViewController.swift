import UIKit

/// A view controller that shows a photo, which the user can zoom.
///
/// A tap hides the bars.
final class PhotoViewController: UIViewController {
  private let id: Photo.ID
  private let library: PhotoLibrary
  private let imageView = ZoomingImageView()
  private var hidesBars = false
  private lazy var favoriteItem = UIBarButtonItem(
    primaryAction: UIAction(image: UIImage(systemName: "heart")) { [weak self] _ in self?.toggleFavorite() })

  init(id: Photo.ID, library: PhotoLibrary) {
    self.id = id
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = library[id]?.title
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = favoriteItem
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.image = library.fullImage(of: id)
    imageView.accessibilityLabel = library[id]?.title
    view.addSubview(imageView)
    let tap = TapRecognizer { [weak self] _ in self?.toggleBars() }
    tap.require(toFail: imageView.doubleTap)
    view.addGestureRecognizer(tap)
    showFavorite()
  }

  /// The frame of the photo in the view.
  var imageFrame: CGRect { imageView.convert(imageView.imageFrame, to: view) }

  // MARK: - Favorite

  private func toggleFavorite() {
    library.toggleFavorite(id)
    showFavorite()
  }

  private func showFavorite() {
    let isFavorite = library[id]?.isFavorite == true
    favoriteItem.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    favoriteItem.accessibilityLabel = isFavorite ? "Unfavorite" : "Favorite"
  }

  // MARK: - Bars

  override var prefersStatusBarHidden: Bool { hidesBars }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesBars }

  private func toggleBars() {
    hidesBars.toggle()
    navigationController?.setNavigationBarHidden(hidesBars, animated: true)
    UIView.animate(withDuration: 0.25) { [self] in
      setNeedsStatusBarAppearanceUpdate()
      view.backgroundColor = hidesBars ? .black : .systemBackground
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard hidesBars else { return }
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
