import Simulator
import Testing
@testable import UIKit

/// Sheets that float on a large screen.
@MainActor
struct PadSheetTests {
  private let presenter = UIViewController()
  private let sheet = UIViewController()

  private func present(_ style: UIModalPresentationStyle) async -> Simulator {
    let simulator = await Simulator.boot(.iPadPro11)
    simulator.show(presenter)
    sheet.modalPresentationStyle = style
    presenter.present(sheet, animated: false, completion: nil)
    await simulator.settle()
    return simulator
  }

  private func drag(_ simulator: Simulator, by distance: CGFloat) async throws {
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    let start = CGPoint(x: frame.midX, y: frame.minY + 40)
    let finger = try simulator.touchDown(at: start)
    for step in 1...10 {
      await simulator.advance(by: .milliseconds(40))
      simulator.move(finger, to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
    }
    await simulator.advance(by: .milliseconds(200))
    simulator.touchUp(finger, at: CGPoint(x: start.x, y: start.y + distance))
    await simulator.settle()
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `A sheet that is pulled down is dismissed`(style: UIModalPresentationStyle) async throws {
    let simulator = await present(style)
    try await drag(simulator, by: 600)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `A sheet that is pulled a little returns to its place`() async throws {
    let simulator = await present(.pageSheet)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    try await drag(simulator, by: 80)
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
  }
}
