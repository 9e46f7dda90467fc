import Testing
import UIKit

/// The properties of sections that scroll orthogonally to their layout.
@MainActor
struct OrthogonalScrollingTests {
  private typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties

  private let source = CollectionViewTests.Source()

  /// Shows a collection view with a section that scrolls, and returns the scroll view of the section.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rate: UIScrollView.DecelerationRate = .normal,
    _ configure: (Properties) -> Void = { _ in }
  ) async throws -> UIScrollView {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    configure(section.orthogonalScrollingProperties)
    let stage = try await Stage.open()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.decelerationRate = rate
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    return try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test(.rule("R1525"))
  func `The values are automatic by default`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
  }

  @Test(.rule("R1525"))
  func `A section bounces only if it may`() async throws {
    source.items = 10
    let free = try await show(.continuous)
    #expect(free.bounces)
    let bound = try await show(.continuous) { $0.bounce = .never }
    #expect(!bound.bounces)
    source.items = 2
    let short = try await show(.continuous) { $0.bounce = .always }
    #expect(short.bounces && short.alwaysBounceHorizontal)
  }

  @Test(.rule("R1525"))
  func `A section comes to rest at its rate, or at that of the collection view`() async throws {
    source.items = 10
    let inherited = try await show(.continuous, rate: .fast)
    #expect(inherited.decelerationRate == .fast)
    let own = try await show(.continuous, rate: .fast) { $0.decelerationRate = .normal }
    #expect(own.decelerationRate == .normal)
    let fast = try await show(.continuous) { $0.decelerationRate = .fast }
    #expect(fast.decelerationRate == .fast)
  }
}
