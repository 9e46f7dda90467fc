import Foundation
import Simulator
import Testing
@testable import UIKit

/// What a popover with a background view of the app's shows.
@MainActor
struct PopoverBackgroundTests {
  private class Plain: UIPopoverBackgroundView {
    private var offset: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }
    private var direction = UIPopoverArrowDirection.up
    private let arrow = UIView()
    private let body = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [arrow, body] {
        view.backgroundColor = .systemOrange
        addSubview(view)
      }
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
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }

    override func layoutSubviews() {
      super.layoutSubviews()
      arrow.frame = CGRect(x: bounds.midX + offset - 10, y: 0, width: 20, height: 20)
      body.frame = CGRect(x: 0, y: 20, width: bounds.width, height: bounds.height - 20)
    }
  }

  private final class Bare: Plain {
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  private let root = UIViewController()

  private func present(_ type: (any UIPopoverBackgroundViewMethods.Type)?) async throws -> (Simulator, PopoverView) {
    let simulator = await Simulator.boot(.iPadPro11)
    simulator.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try #require(content.popoverPresentationController)
    popover.popoverBackgroundViewClass = type
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 400, y: 100, width: 60, height: 40)
    root.present(content, animated: false, completion: nil)
    await simulator.settle()
    return (simulator, try #require(popover.presentedView as? PopoverView))
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @Test func `The view replaces the background, and the content has its default appearance`() async throws {
    let (simulator, popover) = try await present(Plain.self)
    let background = try #require(popover.subviews.first as? Plain)
    #expect(background.frame == popover.bounds)
    let card = try #require(popover.subviews.last)
    #expect(card.backgroundColor == nil && card.layer.cornerRadius > 0 && popover.layer.shadowOpacity > 0)
    #expect(card.frame == popover.bounds.inset(by: UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)))
    try keep(simulator, "popover-background")
  }

  @Test func `Without the default appearance, the content has no corners and the popover no shadow`() async throws {
    let (simulator, popover) = try await present(Bare.self)
    let card = try #require(popover.subviews.last)
    #expect(card.layer.cornerRadius == 0 && popover.layer.shadowOpacity == 0)
    try keep(simulator, "popover-bare-background")
  }

  @Test func `Without a class, the popover has the system's background`() async throws {
    let (simulator, popover) = try await present(nil)
    #expect(popover.subviews.count == 1 && popover.background == nil)
    #expect(popover.subviews.first?.backgroundColor == .systemBackground)
    try keep(simulator, "popover-standard-background")
  }
}
