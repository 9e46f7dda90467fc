#if canImport(Simulator)
  import Testing
  import UIKit

  /// The notification for the selection of rows by the user.
  @MainActor
  struct SelectionNotificationTests {
    @MainActor
    private final class Log {
      private(set) var rows: [Int?] = []
      private var token: (any NSObjectProtocol)?

      init(_ table: UITableView) {
        token = NotificationCenter.default.addObserver(
          forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { [weak self, weak table] _ in
          MainActor.assumeIsolated { self?.rows.append(table?.indexPathForSelectedRow?.row) }
        }
      }

      isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
      }
    }

    @Test(.rule("R1873"))
    func `A table reports the selection by the user only`() async throws {
      let stage = try await Stage.open()
      let source = RowSource([[1, 2, 3]])
      let table = source.table()
      let controller = UIViewController()
      controller.view.addSubview(table)
      await stage.show(controller)
      let log = Log(table)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(log.rows == [])
      let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
      try await stage.tap(at: table.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
      await stage.settle()
      #expect(log.rows == [1])
    }
  }
#endif
