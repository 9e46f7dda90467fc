import Foundation
import Simulator
import Testing
import UIKit

/// What text in columns and around shapes looks like.
@MainActor
struct TextKitPictureTests {
  private static let article = """
    The harbor wakes before the town does. Ropes creak, gulls argue over the first nets, and a smell of tar and coffee \
    drifts along the quay.
    By seven the ferries have left. What remains is the slow work of the day: crates, ice, invoices, and a radio that \
    only ever plays the same three songs.
    In the afternoon the light turns yellow, and everybody who can finds a reason to walk to the end of the pier.
    """

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  private func screen(_ views: [UIView]) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    for view in views { root.view.addSubview(view) }
    simulator.show(root)
    await simulator.settle()
    return simulator
  }

  @Test func `Text flows through two columns`() async throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.paragraphSpacing = 8
    let storage = NSTextStorage(
      string: Self.article, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let columns = [CGRect(x: 12, y: 80, width: 178, height: 260), CGRect(x: 202, y: 80, width: 178, height: 400)]
    let views = columns.map { frame in
      let container = NSTextContainer(size: CGSize(width: frame.width, height: frame.height - 16))
      manager.addTextContainer(container)
      let view = UITextView(frame: frame, textContainer: container)
      view.isScrollEnabled = false
      view.isEditable = false
      view.backgroundColor = .secondarySystemBackground
      return view
    }
    let simulator = await screen(views)
    try keep(simulator, "text-columns")
    let picture = simulator.svgSnapshot()
    let end = NSMaxRange(manager.glyphRange(for: views[0].textContainer))
    #expect(end > 100 && end < storage.length)
    #expect(NSMaxRange(manager.glyphRange(for: views[1].textContainer)) == storage.length)
    // Each word is in one of the columns.
    for word in ["harbor", "ferries", "invoices", "pier."] { #expect(picture.contains(word)) }
    #expect(picture.components(separatedBy: "harbor").count == 2)
  }

  @Test func `Text flows around a circle`() async throws {
    let view = UITextView(frame: CGRect(x: 16, y: 80, width: 361, height: 400))
    view.font = .systemFont(ofSize: 16)
    view.text = Self.article + "\n" + Self.article
    let circle = CGRect(x: 120, y: 60, width: 120, height: 120)
    view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: circle)]
    let disc = UIView(frame: circle.offsetBy(dx: 0, dy: 8).insetBy(dx: 4, dy: 4))
    disc.backgroundColor = .systemTeal
    disc.layer.cornerRadius = 56
    view.addSubview(disc)
    let simulator = await screen([view])
    try keep(simulator, "text-circle")
    var beside = 0
    let all = NSRange(location: 0, length: view.layoutManager.numberOfGlyphs)
    view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
      if used.minY > 80, used.maxY < 160 {
        beside += 1
        #expect(used.maxX < 140 || used.minX > 220)
      }
    }
    #expect(beside >= 6)
  }

  /// A layout manager that draws rounded backgrounds and a line beside each paragraph.
  private final class MarkingManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      UIColor.systemOrange.setFill()
      enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
        UIBezierPath(rect: CGRect(x: origin.x, y: origin.y + rect.minY + 2, width: 2, height: rect.height - 4)).fill()
      }
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
        UIBezierPath(roundedRect: rect.insetBy(dx: -2, dy: 1), cornerRadius: 5).fill()
      }
    }
  }

  @Test func `A layout manager draws backgrounds of its own`() async throws {
    let storage = NSTextStorage(string: Self.article, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let range = (storage.string as NSString).range(of: "a radio that only ever plays the same three songs")
    storage.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: range)
    let manager = MarkingManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 361, height: 0))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 16, y: 80, width: 361, height: 400), textContainer: container)
    let simulator = await screen([view])
    try keep(simulator, "text-backgrounds")
    let before = simulator.svgSnapshot()
    #expect(before.contains("harbor"))
    storage.removeAttribute(.backgroundColor, range: range)
    await simulator.settle()
    let after = simulator.svgSnapshot()
    #expect(after != before)
    #expect(after.contains("harbor"))
  }
}
