import Testing
import UIKit

/// The questions of a collection view to its layout when its bounds change.
@MainActor
struct CollectionBoundsChangeTests {
  /// A layout that notes the bounds about which it is asked, and those of its view at that time.
  final class Noting: UICollectionViewLayout {
    struct Question: Equatable {
      var new: CGRect
      var present: CGRect
    }

    var questions: [Question] = []
    var contexts: [Question] = []
    var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      questions.append(Question(new: newBounds, present: collectionView?.bounds ?? .zero))
      return newBounds.size != collectionView?.bounds.size
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      contexts.append(Question(new: newBounds, present: collectionView?.bounds ?? .zero))
      return super.invalidationContext(forBoundsChange: newBounds)
    }
  }

  /// A flow layout that asks for new sizes when the bounds change.
  final class Pager: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
        newBounds.size != collectionView?.bounds.size
      return context
    }
  }

  final class PageSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }
  }

  private let source = PageSource()

  private func show(_ layout: UICollectionViewLayout, height: CGFloat = 300) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  @Test(.rule("R1534")) func `The layout is asked about a new size while the view has the old one`() {
    let layout = Noting()
    let view = show(layout)
    (layout.questions, layout.preparations) = ([], 0)
    view.frame.size.width = 200
    let old = CGRect(x: 0, y: 0, width: 300, height: 300)
    let new = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(layout.questions == [Noting.Question(new: new, present: old)])
    #expect(layout.contexts == [Noting.Question(new: new, present: old)])
    view.layoutIfNeeded()
    #expect(layout.questions.count == 1 && layout.preparations == 1)
  }

  @Test(.rule("R1534")) func `The layout is asked once about a new offset before the view scrolls`() {
    let layout = Noting()
    let view = show(layout)
    (layout.questions, layout.preparations) = ([], 0)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    let old = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(layout.questions == [Noting.Question(new: old.offsetBy(dx: 0, dy: 50), present: old)])
    #expect(layout.contexts.isEmpty && layout.preparations == 0)
  }

  @Test(.rule("R1535")) func `A flow layout judges the bounds that it is given`() {
    let layout = UICollectionViewFlowLayout()
    let view = show(layout)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 50, height: 300)))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 20)))
  }

  @Test(.rule("R1536")) func `New sizes are requested from the delegate if the context for new bounds says so`() {
    let layout = Pager()
    layout.scrollDirection = .horizontal
    let view = show(layout, height: 200)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width == 300)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width == 400)
  }
}
