import UIKit

/// The photos of a library in a grid, with context menus and multiple selection.
final class PhotoGridViewController: UIViewController {
  let library: PhotoLibrary
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: PhotoGridLayout.make())
  private lazy var dataSource = makeDataSource()
  private lazy var favoriteItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { [weak self] _ in
      self?.toggleSelectedFavorites()
    })
  private lazy var deleteItem = UIBarButtonItem(
    systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.confirmDeletion() })

  init(library: PhotoLibrary) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [favoriteItem, .flexibleSpace(), deleteItem]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.dataSource = dataSource
    collectionView.prefetchDataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    library.onChange = { [weak self] in self?.show(changed: $0, animated: true) }
    show(changed: [], animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The photo that was shown is deselected along with the transition back to the grid.
    guard !isEditing, let selected = collectionView.indexPathsForSelectedItems?.first else { return }
    collectionView.deselectItem(at: selected, animated: animated)
  }

  // MARK: - Showing Photos

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Month, Photo.ID> {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [weak self] cell, _, id in
      guard let self, let photo = library[id] else { return }
      cell.show(photo, image: library.thumbnail(of: id))
    }
    let header = UICollectionView.SupplementaryRegistration<MonthHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      guard let month = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section] else { return }
      header.show(month)
    }
    let source = UICollectionViewDiffableDataSource<Month, Photo.ID>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  private func show(changed: [Photo.ID], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Month, Photo.ID>()
    for month in Month.allCases {
      let photos = library.photos(of: month)
      guard !photos.isEmpty else { continue }
      snapshot.appendSections([month])
      snapshot.appendItems(photos.map(\.id), toSection: month)
    }
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: animated)
    updateToolbar()
  }

  private func open(_ id: Photo.ID) {
    let photo = PhotoViewController(id: id, library: library)
    if #available(iOS 18, *) {
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { ($0.zoomedViewController as? PhotoViewController)?.imageFrame }
      photo.preferredTransition = .zoom(options: options) { [weak self] _ in self?.cell(of: id) }
    }
    navigationController?.pushViewController(photo, animated: true)
  }

  private func cell(of id: Photo.ID) -> UICollectionViewCell? {
    dataSource.indexPath(for: id).flatMap(collectionView.cellForItem)
  }

  // MARK: - Selecting

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationController?.setToolbarHidden(!editing, animated: animated)
    updateToolbar()
  }

  private var selectedPhotos: [Photo.ID] {
    (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { dataSource.itemIdentifier(for: $0) }
  }

  private func updateToolbar() {
    guard isEditing else { return title = "Photos" }
    let count = selectedPhotos.count
    title = count == 0 ? "Select Photos" : "\(count) Selected"
    favoriteItem.isEnabled = count > 0
    deleteItem.isEnabled = count > 0
  }

  private func toggleSelectedFavorites() {
    for id in selectedPhotos { library.toggleFavorite(id) }
    setEditing(false, animated: true)
  }

  private func confirmDeletion() {
    let photos = selectedPhotos
    let name = photos.count == 1 ? "Photo" : "\(photos.count) Photos"
    let alert = UIAlertController(title: "Delete \(name)?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete \(name)", style: .destructive) { [weak self] _ in
        self?.library.remove(photos)
        self?.setEditing(false, animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = deleteItem
    present(alert, animated: true)
  }
}

extension PhotoGridViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    library.prefetch(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }
}

extension PhotoGridViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing {
      updateToolbar()
    } else if let id = dataSource.itemIdentifier(for: indexPath) {
      open(id)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { updateToolbar() }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isEditing, let id = dataSource.itemIdentifier(for: indexPath), let photo = library[id] else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSNumber(value: id),
      previewProvider: { [library] in PhotoPreviewViewController(id: id, library: library) },
      actionProvider: { [library] _ in
        UIMenu(children: [
          UIAction(
            title: photo.isFavorite ? "Unfavorite" : "Favorite",
            image: UIImage(systemName: photo.isFavorite ? "heart.slash" : "heart")
          ) { _ in library.toggleFavorite(id) },
          UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { _ in
            library.duplicate(id)
          },
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                library.remove([id])
              }
            ]),
        ])
      })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let id = (configuration.identifier as? NSNumber)?.intValue else { return }
    animator.addCompletion { [weak self] in self?.open(id) }
  }
}
