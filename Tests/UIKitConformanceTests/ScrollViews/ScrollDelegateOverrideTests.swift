import Testing
import UIKit

/// Subclasses that override the delegate of a scroll view, a table view, a collection view, or a text view.
@MainActor
struct ScrollDelegateOverrideTests {
  private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class Scroller: UIScrollView {
    var sets = 0
    override weak var delegate: (any UIScrollViewDelegate)? {
      didSet { sets += 1 }
    }
  }

  private final class Table: UITableView {
    var sets = 0
    override weak var delegate: (any UITableViewDelegate)? {
      didSet { sets += 1 }
    }
  }

  private final class Collection: UICollectionView {
    var sets = 0
    override var delegate: (any UICollectionViewDelegate)? {
      get { super.delegate }
      set {
        sets += 1
        super.delegate = newValue
      }
    }
  }

  private final class Text: UITextView {
    var sets = 0
    override weak var delegate: (any UITextViewDelegate)? {
      didSet { sets += 1 }
    }
  }

  @Test(.rule("R1558"))
  func `A subclass overrides the delegate of a scroll view`() {
    let (view, delegate) = (Scroller(), Delegate())
    view.delegate = delegate
    view.contentOffset.y = 10
    #expect(view.sets == 1 && view.delegate === delegate && delegate.scrolls == 1)
    view.delegate = nil
    #expect(view.sets == 2 && view.delegate == nil)
  }

  @Test(.rule("R1558"))
  func `A subclass overrides the delegate of a table view`() {
    let (view, delegate) = (Table(frame: .zero, style: .plain), Delegate())
    view.sets = 0
    view.delegate = delegate
    let typed: (any UITableViewDelegate)? = view.delegate
    view.contentOffset.y = 10
    #expect(view.sets == 1 && typed === delegate && delegate.scrolls == 1)
  }

  @Test(.rule("R1558"))
  func `A subclass overrides the delegate of a collection view`() {
    let view = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = Delegate()
    view.sets = 0
    view.delegate = delegate
    let typed: (any UICollectionViewDelegate)? = view.delegate
    view.contentOffset.y = 10
    #expect(view.sets == 1 && typed === delegate && delegate.scrolls == 1)
  }

  @Test(.rule("R1558"))
  func `A subclass overrides the delegate of a text view`() {
    let (view, delegate) = (Text(frame: .zero, textContainer: nil), Delegate())
    view.sets = 0
    view.delegate = delegate
    let typed: (any UITextViewDelegate)? = view.delegate
    #expect(view.sets == 1 && typed === delegate)
  }
}
