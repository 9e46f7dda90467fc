import Foundation
import Testing
import UIKit

// Foundation is imported as well, as in most files of an app: what UIKit adds must not be ambiguous there.

/// What Foundation has on Apple's platforms only.
@Suite
@MainActor
struct FoundationOfAppleTests {
  @Test func `Objects that are created to be replaced are empty`() {
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().length == 0)
    #expect(NSMutableString().length == 0)
    #expect(Timer().userInfo == nil)
  }

  @Test func `A mutable string appends a format`() {
    let text = NSMutableString()
    text.appendFormat("%d of %@", 3, NSString("five"))
    #expect(text == "3 of five")
  }

  @Test func `Defaults are set and read as values`() {
    let defaults = UserDefaults.standard
    defaults.setValue("Ada", forKey: "FoundationOfAppleTests")
    #expect(defaults.value(forKey: "FoundationOfAppleTests") as? String == "Ada")
    defaults.setValue(nil, forKey: "FoundationOfAppleTests")
    #expect(defaults.value(forKey: "FoundationOfAppleTests") == nil)
  }

  @Test func `Geometry is encoded in a file that imports Foundation`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1.5, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1.5, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeCGRect(forKey: "none") == .zero)
  }

  @Test func `The network is a part of Foundation`() {
    #expect(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod == "GET")
  }

  @Test func `Units and classes have their names`() {
    #expect(Double(3 * NSEC_PER_MSEC) / Double(NSEC_PER_SEC) == 0.003)
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(UIView.description() == "UIKit.UIView")
    #expect(UIView.classForCoder() === UIView.self)
  }

  @Test func `Levels, weights and priorities are compared and shifted`() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIWindow.Level.normal - 1 < .normal)
    #expect(UIFont.Weight.bold > .regular)
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority == UILayoutPriority(999))
    #expect(1 + priority == .required)
  }

  @Test func `A batch of updates is made by a closure that does not escape`() {
    func update(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
    var calls = 0
    update(UITableView()) { calls += 1 }
    #expect(calls == 1)
  }

  @Test func `Documents are parsed`() {
    final class Names: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
      ) { names.append(elementName) }
    }
    let names = Names()
    let parser = XMLParser(data: Data("<rss><item/></rss>".utf8))
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.names == ["rss", "item"])
  }

  @Test func `Folders have names`() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
  }

  @Test func `Selectors have names`() {
    #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
  }
}
