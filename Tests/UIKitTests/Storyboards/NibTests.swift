import Simulator
import Testing
import UIKit

/// Objects from nibs.
@MainActor
@Suite(.ownDevice)
struct NibTests {
  private let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NotingController" customModule="UIKitTests">
    <connections><outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """

  @Test func `A nib connects its owner and returns its top-level objects`() throws {
    let nib = UINib(
      data: BoardFixture.nib(owner + "<view id=\"v\"><subviews><label id=\"l\" text=\"Hi\"/></subviews></view>"),
      bundle: nil)
    let controller = NotingController(nibName: nil, bundle: nil)
    let objects = nib.instantiate(withOwner: controller)
    #expect(objects.count == 1)
    #expect(controller.isViewLoaded && controller.view === objects.first as? UIView)
    #expect(controller.label?.text == "Hi")
  }

  @Test func `Each instance is new`() {
    let nib = UINib(data: BoardFixture.nib("<label id=\"l\" text=\"x\"/>"), bundle: nil)
    #expect(nib.instantiate(withOwner: nil).first as? UILabel !== nib.instantiate(withOwner: nil).first as? UILabel)
  }

  @Test func `External objects replace placeholders`() throws {
    let nib = UINib(
      data: BoardFixture.nib(
        """
        <placeholder placeholderIdentifier="Helper" id="h"/>
        <textField id="t"><connections><outlet property="delegate" destination="h" id="o"/></connections></textField>
        """), bundle: nil)
    final class Helper: NSObject, UITextFieldDelegate {}
    let helper = Helper()
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["Helper": helper]])
    #expect((objects.first as? UITextField)?.delegate === helper)
  }

  @Test func `A controller loads its view from the nib that it names`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try BoardFixture.nib(owner + "<view id=\"v\" tag=\"5\"><subviews><label id=\"l\" text=\"Hi\"/></subviews></view>")
      .write(to: folder.appendingPathComponent("Screen.xib"))
    let bundle = try #require(Bundle(url: folder))
    let controller = NotingController(nibName: "Screen", bundle: bundle)
    #expect(controller.nibName == "Screen")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.tag == 5)
    #expect(controller.log == ["viewDidLoad label=Hi"])
    #expect(bundle.loadNibNamed("Screen", owner: NotingController(nibName: nil, bundle: nil))?.count == 1)
  }

  @Test func `A table creates cells from a nib`() throws {
    let nib = UINib(
      data: BoardFixture.nib(
        """
        <tableViewCell id="c" reuseIdentifier="R" \(BoardFixture.custom("NotingCell"))>
        <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="In"/></subviews></tableViewCellContentView>
        <connections><outlet property="caption" destination="l" id="o"/></connections>
        </tableViewCell>
        """), bundle: nil)
    let table = UITableView(frame: .zero)
    table.register(nib, forCellReuseIdentifier: "R")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "R") as? NotingCell)
    #expect(cell.caption?.text == "In")
    #expect(cell.caption?.superview === cell.contentView)
    #expect(table.dequeueReusableCell(withIdentifier: "R") !== cell)
  }
}
