// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import UIKit

  /// The data source and the delegate of a table whose rows are dragged and dropped.
  @MainActor
  final class DragRows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["A", "B", "C", "D", "E"]
    var log: [String] = []
    var moves = false
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var onUpdate: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      log.append("move \(source.row) \(destination.row)")
      rows.insert(rows.remove(at: source.row), at: destination.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.row)")
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("dragEnd \(tableView.hasActiveDrag)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      onUpdate(tableView)
      return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append(
        "drop \(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }) at \(coordinator.destinationIndexPath?.row ?? -1)"
      )
      guard coordinator.proposal.operation == .move, let item = coordinator.items.first,
        let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath
      else { return }
      rows.insert(rows.remove(at: source.row), at: destination.row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [destination], with: .automatic)
      }
      let animator = coordinator.drop(item.dragItem, toRowAt: destination)
      animator.addCompletion { [weak self] _ in self?.log.append("landed") }
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log.append("dropEnd \(tableView.hasActiveDrop)")
    }
  }
#endif
