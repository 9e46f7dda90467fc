import Testing
@testable import UIKit

/// Keys that name no property.
@MainActor
struct UndefinedKeyTests {
  private final class TolerantView: UIView {
    var stored: [String: Any] = [:]
    var nilKeys: [String] = []

    override func value(forUndefinedKey key: String) -> Any? { stored[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { stored[key] = value }
    override func setNilValueForKey(_ key: String) { nilKeys.append(key) }
  }

  private final class Trip: NSObject, _RuntimeKeyValueCoding {
    var name = "Journey"

    func value(forUndefinedKey key: String) -> Any? { key == "name" ? name : nil }
  }

  private final class OwnView: UIView, _RuntimeInterfaceObject {
    var title: String?

    func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      guard keyPath == "title" else { return false }
      title = value as? String
      return true
    }
  }

  @Test func `The methods for undefined keys can be overridden`() {
    let view = TolerantView()
    view.setValue(1, forKey: "unknown")
    view.setValue(2, forKeyPath: "other")
    #expect(view.stored as? [String: Int] == ["unknown": 1, "other": 2])
    #expect(view.value(forKey: "unknown") as? Int == 1)
    view.setValue(CGSize.zero, forKey: "intrinsicContentSize")
    #expect(view.stored["intrinsicContentSize"] as? CGSize == .zero, "a property that is read-only")
    view.setValue(nil, forKey: "alpha")
    #expect(view.nilKeys == ["alpha"] && view.alpha == 1)
  }

  @Test func `A class of the app has keys of its own`() {
    let trip = Trip()
    #expect(trip.value(forKey: "name") as? String == "Journey")
    #expect(trip.dictionaryWithValues(forKeys: ["name"]) as? [String: String] == ["name": "Journey"])
    let view = OwnView()
    view.setValue("Title", forKey: "title")
    view.setValue(4, forKey: "tag")
    #expect(view.title == "Title" && view.tag == 4)
  }

  @Test func `A failure describes the class, the key and the fix`() throws {
    let reading = try #require(KeyValueCoding.attempt { _ = UILabel().value(forKey: "unknown") })
    #expect(reading.contains("UILabel") && reading.contains("\"unknown\"") && reading.contains("forUndefinedKey"))
    let setting = try #require(KeyValueCoding.attempt { UILabel().setValue(1, forKey: "unknown") })
    #expect(setting.contains("_runtimeSetValue"))
    let readOnly = try #require(KeyValueCoding.attempt { UIView().setValue([UIView](), forKey: "subviews") })
    #expect(readOnly.contains("read-only"))
    let type = try #require(KeyValueCoding.attempt { UILabel().setValue("red", forKey: "textColor") })
    #expect(type.contains("textColor") && type.contains("UIColor"))
    let part = try #require(KeyValueCoding.attempt { UIView().setValue(1, forKeyPath: "frame.size") })
    #expect(part.contains("CGRect"))
    #expect(KeyValueCoding.attempt { UIView().setValue(nil, forKey: "tag") }?.contains("nil") == true)
    #expect(KeyValueCoding.attempt { UIView().setValue(5, forKey: "tag") } == nil)
  }

  @Test func `An unknown key, a wrong value and a key that is prohibited end the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = UIView().value(forKey: "unknown") }
    await #expect(processExitsWith: .failure) { @MainActor in UIView().setValue(1, forKey: "unknown") }
    await #expect(processExitsWith: .failure) { @MainActor in UIView().setValue(nil, forKey: "alpha") }
    await #expect(processExitsWith: .failure) { @MainActor in UIView().setValue("a", forKey: "backgroundColor") }
    await #expect(processExitsWith: .failure) { @MainActor in _ = UISearchBar().value(forKey: "_searchField") }
    await #expect(processExitsWith: .failure) { @MainActor in _ = UIApplication.shared.value(forKey: "statusBar") }
  }

  @Test func `Numbers are converted as NSNumber does`() {
    let view = UIView()
    view.setValue(2.9, forKey: "tag")
    #expect(view.tag == 2)
    view.setValue(true, forKey: "alpha")
    #expect(view.alpha == 1)
    view.setValue(0, forKey: "userInteractionEnabled")
    #expect(!view.isUserInteractionEnabled)
    view.setValue(Float(0.5), forKeyPath: "layer.opacity")
    #expect(view.layer.opacity == 0.5)
    view.setValue(Double.infinity, forKey: "tag")
    view.setValue(Double.nan, forKey: "tag")
    view.setValue(UInt64.max, forKey: "tag")
    let optional: UIColor? = nil
    view.backgroundColor = .red
    view.setValue(optional as Any, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil)
    #expect(KeyValueCoding.attempt { view.setValue(99, forKey: "contentMode") } != nil)
  }
}
