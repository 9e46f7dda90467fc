import Simulator
import Testing

@testable import UIKit

/// The controller that the storyboard of these tests names.
final class BoardCollectionController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
  }
}

@MainActor
struct CollectionInterfaceTests {
  private static let markup = """
    <collectionViewController id="c" \(BoardFixture.custom("BoardCollectionController"))>
    <collectionView key="view" id="v" dataMode="prototypes" allowsMultipleSelection="YES">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="f" minimumLineSpacing="3" minimumInteritemSpacing="4" scrollDirection="vertical">
    <size key="itemSize" width="100" height="80"/>
    <size key="headerReferenceSize" width="50" height="30"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
    </collectionViewFlowLayout>
    <cells>
    <collectionViewCell id="p" reuseIdentifier="Photo">
    <rect key="frame" x="0" y="0" width="100" height="80"/>
    <collectionViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="100" height="80"/>
    <subviews><label id="l" text="A photo"/></subviews></collectionViewCellContentView>
    </collectionViewCell>
    </cells>
    <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="Title">
    <rect key="frame" x="0" y="0" width="393" height="30"/>
    <subviews><label id="t" text="Title"/></subviews>
    </collectionReusableView>
    </collectionView></collectionViewController>
    """

  @Test func `A collection view controller has the layout, the cells and the headers of the file`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let board = try UIStoryboard(BoardFixture.storyboard(Self.markup, initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? BoardCollectionController)
    simulator.show(controller)
    let view: UICollectionView = controller.collectionView
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 100, height: 80) && layout.minimumLineSpacing == 3)
    #expect(layout.minimumInteritemSpacing == 4 && layout.headerReferenceSize.height == 30)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.allowsMultipleSelection && view.dataSource === controller && view.delegate === controller)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(cell.reuseIdentifier == "Photo" && (cell.contentView.subviews.first as? UILabel)?.text == "A photo")
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect((header.subviews.first as? UILabel)?.text == "Title" && header.frame.height == 30)
  }

  @Test func `Two prototypes of one identifier are refused`() {
    let cell = { (id: String) in "<collectionViewCell id=\"\(id)\" reuseIdentifier=\"X\"/>" }
    let markup = """
      <collectionViewController id="c"><collectionView key="view" id="v"><cells>\(cell("a"))\(cell("b"))</cells>
      </collectionView></collectionViewController>
      """
    #expect(throws: _RuntimeInterfaceError.self) {
      try UIStoryboard(BoardFixture.storyboard(markup, initial: "c"), file: "Test.storyboard")
    }
  }
}
