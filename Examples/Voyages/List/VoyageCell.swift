import UIKit

/// A row of the list for a voyage.
final class VoyageCell: UITableViewCell {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var tile: UIView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var symbolView: UIImageView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var placeLabel: UILabel!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var datesLabel: UILabel!

  func show(_ voyage: Voyage) {
    tile.backgroundColor = voyage.isBooked ? voyage.color : .systemGray3
    symbolView.image = UIImage(systemName: voyage.symbol)
    placeLabel.text = voyage.place
    placeLabel.textColor = voyage.isBooked ? .label : .secondaryLabel
    datesLabel.text = voyage.isBooked ? "\(voyage.country), \(voyage.dates)" : "Cancelled"
  }
}
