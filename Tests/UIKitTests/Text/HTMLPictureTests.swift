import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Pictures of text from HTML, and of letters that are inclined and stretched.
@MainActor
struct HTMLPictureTests {
  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func show(_ label: UILabel) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .white
    label.frame = CGRect(x: 20, y: 80, width: 353, height: 700)
    root.view.addSubview(label)
    simulator.show(root)
    return simulator
  }

  @Test func `A label shows text from HTML with its styles`() async throws {
    let html = """
      <style>body { font-family: -apple-system; font-size: 17px; color: #333333 }</style>
      <h1>Release Notes</h1><p>Version <b>1.0</b> is <i>here</i>. See <a href="https://example.com">the page</a> for
      <span style="color: red">red</span> and <u>underlined</u> text.</p>
      <ul><li>First, an item with so many words that they need a second line</li><li>Second</li></ul>
      <ol><li>One</li><li>Two</li></ol><p align="center">The <code>end</code></p>
      """
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4],
      documentAttributes: nil)
    let simulator = await show(label(text))
    let picture = simulator.svgSnapshot()
    #expect(picture.contains("Release Notes") && picture.contains("•") && picture.contains("2."))
    try Picture.save(picture, as: "html")
  }

  @Test func `Letters are inclined on the baseline, and stretched to their widths`() async throws {
    let font = UIFont.systemFont(ofSize: 32)
    let text = NSMutableAttributedString(string: "Upright\n", attributes: [.font: font])
    text.append(NSAttributedString(string: "Oblique\n", attributes: [.font: font, .obliqueness: 0.3]))
    text.append(NSAttributedString(string: "Expanded", attributes: [.font: font, .expansion: 0.5]))
    let simulator = await show(label(text))
    let picture = simulator.svgSnapshot()
    let line = try #require(picture.split(separator: "\n").first { $0.contains("Oblique") })
    #expect(line.contains("matrix(1 0 -0.3 1"))
    let expanded = try #require(picture.split(separator: "\n").first { $0.contains("Expanded") })
    #expect(expanded.contains("spacingAndGlyphs") && !line.contains("spacingAndGlyphs"))
    try Picture.save(picture, as: "letters")
  }
}
