import Testing
import UIKit

/// Identifiers that are added to a snapshot that contains them already.
@MainActor
struct SnapshotIdentifierTests {
  private var snapshot = NSDiffableDataSourceSnapshot<Int, String>()

  init() {
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
  }

  @Test(.rule("R1530")) func `An appended item that the snapshot contains is moved to the end`() {
    var snapshot = snapshot
    snapshot.appendItems(["a", "e"], toSection: 0)
    #expect(snapshot.itemIdentifiers == ["b", "c", "a", "e", "d"])
    #expect(snapshot.numberOfItems == 5 && snapshot.indexOfItem("a") == 2)
  }

  @Test(.rule("R1530")) func `An appended item moves from the section that contains it`() {
    var snapshot = snapshot
    snapshot.appendItems(["b"], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["a", "c"])
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["d", "b"])
    #expect(snapshot.sectionIdentifier(containingItem: "b") == 1)
  }

  @Test(.rule("R1530")) func `An inserted item that the snapshot contains is moved beside the other item`() {
    var snapshot = snapshot
    snapshot.insertItems(["a", "x"], afterItem: "c")
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["b", "c", "a", "x"])
    snapshot.insertItems(["d", "x"], beforeItem: "c")
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["b", "d", "x", "c", "a"])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [])
  }

  @Test(.rule("R1531")) func `An added section that the snapshot contains is moved with its items`() {
    var snapshot = snapshot
    snapshot.appendSections([0, 2])
    #expect(snapshot.sectionIdentifiers == [1, 0, 2])
    #expect(snapshot.itemIdentifiers == ["d", "a", "b", "c"])
    snapshot.insertSections([2], beforeSection: 0)
    #expect(snapshot.sectionIdentifiers == [1, 2, 0])
    snapshot.insertSections([1], afterSection: 2)
    #expect(snapshot.sectionIdentifiers == [2, 1, 0])
    #expect(snapshot.numberOfItems == 4)
  }
}
