import UIKit

/// The preview of a photo in a context menu.
final class PhotoPreviewViewController: UIViewController {
  private let image: UIImage?

  init(id: Photo.ID, library: PhotoLibrary) {
    image = library.fullImage(of: id)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 320, height: 240)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func loadView() {
    let imageView = UIImageView(image: image)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    view = imageView
  }
}
