import UIKit

/// A collection of photos and their images.
@MainActor
final class PhotoLibrary {
  private(set) var photos: [Photo]
  /// A closure that is called after each change, with the photos whose appearance has changed.
  var onChange: (([Photo.ID]) -> Void)?
  private var thumbnails: [Photo.ID: UIImage] = [:]

  init(photos: [Photo] = PhotoLibrary.samples) { self.photos = photos }

  subscript(id: Photo.ID) -> Photo? { photos.first { $0.id == id } }

  func photos(of month: Month) -> [Photo] { photos.filter { $0.month == month } }

  // MARK: - Changing the Photos

  func toggleFavorite(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].isFavorite.toggle()
    onChange?([id])
  }

  func duplicate(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    let copy = photos[index]
    photos.insert(
      Photo(id: nextID, title: copy.title + " 2", month: copy.month, landscape: copy.landscape), at: index + 1)
    onChange?([])
  }

  func remove(_ ids: some Collection<Photo.ID>) {
    photos.removeAll { ids.contains($0.id) }
    for id in ids { thumbnails[id] = nil }
    onChange?([])
  }

  private var nextID: Photo.ID { (photos.map(\.id).max() ?? 0) + 1 }

  // MARK: - Images

  /// Returns the small square image of a photo, which is drawn once.
  func thumbnail(of id: Photo.ID) -> UIImage? {
    if let image = thumbnails[id] { return image }
    let image = self[id]?.landscape.image(size: CGSize(width: 200, height: 200))
    thumbnails[id] = image
    return image
  }

  /// Draws the small images of photos that are about to be visible.
  func prefetch(_ ids: [Photo.ID]) {
    for id in ids { _ = thumbnail(of: id) }
  }

  func fullImage(of id: Photo.ID) -> UIImage? { self[id]?.landscape.image(size: CGSize(width: 1200, height: 900)) }

  // MARK: - Samples

  static let samples: [Photo] = {
    let places = ["Ridge", "Valley", "Lake", "Pass", "Meadow", "Summit", "Shore", "Moor"]
    let lights = Landscape.Light.allCases
    return (0..<54).map { index in
      let landscape = Landscape(
        light: lights[index * 7 % 11 % lights.count], ridges: 3 + index % 3, hasWater: index % 4 == 2,
        seed: UInt64(index * 7919 + 17))
      return Photo(
        id: index + 1, title: "\(places[index % places.count]) \(index + 1)",
        month: Month.allCases[index / 18], landscape: landscape, isFavorite: index % 9 == 4)
    }
  }()
}
