import Simulator
import Testing
import UIKit

@MainActor
struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private let source = NumberItems([Array(0..<7)])

  private func view(_ section: NSCollectionLayoutSection, width: CGFloat = 300) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberItemCell.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = source
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    source.sections[section].indices.map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
    }
  }

  @Test func `A group repeats its items while they fit, and the section repeats the group`() {
    let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 7, trailing: 15)
    let view = view(section, width: 330)
    let found = frames(view)
    #expect(found[0] == CGRect(x: 17, y: 6, width: 94, height: 46))
    #expect(found[2] == CGRect(x: 217, y: 6, width: 94, height: 46))
    #expect(found[3] == CGRect(x: 17, y: 66, width: 94, height: 46))
    #expect(found[6].minY == 126 && view.contentSize == CGSize(width: 330, height: 5 + 170 + 7))
  }

  @Test func `Groups in groups make a mosaic`() {
    let large = Item(layoutSize: Size(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
    let small = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let column = Group.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [large, column])
    let found = frames(view(NSCollectionLayoutSection(group: group)))
    #expect(
      Array(found[0..<4]) == [
        CGRect(x: 0, y: 0, width: 200, height: 150), CGRect(x: 200, y: 0, width: 100, height: 75),
        CGRect(x: 200, y: 75, width: 100, height: 75), CGRect(x: 0, y: 150, width: 200, height: 150),
      ])
  }

  @Test func `Spacing is fixed or takes what is left, and a count divides the room`() {
    func row(_ spacing: NSCollectionLayoutSpacing?, _ group: (Size) -> NSCollectionLayoutGroup) -> [CGFloat] {
      let group = group(Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
      group.interItemSpacing = spacing
      return frames(view(NSCollectionLayoutSection(group: group))).prefix(3).map(\.minX)
    }
    let item = Item(layoutSize: Size(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1)))
    #expect(row(nil) { Group.horizontal(layoutSize: $0, subitems: [item]) } == [0, 80, 160])
    #expect(row(.fixed(10)) { Group.horizontal(layoutSize: $0, subitems: [item]) } == [0, 90, 180])
    #expect(row(.flexible(10)) { Group.horizontal(layoutSize: $0, subitems: [item]) } == [0, 110, 220])
    #expect(row(.fixed(30)) { Group.horizontal(layoutSize: $0, subitem: item, count: 3) } == [0, 110, 220])
    #expect(row(nil) { Group.horizontal(layoutSize: $0, repeatingSubitem: item, count: 2) } == [0, 80, 0])
  }

  @Test func `Headers extend their section and remain visible with it, and badges are attached to items`() async {
    let simulator = await Simulator.boot(.iPhone15)
    source.sections = [Array(0..<20), Array(0..<20)]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = Item(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), supplementaryItems: [badge]
    )
    let group = Group.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = view(section)
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.show(controller)
    func shown(_ section: Int) -> CGRect? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(shown(0) == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(frames(view)[0] == CGRect(x: 20, y: 38, width: 260, height: 50))
    let attached = view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(attached?.frame == CGRect(x: 270, y: 78, width: 20, height: 20))
    view.contentOffset.y = 500
    simulator.commit()
    #expect(shown(0)?.minY == 500)
    view.contentOffset.y = 1040
    simulator.commit()
    #expect(shown(0)?.maxY == 1046 && shown(1)?.minY == 1046)
  }

  @Test func `A section scrolls sideways, by one group at a time`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    source.sections = [Array(0..<10), Array(100..<130)]
    let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    let row = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item]))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : row }
    let view = view(row)
    view.collectionViewLayout = layout
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.show(controller)
    func place(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0)).map { view.convert($0.bounds, from: $0) }
    }
    #expect(place(0) == CGRect(x: 20, y: 0, width: 200, height: 100) && place(1)?.minX == 230 && place(2) == nil)
    #expect(view.contentSize == CGSize(width: 300, height: 100 + 1800))
    try await simulator.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 60, y: 50), over: .milliseconds(120))
    await simulator.settle()
    #expect(place(1) == CGRect(x: 20, y: 0, width: 200, height: 100) && view.contentOffset == .zero)
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 50)) == IndexPath(item: 1, section: 0))
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .centeredHorizontally, animated: false)
    await simulator.settle()
    #expect(place(9)?.maxX ?? 999 <= 300)
    try await simulator.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: .milliseconds(300))
    await simulator.settle()
    #expect(view.contentOffset.y > 100)
  }

  @Test func `Cells determine estimated heights, and the layout is mirrored right to left`() async {
    let simulator = await Simulator.boot(.iPhone15)
    final class Tall: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let size = Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        subitems: [Item(layoutSize: size)]))
    let view = view(section)
    view.semanticContentAttribute = .forceRightToLeft
    view.register(Tall.self, forCellWithReuseIdentifier: "number")
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.show(controller)
    #expect(view.contentSize == CGSize(width: 300, height: 308))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 150, y: 0, width: 150, height: 77))
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 0, y: 77, width: 150, height: 77))
  }

  @Test func `A million items of one size are one group`() async {
    let simulator = await Simulator.boot(.iPhone15)
    source.sections = [Array(0..<1_000_000)]
    let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let view = view(
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
          subitems: [item])))
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.show(controller)
    #expect(view.contentSize == CGSize(width: 300, height: 18_750_000))
    view.contentOffset.y = 75 * 100_000
    simulator.commit()
    #expect(view.indexPathsForVisibleItems.first?.item == 400_000 && view.visibleCells.count == 24)
  }
}
