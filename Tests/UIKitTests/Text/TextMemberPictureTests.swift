import Foundation
import Simulator
import Testing
import UIKit

/// What outlines of letters, detected data and the font picker look like.
@MainActor
struct TextMemberPictureTests {
  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @Test func `Letters have an outline in place of their color, or in front of it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    for (index, width) in [3.0, -3.0, 0.0].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 90 * CGFloat(index), width: 350, height: 80))
      label.attributedText = NSAttributedString(
        string: "Outline",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 60), .foregroundColor: UIColor.systemYellow,
          .strokeColor: UIColor.systemRed, .strokeWidth: width,
        ])
      root.view.addSubview(label)
    }
    let text = UITextView(frame: CGRect(x: 20, y: 380, width: 350, height: 90))
    text.font = .systemFont(ofSize: 17)
    text.text = "Visit swift.org, write to me@example.com, or call +49 30 1234567."
    text.isEditable = false
    text.dataDetectorTypes = .all
    root.view.addSubview(text)
    simulator.show(root)
    await simulator.settle()
    let svg = simulator.svgSnapshot()
    // 3 percent of 60 points.
    #expect(svg.components(separatedBy: "stroke-width=\"1.8\"").count == 3)
    try keep(simulator, "outlines")
  }

  @Test func `The font picker lists families in their faces`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.selectedFontDescriptor = UIFontDescriptor(name: "Menlo-Regular", size: 0)
    root.present(picker, animated: false)
    await simulator.settle()
    #expect(simulator.svgSnapshot().contains("Arial"))
    try keep(simulator, "font-picker")
  }
}
