import Foundation
import Testing
import UIKit

/// What `print(_:)` and the console show of views.
@MainActor
struct DescriptionTests {
  /// Replaces addresses, which differ in each run.
  private func text(of view: UIView) -> String {
    view.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }

  @Test(.rule("R1508"))
  func `A view is described by its class, its frame and its layer`() {
    let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 200.0 / 3))
    #expect(text(of: view) == "<UIView: 0x; frame = (10 20.5; 100 66.6667); layer = <CALayer: 0x>>")
  }

  @Test(.rule("R1508"))
  func `The description has what differs from the default values, in a fixed order`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 7
    view.backgroundColor = .red
    #expect(
      text(of: view)
        == """
        <UIView: 0x; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0.5; hidden = YES; autoresize = W+H+BM; \
        userInteractionEnabled = NO; tag = 7; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x>>
        """)
  }

  @Test(.rule("R1508"))
  func `The description of a transformed view has the matrix`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(text(of: view).contains("frame = (5 0; 10 10); transform = [1, 0, 0, 1, 5, 0]; "))
  }

  @Test(.rule("R1508"))
  func `The description of a label has its text`() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.description.contains("; text = 'Hello'; "))
    #expect("\(label)".hasPrefix("<UILabel: 0x"))
  }

  @Test(.rule("R1508"))
  func `The class of an app is described with its module`() {
    #expect(DescribedCard().description.hasPrefix("<UIKitConformanceTests.DescribedCard: 0x"))
  }

  @Test(.rule("R1508"))
  func `The description of an animated view has its animations`() {
    let view = UIView()
    let animation = CABasicAnimation(keyPath: "opacity")
    view.layer.add(animation, forKey: "fade")
    #expect(text(of: view).contains("animations = { fade=<CABasicAnimation: 0x>; }"))
  }

  @Test(.rule("R1509"))
  func `The description of a scroll view has its offset, its content size and its insets`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 25
    #expect(
      scroll.description.hasSuffix(
        "; contentOffset: {0, 25}; contentSize: {100, 300}; adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test(.rule("R1509"))
  func `The description of a table has its data source`() {
    let controller = UITableViewController()
    let text = controller.tableView.description
    #expect(text.contains("; dataSource: <UITableViewController: 0x"))
  }
}

/// A view of an app.
final class DescribedCard: UIView {

  @Test(.rule("R1867"))
  func `The description of a view controller has its class and its address`() {
    let controller = UINavigationController()
    let address = UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque())
    #expect(controller.description == "<UINavigationController: 0x\(String(address, radix: 16))>")
    #expect("\(UIViewController())".hasPrefix("<UIViewController: 0x"))
  }
}
