import UIKit

/// The settings: the number of travelers, and whether they receive notifications of delays.
final class SettingsViewController: UITableViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var travellersLabel: UILabel!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var delaysLabel: UILabel!

  @IBAction func changeTravellers(_ sender: UIStepper) {
    travellersLabel.text = sender.value == 1 ? "1 traveller" : "\(Int(sender.value)) travellers"
  }

  @IBAction func changeDelays(_ sender: UISwitch) {
    delaysLabel.text = sender.isOn ? "Delays are reported" : "Delays are not reported"
  }
}
