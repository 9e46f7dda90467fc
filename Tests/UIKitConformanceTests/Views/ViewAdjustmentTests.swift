import Testing
import UIKit

/// The adjustments of views, scroll views and controllers.
@MainActor
struct ViewAdjustmentTests {
  private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
  }

  /// A controller that does not rotate with the device.
  private final class FixedController: UIViewController {
    var follows = false

    override var shouldAutorotate: Bool { follows }
  }

  @Test(.rule("R1162"))
  func `A view has the tint adjustment of its superview`() {
    let (outer, inner) = (UIView(), TintedView())
    outer.addSubview(inner)
    #expect(outer.tintAdjustmentMode == .normal && inner.tintAdjustmentMode == .normal)
    inner.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && inner.changes == 2)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test(.rule("R1162"))
  func `A dimmed tint color is a gray`() {
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - green) < 0.01 && abs(green - blue) < 0.01)
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .red)
  }

  @Test(.rule("R1163"))
  func `The content scale of a view is that of its layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentScaleFactor = 1.5
    #expect(view.contentScaleFactor == 1.5 && view.layer.contentsScale == 1.5)
  }

  @Test(.rule("R1164"))
  func `A view without a recognizer had one before or had none`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test(.rule("R1159"))
  func `The visible size of a scroll view is the size of its bounds`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    view.contentSize = CGSize(width: 500, height: 500)
    #expect(view.visibleSize == CGSize(width: 120, height: 80))
  }

  @Test(.rule("R1155"))
  func `Former names have the values of the current ones`() {
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    let indicator = UIActivityIndicatorView(style: .medium)
    let size = indicator.intrinsicContentSize
    indicator.style = .white
    #expect(indicator.intrinsicContentSize == size && indicator.color == .white)
    indicator.style = .whiteLarge
    #expect(indicator.intrinsicContentSize.width > size.width)
    indicator.color = .red
    indicator.style = .gray
    #expect(indicator.intrinsicContentSize == size && indicator.color == .red)
  }

  @Test(.rule("R1158"))
  func `A table without a data source has one section`() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test(.rule("R1158"))
  func `The estimated heights of headers and footers determine the size of the content`() {
    let data = HeaderData()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 20
    #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    table.estimatedSectionHeaderHeight = 60
    table.estimatedSectionFooterHeight = 40
    table.dataSource = data
    // Visible headers and footers have their own heights.
    #expect(abs(table.contentSize.height - 100 * (60 + 40 + 20)) < 1200)
  }

  private final class HeaderData: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 100 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test(.rule("R1161"))
  func `Content that does not scroll is inset by bars unless its controller adjusts nothing`() async throws {
    let stage = try await Stage.open()
    let content = UIViewController()
    let scrollView = UIScrollView()
    content.view = scrollView
    #expect(content.automaticallyAdjustsScrollViewInsets)
    await stage.show(UINavigationController(rootViewController: content))
    #expect(scrollView.adjustedContentInset.top == scrollView.safeAreaInsets.top)
    #expect(scrollView.safeAreaInsets.top > 0)
    content.automaticallyAdjustsScrollViewInsets = false
    await stage.turn()
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  // Apple's platforms ignore the property since iOS 16.
  #if canImport(Simulator)
    @Test(.rule("R1160"))
    func `The interface rotates with the device if its controller permits it`() async throws {
      let stage = try await Stage.open()
      let root = FixedController()
      #expect(UIViewController().shouldAutorotate)
      await stage.show(root)
      await stage.rotate(to: .landscapeRight)
      await stage.settle()
      #expect(stage.scene.interfaceOrientation == .portrait)
      root.follows = true
      await stage.rotate(to: .landscapeLeft)
      await stage.settle()
      #expect(stage.scene.interfaceOrientation == .landscapeLeft)
    }
  #endif
}
