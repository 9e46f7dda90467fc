import Testing
import UIKit

/// The translation of index paths in lists without placeholders.
@MainActor
struct DataSourceTranslatingTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let source = Source()
  private let last = IndexPath(item: 1, section: 0)

  private func check(_ list: any UIDataSourceTranslating) {
    #expect(list.presentationIndexPath(forDataSourceIndexPath: last) == last)
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: last) == last)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(list.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(list.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
  }

  @Test(.rule("R1472"), .rule("R1473"))
  func `The presentation of a table without placeholders has the index paths of its data source`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    check(table)
    #expect(!table.hasUncommittedUpdates)
    var calls = 0
    table.performUsingPresentationValues {
      calls += 1
      #expect(table.numberOfRows(inSection: 0) == 2)
    }
    #expect(calls == 1)
  }

  @Test(.rule("R1472"), .rule("R1473"))
  func `The presentation of a collection view without placeholders has the index paths of its data source`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    check(list)
    #expect(!list.hasUncommittedUpdates)
    var calls = 0
    list.performUsingPresentationValues {
      calls += 1
      #expect(list.numberOfItems(inSection: 0) == 2)
    }
    #expect(calls == 1)
  }
}
