import UIKit

/// A store of the voyages.
@MainActor
final class VoyageStore {
  static let shared = VoyageStore()

  private(set) var voyages: [Voyage]

  init() { voyages = Self.samples }

  /// Restores the initial voyages.
  func reset() { voyages = Self.samples }

  func cancel(_ place: String) {
    guard let index = voyages.firstIndex(where: { $0.place == place }) else { return }
    voyages[index].isBooked = false
  }

  private static let samples = [
    Voyage(
      place: "Reykjavík", country: "Iceland", dates: "3 – 9 March", symbol: "flame", color: .systemIndigo,
      summary: "Hot springs by day, northern lights by night, and a road around it all.",
      pictures: [
        Picture(symbol: "flame", caption: "A volcano, from far enough"), Picture(symbol: "drop", caption: "Gullfoss"),
        Picture(symbol: "moon", caption: "Waiting for the lights"),
      ]),
    Voyage(
      place: "Lisbon", country: "Portugal", dates: "12 – 16 April", symbol: "sun.max", color: .systemOrange,
      summary: "Seven hills, one yellow tram, and custard tarts on every corner.",
      pictures: [
        Picture(symbol: "sun.max", caption: "Morning at the river"),
        Picture(symbol: "building.2", caption: "Alfama, uphill"),
      ]),
    Voyage(
      place: "Kyoto", country: "Japan", dates: "2 – 11 May", symbol: "heart", color: .systemPink,
      summary: "Temples under the last blossoms, and a night train to get there.",
      pictures: [
        Picture(symbol: "house.fill", caption: "A tea house"),
        Picture(symbol: "book.fill", caption: "What the maples say"),
      ]),
    Voyage(
      place: "Cape Town", country: "South Africa", dates: "20 – 30 June", symbol: "globe", color: .systemTeal,
      summary: "A table with a cloth of clouds, penguins on the beach, wine behind the mountains.",
      pictures: [Picture(symbol: "map", caption: "The way up"), Picture(symbol: "cloud", caption: "The cloth")]),
  ]
}
