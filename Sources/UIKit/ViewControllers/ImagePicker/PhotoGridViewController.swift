/// The grid of photos of an image picker, whose newest photo is at the bottom.
@MainActor
final class PhotoGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private static let spacing: CGFloat = 2
  /// The smallest width of a photo in a wide picker. A narrow one has three columns.
  private static let smallestWidth: CGFloat = 130
  private static let footerHeight: CGFloat = 64

  private let photos: [FileEntry]
  private weak var picker: UIImagePickerController?
  private var hasScrolled = false

  init(_ photos: [FileEntry], of picker: UIImagePickerController) {
    self.photos = photos
    self.picker = picker
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    super.init(collectionViewLayout: layout)
    title = picker.sourceType == .savedPhotosAlbum ? "Recents" : "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    collectionView.register(
      PhotoFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Footer")
    if photos.isEmpty { collectionView.backgroundView = PhotoAbsenceView() }
  }

  /// Scrolls to the newest photos before the grid is visible for the first time.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard !hasScrolled else { return }
    hasScrolled = true
    collectionView.layoutIfNeeded()
    let insets = collectionView.adjustedContentInset
    let bottom = collectionView.contentSize.height + insets.bottom - collectionView.bounds.height
    collectionView.contentOffset.y = max(bottom, -insets.top)
  }

  // MARK: - Photos

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Footer", for: indexPath)
    (view as? PhotoFooter)?.show(photos.count)
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    picker?.choose(photos[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let columns = max(3, (width / Self.smallestWidth).rounded(.down))
    let scale = max(traitCollection.displayScale, 1)
    let side = ((width - (columns - 1) * Self.spacing) / columns * scale).rounded(.down) / scale
    return CGSize(width: max(side, 1), height: max(side, 1))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { photos.isEmpty ? .zero : CGSize(width: collectionView.bounds.width, height: Self.footerHeight) }
}
