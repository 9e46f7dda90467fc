import Testing
import UIKit

/// Visible cells whose size follows their content.
@MainActor
struct SelfSizingInvalidationTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      SelfSizingTests.Cell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = SelfSizingInvalidationTests.words(1)
      return cell
    }
  }

  private static func words(_ lines: Int) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = lineText(lines)
    return content
  }

  private static func lineText(_ lines: Int) -> String {
    Array(repeating: "Line", count: lines).joined(separator: "\n")
  }

  private let source = Source()
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  private func show(_ view: UIScrollView) async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    view.frame = root.view.bounds
    root.view.addSubview(view)
    await stage.turn()
    return stage
  }

  private func table() async throws -> (Stage, UITableView) {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    return (try await show(table), table)
  }

  @Test(.rule("R1416"))
  func `A row follows the content configuration of its cell`() async throws {
    let (stage, table) = try await table()
    #expect(table.selfSizingInvalidation == .enabled)
    let cell = try #require(table.cellForRow(at: first))
    cell.contentConfiguration = Self.words(1)
    await stage.settle()
    let low = table.rectForRow(at: first)
    let next = table.rectForRow(at: second)
    cell.contentConfiguration = Self.words(6)
    await stage.settle()
    let high = table.rectForRow(at: first)
    #expect(high.height > low.height + 40)
    #expect(high.minY == low.minY)
    #expect(abs(table.rectForRow(at: second).minY - next.minY - (high.height - low.height)) < 0.5)
    #expect(cell.frame == high)
  }

  @Test(.rule("R1416"))
  func `A row follows its constraints when the content size is invalidated`() async throws {
    let (stage, table) = try await table()
    let cell = try #require(table.cellForRow(at: first) as? SelfSizingTests.Cell)
    let low = table.rectForRow(at: first).height
    cell.label.text = Self.lineText(5)
    await stage.settle()
    #expect(table.rectForRow(at: first).height == low)
    cell.invalidateIntrinsicContentSize()
    await stage.settle()
    #expect(table.rectForRow(at: first).height > low + 40)
  }

  @Test(.rule("R1416"))
  func `It follows its constraints without an invalidation if the app demands that`() async throws {
    let (stage, table) = try await table()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(table.cellForRow(at: first) as? SelfSizingTests.Cell)
    let low = table.rectForRow(at: first).height
    cell.label.text = Self.lineText(5)
    await stage.settle()
    #expect(table.rectForRow(at: first).height > low + 40)
  }

  @Test(.rule("R1416"))
  func `A row keeps its height if the table does not determine heights again`() async throws {
    let (stage, table) = try await table()
    let cell = try #require(table.cellForRow(at: first))
    table.selfSizingInvalidation = .disabled
    let height = table.rectForRow(at: first).height
    cell.contentConfiguration = Self.words(6)
    cell.invalidateIntrinsicContentSize()
    await stage.settle()
    #expect(table.rectForRow(at: first).height == height)
    table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    await stage.settle()
    #expect(table.rectForRow(at: first).height > height)
  }

  @Test(.rule("R1416"))
  func `An item follows the content configuration of its cell`() async throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    let stage = try await show(collection)
    #expect(collection.selfSizingInvalidation == .enabled)
    let cell = try #require(collection.cellForItem(at: first))
    let (low, next) = (cell.frame.height, try #require(collection.cellForItem(at: second)).frame.minY)
    cell.contentConfiguration = Self.words(6)
    await stage.settle()
    #expect(cell.frame.height > low + 40)
    #expect(try #require(collection.cellForItem(at: second)).frame.minY > next + 40)
    collection.selfSizingInvalidation = .disabled
    let high = cell.frame.height
    cell.contentConfiguration = Self.words(1)
    await stage.settle()
    #expect(cell.frame.height == high)
  }
}
