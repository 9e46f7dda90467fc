import Simulator
import Testing
import UIKit

/// The lines between the rows of a list, and the guides that place them.
@MainActor
struct ListSeparatorTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private let controller = UIViewController()

  /// Shows a list of three rows.
  private func show() async -> (Simulator, UICollectionView, Source) {
    let simulator = await Simulator.boot(.iPhone15)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: view) { view, place, number in
      view.dequeueConfiguredReusableCell(using: registration, for: place, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    await source.apply(snapshot, animatingDifferences: false)
    controller.view.addSubview(view)
    simulator.show(controller)
    await simulator.settle()
    return (simulator, view, source)
  }

  private func cell(_ item: Int, in view: UICollectionView) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  /// Returns the frame of the line at the bottom of a row.
  private func separator(_ item: Int, in view: UICollectionView) throws -> CGRect {
    let lines = try cell(item, in: view).subviews.filter {
      !$0.isHidden && $0.frame.height > 0 && $0.frame.height < 1
    }
    #expect(lines.count == 1)
    return try #require(lines.first).frame
  }

  @Test func `A constraint of the separator guide places the separator`() async throws {
    let (simulator, view, source) = await show()
    let cell = try cell(1, in: view)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive = true
    cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -20).isActive = true
    await simulator.settle()
    let line = try separator(1, in: view)
    #expect(line.minX == 100 && line.maxX == 373)
    #expect(try separator(0, in: view).minX < 30 && source.snapshot().numberOfItems == 3)
  }

  @Test func `A separator guide without constraints is at the text`() async throws {
    let (simulator, view, source) = await show()
    let cell = try cell(1, in: view)
    _ = cell.separatorLayoutGuide
    await simulator.settle()
    let (line, other) = (try separator(1, in: view), try separator(0, in: view))
    #expect(abs(line.minX - other.minX) < 0.5 && abs(line.maxX - other.maxX) < 0.5)
    let guide = cell.separatorLayoutGuide.layoutFrame
    #expect(abs(guide.minX - line.minX) < 0.001 && abs(guide.maxX - line.maxX) < 0.001)
    #expect(abs(guide.maxY - cell.bounds.maxY) < 0.5 && source.snapshot().numberOfItems == 3)
  }
}
