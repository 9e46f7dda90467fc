// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import UIKit

  /// The data source and the delegate of a table that shows placeholders for what is dropped on it.
  @MainActor
  final class PlaceholderRows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["A", "B", "C", "D", "E"]
    /// The rows before which placeholders are inserted.
    var places = [1]
    var height: CGFloat = 80
    var contexts: [any UITableViewDropPlaceholderContext] = []
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.row)")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first?.dragItem else { return }
      for place in places {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: place, section: 0), reuseIdentifier: "placeholder", rowHeight: height)
        placeholder.cellUpdateHandler = { [weak self] cell in
          cell.textLabel?.text = "…"
          self?.log.append("update")
        }
        placeholder.previewParametersProvider = { [weak self] cell in
          self?.log.append("preview \(cell.textLabel?.text ?? "")")
          return nil
        }
        let context = coordinator.drop(item, to: placeholder)
        context.addCompletion { [weak self] _ in self?.log.append("landed") }
        if context.dragItem === item { contexts.append(context) }
      }
    }

    /// Replaces a placeholder with a row, and returns the index at which it is inserted.
    func commit(_ context: Int, _ row: String) -> Int? {
      var place: Int?
      let isDone = contexts[context].commitInsertion { indexPath in
        place = indexPath.row
        rows.insert(row, at: indexPath.row)
      }
      return isDone ? place : nil
    }
  }

  /// A cell that determines its own height.
  final class TallPlaceholderCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
  }
#endif
