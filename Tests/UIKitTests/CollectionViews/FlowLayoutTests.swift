import Simulator
import Testing
import UIKit

@MainActor
struct FlowLayoutTests {
  private func frames(
    _ sizes: [CGSize], width: CGFloat = 320, isHorizontal: Bool = false, uniform: CGSize? = nil,
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) async -> [CGRect] {
    _ = await Simulator.boot(.iPhone15)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    if let uniform { layout.itemSize = uniform }
    configure(layout)
    let size = isHorizontal ? CGSize(width: 400, height: width) : CGSize(width: width, height: 400)
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let source = NumberItems([Array(0..<sizes.count)])
    source.size = uniform == nil ? { sizes[$0] } : nil
    view.dataSource = source
    view.delegate = uniform == nil ? source : nil
    return withExtendedLifetime(source) {
      sizes.indices.map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
    }
  }

  @Test func `Items of one size form a grid, whose last line has the distances of a full line`() async {
    let found = await frames(
      Array(repeating: .zero, count: 5), uniform: CGSize(width: 90, height: 40))
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 90, height: 40), CGRect(x: 115, y: 0, width: 90, height: 40),
        CGRect(x: 230, y: 0, width: 90, height: 40), CGRect(x: 0, y: 50, width: 90, height: 40),
        CGRect(x: 115, y: 50, width: 90, height: 40),
      ])
  }

  @Test func `Items of one size of which one fits into a line are centered`() async {
    let found = await frames(Array(repeating: .zero, count: 2), uniform: CGSize(width: 200, height: 40))
    #expect(found.map(\.minX) == [60, 60] && found.map(\.minY) == [0, 50])
  }

  @Test func `Lines of several sizes are justified, a lone item is centered, and the last line is not justified`() async
  {
    let (widths, heights) = ([100, 100, 90, 300, 50, 60], [20, 40, 30, 20, 10, 20])
    let sizes = zip(widths, heights).map { CGSize(width: $0, height: $1) }
    let found = await frames(sizes)
    // The first line: 290 of 320 in three items, in the middle of its height.
    #expect(found[0] == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(found[1] == CGRect(x: 115, y: 0, width: 100, height: 40))
    #expect(found[2] == CGRect(x: 230, y: 5, width: 90, height: 30))
    #expect(found[3] == CGRect(x: 10, y: 50, width: 300, height: 20))
    #expect(found[4] == CGRect(x: 0, y: 85, width: 50, height: 10))
    #expect(found[5] == CGRect(x: 60, y: 80, width: 60, height: 20))
  }

  @Test func `A horizontal layout fills columns`() async {
    let found = await frames(
      Array(repeating: .zero, count: 4), isHorizontal: true, uniform: CGSize(width: 40, height: 90)
    ) { $0.sectionInset = UIEdgeInsets(top: 10, left: 7, bottom: 20, right: 5) }
    #expect(
      found == [
        CGRect(x: 7, y: 10, width: 40, height: 90), CGRect(x: 7, y: 110, width: 40, height: 90),
        CGRect(x: 7, y: 210, width: 40, height: 90), CGRect(x: 57, y: 10, width: 40, height: 90),
      ])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 200])
  func `What is in a rectangle is found without the rest`(count: Int) async {
    let sizes = (0..<count).map { number -> CGSize in
      let (width, height) = (20 + number * 37 % 130, 10 + number * 17 % 60)
      return CGSize(width: width, height: height)
    }
    _ = await Simulator.boot(.iPhone15)
    for isUniform in [true, false] {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      layout.headerReferenceSize.height = 13
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      let source = NumberItems([Array(0..<count), [], Array(0..<count)])
      if !isUniform { source.size = { sizes[$0] } }
      view.dataSource = source
      view.delegate = source
      let height = view.contentSize.height
      var all: [UICollectionViewLayoutAttributes] = []
      for section in 0..<3 {
        for item in source.sections[section].indices {
          if let found = view.layoutAttributesForItem(at: IndexPath(item: item, section: section)) { all.append(found) }
        }
      }
      for top in stride(from: CGFloat(-40), to: height + 40, by: 23) {
        let area = CGRect(x: 0, y: top, width: 320, height: 61)
        let found = layout.layoutAttributesForElements(in: area)?.filter { $0.representedElementCategory == .cell }
        let expected = all.filter { $0.frame.minY < area.maxY && $0.frame.maxY > area.minY }
        #expect(Set((found ?? []).map(\.indexPath)) == Set(expected.map(\.indexPath)))
      }
    }
  }
}
