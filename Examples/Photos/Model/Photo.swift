import Foundation

/// A photo.
struct Photo: Hashable, Sendable {
  typealias ID = Int

  let id: ID
  var title: String
  var month: Month
  var landscape: Landscape
  var isFavorite = false
}

/// The month in which a photo was taken.
enum Month: String, CaseIterable, Sendable {
  case june = "June"
  case july = "July"
  case august = "August"
}
