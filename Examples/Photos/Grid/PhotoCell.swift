import UIKit

/// A cell with a photo, a heart if it is a favorite, and a checkmark while it is selected for editing.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    contentView.clipsToBounds = true
    heart.tintColor = .white
    checkmark.tintColor = .systemBlue
    checkmark.backgroundColor = .white
    checkmark.layer.cornerRadius = 11
    for view in [imageView, heart, checkmark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      heart.widthAnchor.constraint(equalToConstant: 18),
      heart.heightAnchor.constraint(equalToConstant: 16),
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      checkmark.widthAnchor.constraint(equalToConstant: 22),
      checkmark.heightAnchor.constraint(equalToConstant: 22),
    ])
    isAccessibilityElement = true
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ photo: Photo, image: UIImage?) {
    imageView.image = image
    heart.isHidden = !photo.isFavorite
    accessibilityLabel = photo.title
    accessibilityValue = photo.isFavorite ? "Favorite" : nil
  }

  override var isSelected: Bool {
    didSet { update() }
  }

  override var isHighlighted: Bool {
    didSet { update() }
  }

  private func update() {
    // Without editing, the selected photo is the one that is opened.
    let isMarked = isSelected && configurationState.isEditing
    checkmark.isHidden = !isMarked
    imageView.alpha = isMarked || isHighlighted ? 0.6 : 1
    accessibilityTraits = isSelected ? [.image, .button, .selected] : [.image, .button]
  }
}
