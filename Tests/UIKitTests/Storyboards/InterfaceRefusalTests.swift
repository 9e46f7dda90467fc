import Simulator
import Testing
import UIKit

/// Files that are not in order: what is said of them, with file, line and element.
@MainActor
@Suite(.ownDevice)
struct InterfaceRefusalTests {
  private func refusal(_ data: Data) -> String {
    do {
      try UIStoryboard._runtimeValidate(data, named: "Main.storyboard")
      return "accepted"
    } catch { return error.description }
  }

  private func refusal(view: String, connections: String = "", attributes: String = "") -> String {
    refusal(
      BoardFixture.storyboard(
        BoardFixture.controller(
          "c", attributes, view: "<subviews>\(view)</subviews>", connections: connections), initial: "c"))
  }

  private func refusal(text: String) -> String { refusal(Data(text.utf8)) }

  @Test func `Entities and document types are refused before they are parsed`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
      <document>&lol2;</document>
      """
    #expect(refusal(text: bomb).hasPrefix("Main.storyboard:2: document type and entity declarations are refused"))
    #expect(refusal(text: "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>").contains("refused"))
  }

  @Test func `Other encodings are refused`() {
    #expect(refusal(text: "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>").contains("save the file as UTF-8"))
    #expect(refusal("<document/>".data(using: .utf16) ?? Data()).contains("zero byte"))
  }

  @Test func `Truncated files are refused with the line`() {
    let whole = BoardFixture.storyboard(BoardFixture.controller("c"), initial: "c")
    for count in stride(from: 0, to: whole.count - 12, by: 37) {
      let message = refusal(whole.prefix(count))
      #expect(message != "accepted")
      #expect(message.hasPrefix("Main.storyboard"))
    }
  }

  @Test func `Huge and deep files are refused`() {
    let deep = String(repeating: "<view>", count: 500) + String(repeating: "</view>", count: 500)
    #expect(refusal(text: deep).contains("deep"))
    let many = "<document>" + String(repeating: "<a/>", count: 200_001) + "</document>"
    #expect(refusal(text: many).contains("200000 elements"))
    #expect(refusal(view: "<label id=\"l\" text=\"\(String(repeating: "x", count: 70_000))\"/>").contains("bytes"))
    #expect(refusal(Data(count: 17 << 20)).contains("divide it"))
  }

  @Test func `Nested subviews have a limit`() {
    var view = "<view id=\"x\"/>"
    for index in 0..<70 { view = "<view id=\"v\(index)\"><subviews>\(view)</subviews></view>" }
    #expect(refusal(view: view).contains("deep"))
  }

  @Test func `Ids are unique and there`() {
    #expect(
      refusal(view: "<label id=\"l\"/>\n<view id=\"l\"/>")
        == "Main.storyboard:11: <view id=\"l\">: the id was used in line 10 already; give one of the two another id")
    #expect(refusal(view: "<label/>").contains("no id"))
  }

  @Test func `A view can have the class of a subclass`() {
    #expect(refusal(view: "<view id=\"v\" customClass=\"UILabel\"/>") == "accepted")
  }

  @Test(arguments: [
    "<view id=\"v\" alpha=\"nan\"/>", "<view id=\"v\" alpha=\"2\"/>", "<view id=\"v\" hidden=\"maybe\"/>",
    "<view id=\"v\" tag=\"99999999999999999999\"/>", "<label id=\"v\" numberOfLines=\"-1\"/>",
    "<slider id=\"v\" minValue=\"1\" maxValue=\"0\"/>", "<stepper id=\"v\" stepValue=\"0\"/>",
    "<view id=\"v\"><rect key=\"frame\" x=\"inf\"/></view>", "<view id=\"v\"><color key=\"backgroundColor\"/></view>",
    "<view id=\"v\" horizontalHuggingPriority=\"0\"/>", "<view id=\"v\" contentMode=\"sideways\"/>",
    "<label id=\"v\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0\"/></label>",
    "<segmentedControl id=\"v\" selectedSegmentIndex=\"3\"><segments><segment title=\"A\"/></segments></segmentedControl>",
    "<label id=\"v\"><string key=\"text\" base64-UTF8=\"YES\">*</string></label>",
    "<datePicker id=\"v\" datePickerMode=\"century\"/>", "<datePicker id=\"v\" minuteInterval=\"0\"/>",
    "<datePicker id=\"v\"><date key=\"date\" timeIntervalSinceReferenceDate=\"nan\"/></datePicker>",
    "<visualEffectView id=\"v\"><blurEffect style=\"plaid\"/></visualEffectView>",
    "<visualEffectView id=\"v\"><vibrancyEffect/></visualEffectView>", "<button id=\"v\" buttonType=\"round\"/>",
    "<button id=\"v\"><inset key=\"contentEdgeInsets\" minX=\"inf\"/></button>",
  ])
  func `Invalid values are refused`(_ markup: String) {
    let message = refusal(view: markup)
    #expect(message != "accepted")
    #expect(message.contains("Main.storyboard:10: <"), "\(message)")
  }

  @Test(arguments: [
    "<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"top\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"leading\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"leading\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"width\" multiplier=\"0\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"width\" multiplier=\"1:0\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"inf\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"width\" priority=\"1001\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"width\" relation=\"about\" id=\"k\"/>",
    "<constraint firstItem=\"c\" firstAttribute=\"width\" id=\"k\"/>",
    "<constraint firstItem=\"v\" firstAttribute=\"sideways\" id=\"k\"/>",
  ])
  func `Constraints that cannot be are refused`(_ markup: String) {
    let message = refusal(
      view:
        "<view id=\"p\"><subviews><view id=\"v\"/><view id=\"w\"/></subviews><constraints>\n\(markup)</constraints></view>"
    )
    #expect(message.hasPrefix("Main.storyboard:11: <constraint id=\"k\">:"), "\(message)")
  }

  @Test func `A constraint does not leave its prototype cell`() {
    let message = refusal(
      view: """
        <tableView id="t"><prototypes><tableViewCell id="x" reuseIdentifier="R"><tableViewCellContentView key="contentView" id="cc">
        <constraints><constraint firstItem="cc" firstAttribute="top" secondItem="t" secondAttribute="top" id="k"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """)
    #expect(message.contains("no common superview"))
  }

  @Test func `Outlets and actions need an object that accepts them`() {
    #expect(
      refusal(view: "<label id=\"l\"/>", connections: "<outlet property=\"x\" destination=\"l\" id=\"o\"/>")
        .contains("conform UIViewController to _RuntimeInterfaceObject"))
    #expect(
      refusal(view: "<label id=\"l\"/>", connections: "<outlet property=\"x\" destination=\"q\" id=\"o\"/>")
        .contains("is not an object of the file"))
    #expect(
      refusal(
        view:
          "<button id=\"b\"><connections><action selector=\"go\" destination=\"c\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>"
      ).contains("conform UIViewController to _RuntimeActionTarget"))
    #expect(
      refusal(
        view:
          "<tableView id=\"t\"><connections><outlet property=\"dataSource\" destination=\"c\" id=\"a\"/></connections></tableView>"
      ).contains("needs a UITableViewDataSource, which UIViewController is not"))
  }

  @Test func `Segues need a destination and a way to show it`() {
    #expect(
      refusal(view: "", connections: "<segue destination=\"x\" kind=\"show\" id=\"s\"/>").contains(
        "not a view controller")
    )
    #expect(
      refusal(view: "", connections: "<segue destination=\"c\" kind=\"push\" id=\"s\"/>").contains(
        "use show, showDetail"))
    #expect(
      refusal(view: "", connections: "<segue destination=\"c\" kind=\"custom\" id=\"s\"/>").contains("needs a class"))
    #expect(
      refusal(view: "", connections: "<segue destination=\"c\" kind=\"relationship\" relationship=\"x\" id=\"s\"/>")
        .contains("has no relationship"))
  }

  @Test func `Controllers that embed each other are refused, with the circle`() {
    func scene(_ id: String, _ other: String) -> String {
      BoardFixture.controller(
        id,
        view:
          "<subviews><containerView id=\"\(id)-box\"><connections><segue destination=\"\(other)\" kind=\"embed\" id=\"\(id)-s\"/></connections></containerView></subviews>"
      )
    }
    #expect(
      refusal(BoardFixture.storyboard(scene("a", "b"), scene("b", "a"), initial: "a")).contains("a → b → a"))
    #expect(refusal(BoardFixture.storyboard(scene("a", "a"), initial: "a")).contains("a → a"))
  }

  @Test func `Controllers that multiply are refused`() {
    let scenes = (0..<20).map { index in
      BoardFixture.controller(
        "n\(index)",
        view: "<subviews>"
          + (0..<2).map {
            "<containerView id=\"n\(index)-\($0)\"><connections><segue destination=\"n\(index + 1)\" kind=\"embed\" id=\"n\(index)-s\($0)\"/></connections></containerView>"
          }.joined() + "</subviews>")
    }
    let all = (scenes + [BoardFixture.controller("n20")]).joined(separator: "</objects></scene><scene><objects>")
    #expect(refusal(BoardFixture.storyboard(all, initial: "n0")).contains("more than 500 view controllers"))
  }

  @Test func `A missing start and a wrong root are named`() {
    #expect(
      refusal(BoardFixture.storyboard(BoardFixture.controller("c"), initial: "z")).contains(
        "initial view controller \"z\""))
    #expect(refusal(text: "<html/>").contains("its root is not <document>"))
    #expect(refusal(BoardFixture.nib("")).contains("load it with UINib"))
    #expect(refusal(text: "").contains("empty"))
  }

  @Test func `Unread elements are reported, not refused`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    #expect(refusal(view: "<view id=\"v\" sparkle=\"YES\"><glitter key=\"dust\"/></view>") == "accepted")
    #expect(reports.count == 2)
    #expect(reports.first?.contains("attribute sparkle is not read") == true)
  }

  @Test func `A refused outlet ends the process with the same words`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let board = try UIStoryboard(
        BoardFixture.storyboard(
          BoardFixture.controller(
            "c", BoardFixture.custom("NotingController"), view: "<subviews><label id=\"l\"/></subviews>",
            connections: "<outlet property=\"refused\" destination=\"l\" id=\"o\"/>"), initial: "c"), file: "T")
      board.instantiateInitialViewController()?.loadViewIfNeeded()
    }
  }
}
