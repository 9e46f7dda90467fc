import Testing
import UIKit

/// The views that tables and collection views keep for reuse when memory is low.
///
/// The cells are counted, so that one test runs after the other.
@Suite(.serialized)
@MainActor
struct ReuseMemoryTests {
  private final class Row: UITableViewCell {
    @MainActor static var made = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its cells in code") }
  }

  private final class Tile: UICollectionViewCell {
    @MainActor static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its cells in code") }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 5
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let source = Source()

  /// Shows a list, takes its cells off the screen, optionally sends a memory warning, and shows the cells again.
  private func showTwice(_ list: UIView, warning: Bool, reload: () -> Void) async throws -> Stage {
    let stage = try await Stage.open()
    let controller = UIViewController()
    controller.view.addSubview(list)
    await stage.show(controller)
    source.count = 0
    reload()
    await stage.turn()
    if warning {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    }
    source.count = 5
    reload()
    await stage.turn()
    return stage
  }

  @Test(.rule("R1527"), arguments: [false, true])
  func `A memory warning releases the unused cells of a table`(warning: Bool) async throws {
    Row.made = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    let stage = try await showTwice(table, warning: warning) { table.reloadData() }
    await stage.turn()
    #expect(table.visibleCells.count == 5)
    #expect(Row.made == (warning ? 10 : 5))
  }

  @Test(.rule("R1527"), arguments: [false, true])
  func `A memory warning releases the unused cells of a collection view`(warning: Bool) async throws {
    Tile.made = 0
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let stage = try await showTwice(view, warning: warning) { view.reloadData() }
    await stage.turn()
    #expect(view.visibleCells.count == 5)
    #expect(Tile.made == (warning ? 10 : 5))
  }
}
