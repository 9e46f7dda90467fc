import Testing
import UIKit

/// The frames with which collection views create cells and supplementary views.
@MainActor
struct CellFrameTests {
  final class Framed: UICollectionViewCell {
    @MainActor static var frames: [CGRect] = []
    @MainActor static var contentSizes: [CGSize] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.frames.append(frame)
      Self.contentSizes.append(contentView.bounds.size)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class Header: UICollectionReusableView {
    @MainActor static var sizes: [CGSize] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.sizes.append(frame.size)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  /// A data source with cells of a registered class or of a registration.
  final class Source: NSObject, UICollectionViewDataSource {
    let registration = UICollectionView.CellRegistration<Framed, Int> { _, _, _ in }
    var usesRegistration = false
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      usesRegistration
        ? collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        : collectionView.dequeueReusableCell(withReuseIdentifier: "framed", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()

  private func makeView() -> UICollectionView {
    layout.itemSize = CGSize(width: 80, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Framed.self, forCellWithReuseIdentifier: "framed")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    view.dataSource = source
    Framed.frames = []
    Framed.contentSizes = []
    Header.sizes = []
    return view
  }

  @Test(.rule("R1532")) func `A cell of a registered class is created with the size of its attributes`() {
    let view = makeView()
    view.layoutIfNeeded()
    let size = CGSize(width: 80, height: 40)
    #expect(Framed.frames.map(\.size) == [size, size])
    #expect(Framed.contentSizes == [size, size])
  }

  @Test(.rule("R1532")) func `A cell of a registration is created with the size of its attributes`() {
    source.usesRegistration = true
    let view = makeView()
    view.layoutIfNeeded()
    #expect(Framed.frames.map(\.size) == [CGSize(width: 80, height: 40), CGSize(width: 80, height: 40)])
  }

  @Test(.rule("R1532")) func `A supplementary view is created with the size of its attributes`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    makeView().layoutIfNeeded()
    #expect(Header.sizes == [CGSize(width: 300, height: 30)])
  }

  @Test(.rule("R1533")) func `A cell that is dequeued outside of a layout has the size of its attributes`() {
    let view = makeView()
    view.layoutIfNeeded()
    let cell = view.dequeueReusableCell(withReuseIdentifier: "framed", for: IndexPath(item: 1, section: 0))
    #expect(cell.bounds.size == CGSize(width: 80, height: 40))
  }
}
