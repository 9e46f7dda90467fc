// Only the simulator can tap a link.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The data that text views convert to links, and the items with which the user interacts.
  @MainActor
  struct DataDetectorTests {
    private final class Delegate: NSObject, UITextViewDelegate {
      var log: [String] = []
      var replacesAction = false
      var refusesAction = false

      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
        return false
      }
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.append("attachment \(characterRange.location)")
        return false
      }
      func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
      {
        if refusesAction { return nil }
        switch textItem.content {
        case .tag(let tag):
          return UIAction { [weak self] _ in self?.log.append("tag \(tag) \(textItem.range.length)") }
        case .link(let url) where replacesAction:
          return UIAction { [weak self] _ in self?.log.append("own \(url.absoluteString)") }
        default: return defaultAction
        }
      }
    }

    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 340, height: 200))
    private let delegate = Delegate()

    private func show(_ text: String, _ types: UIDataDetectorTypes) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      view.text = text
      view.isEditable = false
      view.dataDetectorTypes = types
      view.delegate = delegate
      let root = UIViewController()
      root.view.addSubview(view)
      simulator.show(root)
      await simulator.settle()
      return simulator
    }

    private func tap(_ part: String, _ simulator: Simulator) async throws {
      let range = (view.text as NSString).range(of: part)
      let start = try #require(view.position(from: view.beginningOfDocument, offset: range.location))
      let end = try #require(view.position(from: start, offset: range.length))
      let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
      try await simulator.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
      await simulator.advance(by: .seconds(2))
    }

    @Test(.rule("R1275"))
    func `Addresses of the web, email addresses and telephone numbers are links`() async throws {
      let text = "See https://swift.org/docs, mail me@example.com, or call (555) 123-4567."
      let simulator = await show(text, [.link, .phoneNumber])
      try await tap("swift", simulator)
      try await tap("example", simulator)
      try await tap("123", simulator)
      #expect(
        delegate.log == [
          "link https://swift.org/docs 4,22", "link mailto:me@example.com 33,14", "link tel:5551234567 57,14",
        ])
    }

    @Test(.rule("R1275"))
    func `Only data of the given types are links`() async throws {
      let simulator = await show("www.swift.org or +49 30 1234567", .link)
      try await tap("1234", simulator)
      #expect(delegate.log == [])
      try await tap("swift", simulator)
      #expect(delegate.log == ["link http://www.swift.org 0,13"])
    }

    @Test(.rule("R1276"))
    func `Data are links only while the text can be selected and cannot be edited`() async throws {
      let simulator = await show("swift.org", .all)
      view.isSelectable = false
      try await tap("swift", simulator)
      view.isSelectable = true
      view.isEditable = true
      try await tap("swift", simulator)
      #expect(delegate.log == [])
      #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
      view.resignFirstResponder()
      view.isEditable = false
      await simulator.settle()
      try await tap("swift", simulator)
      #expect(delegate.log == ["link http://swift.org 0,9"])
    }

    @Test(.rule("R1276"))
    func `Data are detected again when the text changes`() async throws {
      let simulator = await show("nothing", .all)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 7), with: "read apple.com")
      await simulator.settle()
      try await tap("apple", simulator)
      #expect(delegate.log == ["link http://apple.com 5,9"])
      view.text = "read nothing"
      #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    }

    @Test(
      .rule("R1277"),
      arguments: ["on 2024-10-05 at 12:30", "12.05.2024", "3.14159265", "version 1.2.3", "order 12", "e.g. this"])
    func `Dates and other numbers are not telephone numbers`(text: String) async throws {
      _ = await show(text, [.link, .phoneNumber])
      for index in 0..<view.textStorage.length {
        #expect(view.attributedText.attribute(.link, at: index, effectiveRange: nil) == nil)
      }
    }

    @Test(.rule("R1623"))
    func `Dates and street addresses are links if the types include them`() async throws {
      let text = "Meet on 2024-10-05 at 12:30 at 1 Infinite Loop, Cupertino, CA 95014"
      _ = await show(text, [.address, .calendarEvent])
      var range = NSRange()
      let date = view.attributedText.attribute(.link, at: 8, effectiveRange: &range)
      #expect((date as? NSURL)?.scheme == "x-apple-data-detectors")
      #expect(range.location == 8)
      let address = (text as NSString).range(of: "1 Infinite Loop")
      let link = view.attributedText.attribute(.link, at: address.location, effectiveRange: &range)
      #expect((link as? NSURL)?.scheme == "x-apple-data-detectors")
      #expect(range.location == address.location)
      view.dataDetectorTypes = .link
      #expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
    }

    @Test(.rule("R1278"))
    func `The delegate replaces or prevents the action of an item`() async throws {
      let simulator = await show("swift.org", .link)
      delegate.replacesAction = true
      try await tap("swift", simulator)
      #expect(delegate.log == ["own http://swift.org"])
      delegate.refusesAction = true
      try await tap("swift", simulator)
      #expect(delegate.log.count == 1)
    }

    @Test(.rule("R1278"))
    func `Tags and attachments are items too`() async throws {
      let simulator = await show("", [])
      let text = NSMutableAttributedString(string: "topic ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.addAttribute(.textItemTag, value: "swift", range: NSRange(location: 0, length: 5))
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star.fill")
      attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
      text.append(NSAttributedString(attachment: attachment))
      view.attributedText = text
      await simulator.settle()
      try await tap("topic", simulator)
      try await tap("\u{FFFC}", simulator)
      #expect(delegate.log == ["tag swift 5", "attachment 6"])
    }
  }
#endif
