import UIKit

/// A journey that one can book.
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

/// Something to look at on the way.
struct Picture: Equatable {
  let symbol: String
  let caption: String
}
