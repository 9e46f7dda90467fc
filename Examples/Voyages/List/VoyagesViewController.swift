import UIKit

/// The list of voyages.
final class VoyagesViewController: UITableViewController {
  private let store = VoyageStore.shared

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.indexPathsForVisibleRows?.forEach { row in
      (tableView.cellForRow(at: row) as? VoyageCell)?.show(store.voyages[row.row])
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.voyages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Voyage", for: indexPath)
    (cell as? VoyageCell)?.show(store.voyages[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let details = segue.destination as? VoyageViewController, let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row
    else { return }
    details.voyage = store.voyages[row]
  }
}
