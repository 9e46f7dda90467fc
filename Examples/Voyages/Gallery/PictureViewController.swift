import UIKit

/// The screen of a picture with its caption.
final class PictureViewController: UIViewController {
  let picture: Picture
  let index: Int

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var imageView: UIImageView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var captionLabel: UILabel!

  init?(coder: NSCoder, picture: Picture, index: Int) {
    self.picture = picture
    self.index = index
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(systemName: picture.symbol)
    captionLabel.text = picture.caption
  }
}
