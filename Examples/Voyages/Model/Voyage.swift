import UIKit

/// A voyage that the user can book.
struct Voyage: Equatable {
  let place: String
  let country: String
  let dates: String
  let symbol: String
  let color: UIColor
  let summary: String
  let pictures: [Picture]
  var isBooked = true
}

/// A picture of a place along the voyage.
struct Picture: Equatable {
  let symbol: String
  let caption: String
}
