import Testing
import UIKit

/// A view of the app's that draws the background of a popover.
@MainActor
struct PopoverBackgroundTests {
  private final class Background: UIPopoverBackgroundView {
    static weak var shown: Background?
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.shown = self
    }

    required init?(coder: NSCoder) { nil }

    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }

    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }

    override class func arrowBase() -> CGFloat { 24 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16) }
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  private let root = UIViewController()
  private let content = UIViewController()
  private let delegate = Delegate()

  private func present(from source: CGRect) async throws -> (Stage, Background) {
    let stage = try await Stage.open()
    await stage.show(root)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.popoverBackgroundViewClass == nil)
    popover.popoverBackgroundViewClass = Background.self
    popover.sourceView = root.view
    popover.sourceRect = source
    popover.delegate = delegate
    root.present(content, animated: false, completion: nil)
    await stage.settle()
    return (stage, try #require(Background.shown))
  }

  @Test(.rule("R1614"))
  func `It is behind the content, whose insets and arrow it provides`() async throws {
    let (stage, background) = try await present(from: CGRect(x: 100, y: 200, width: 50, height: 40))
    #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(background.bounds.size == CGSize(width: 224, height: 146))
    let frame = background.convert(content.view.bounds, from: content.view)
    #expect(frame.origin == CGPoint(x: 8, y: 34))
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1614"))
  func `It receives the position of the arrow`() async throws {
    let (stage, background) = try await present(from: CGRect(x: 20, y: 200, width: 90, height: 40))
    #expect(background.arrowDirection == .up)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    #expect(background.arrowOffset < 0)
    let arrow = background.convert(CGPoint(x: background.bounds.midX + background.arrowOffset, y: 0), to: root.view)
    #expect(abs(arrow.x - 65) <= 1)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1614"))
  func `By default the content has the default appearance`() {
    #expect(Background.wantsDefaultContentAppearance)
  }
}
