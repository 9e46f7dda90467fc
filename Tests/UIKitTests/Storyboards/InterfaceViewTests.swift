import Simulator
import Testing
import UIKit

/// What elements say about views.
@MainActor
@Suite(.ownDevice)
struct InterfaceViewTests {
  @Test func `A view has its attributes and values`() throws {
    let view = try BoardFixture.view(
      """
      <view id="v" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="center"
        horizontalHuggingPriority="300" verticalCompressionResistancePriority="600" opaque="NO">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
      <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
      <accessibility key="accessibilityConfiguration" label="Box" identifier="box"><accessibilityTraits key="traits" button="YES"/></accessibility>
      </view>
      """)
    #expect(view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled && !view.isOpaque)
    #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == .center)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 600)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(view.accessibilityLabel == "Box" && view.accessibilityIdentifier == "box")
    #expect(view.accessibilityTraits.contains(.button))
  }

  @Test(arguments: ["switch", "slider", "activityIndicatorView", "pickerView"])
  func `The hugging priorities of a document replace those of the class`(kind: String) throws {
    let usual = try BoardFixture.view("<\(kind) id=\"v\"/>")
    #expect(usual.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(usual.contentHuggingPriority(for: .vertical) == .defaultLow)
    let other = try BoardFixture.view("<\(kind) id=\"v\" verticalHuggingPriority=\"750\"/>")
    #expect(other.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(other.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test func `A label has text, font and color`() throws {
    let label = try #require(
      try BoardFixture.view(
        """
        <label id="l" textAlignment="center" numberOfLines="3" lineBreakMode="wordWrap" userInteractionEnabled="YES">
        <string key="text">Two
        lines</string>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" name="Sea"/>
        </label>
        """, resources: "<namedColor name=\"Sea\"><color red=\"0\" green=\"0\" blue=\"1\"/></namedColor>") as? UILabel)
    #expect(label.text == "Two\nlines")
    #expect(label.textAlignment == .center && label.numberOfLines == 3 && label.lineBreakMode == .byWordWrapping)
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(label.isUserInteractionEnabled)
  }

  @Test func `Text styles are the preferred fonts`() throws {
    let label = try BoardFixture.view(
      "<label id=\"l\" text=\"x\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/></label>"
    )
    #expect((label as? UILabel)?.font == .preferredFont(forTextStyle: .headline))
  }

  @Test func `A button has states or a configuration`() throws {
    let plain = try #require(
      try BoardFixture.view(
        """
        <button id="b" buttonType="system"><state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>
        <state key="selected" title="Gone"/></button>
        """) as? UIButton)
    #expect(plain.buttonType == .system)
    #expect(plain.title(for: .normal) == "Go" && plain.title(for: .selected) == "Gone")
    let filled = try #require(
      try BoardFixture.view(
        """
        <button id="b" buttonType="system"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Book" image="star" catalog="system" cornerStyle="capsule" buttonSize="large" imagePlacement="top" titleAlignment="trailing" titleLineBreakMode="tailTruncation"/></button>
        """) as? UIButton)
    #expect(filled.configuration?.title == "Book" && filled.configuration?.cornerStyle == .capsule)
    #expect(filled.configuration?.image != nil && filled.configuration?.imagePlacement == .top)
    #expect(filled.configuration?.titleAlignment == .trailing && filled.configuration?.buttonSize == .large)
    #expect(filled.configuration?.titleLineBreakMode == .byTruncatingTail)
  }

  @Test func `Controls without values have those of their classes`() throws {
    let slider = try #require(try BoardFixture.view("<slider id=\"s\" minValue=\"-1\"/>") as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (-1, 0, 1))
    let stepper = try #require(try BoardFixture.view("<stepper id=\"s\"/>") as? UIStepper)
    #expect((stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
    let pages = try #require(try BoardFixture.view("<pageControl id=\"p\"/>") as? UIPageControl)
    #expect((pages.currentPage, pages.numberOfPages) == (0, 0))
  }

  @Test func `What Interface Builder omits is not always the default of the class`() throws {
    for kind in ["imageView", "label"] {
      #expect(try BoardFixture.view("<\(kind) id=\"v\"/>").isUserInteractionEnabled)
      #expect(try !BoardFixture.view("<\(kind) id=\"v\" userInteractionEnabled=\"NO\"/>").isUserInteractionEnabled)
    }
    let kind = "activityIndicatorView"
    let indicator = try #require(try BoardFixture.view("<\(kind) id=\"v\"/>") as? UIActivityIndicatorView)
    #expect(!indicator.hidesWhenStopped && !indicator.isHidden && !indicator.isAnimating)
    #expect(try BoardFixture.view("<\(kind) id=\"v\" hidesWhenStopped=\"YES\"/>").isHidden)
    #expect(try BoardFixture.view("<\(kind) id=\"v\" hidden=\"YES\"/>").isHidden)
  }

  @Test func `Controls accept values within their limits, in every order of attributes`() throws {
    let slider = try #require(
      try BoardFixture.view("<slider id=\"s\" value=\"30\" minValue=\"20\" maxValue=\"40\"/>") as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (20, 30, 40))
    let stepper = try #require(
      try BoardFixture.view("<stepper id=\"s\" value=\"-5\" minimumValue=\"-10\" maximumValue=\"-1\" stepValue=\"2\"/>")
        as? UIStepper)
    #expect((stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue) == (-10, -5, -1, 2))
    let segments = try #require(
      try BoardFixture.view(
        "<segmentedControl id=\"s\" selectedSegmentIndex=\"1\"><segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/></segments></segmentedControl>"
      ) as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 0) == "A" && !segments.isEnabledForSegment(at: 1))
    let pages = try #require(
      try BoardFixture.view("<pageControl id=\"p\" currentPage=\"2\" numberOfPages=\"4\"/>") as? UIPageControl)
    #expect(pages.currentPage == 2)
    #expect((try BoardFixture.view("<switch id=\"s\" on=\"YES\"/>") as? UISwitch)?.isOn == true)
    #expect((try BoardFixture.view("<progressView id=\"p\" progress=\"0.25\"/>") as? UIProgressView)?.progress == 0.25)
    #expect(
      (try BoardFixture.view("<activityIndicatorView id=\"a\" animating=\"YES\" style=\"large\"/>")
        as? UIActivityIndicatorView)?.isAnimating == true)
  }

  @Test func `Text input has its traits`() throws {
    let field = try #require(
      try BoardFixture.view(
        """
        <textField id="t" placeholder="Mail" borderStyle="roundedRect" clearButtonMode="whileEditing" text="x">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go" secureTextEntry="YES" autocorrectionType="no"/>
        </textField>
        """) as? UITextField)
    #expect(field.placeholder == "Mail" && field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go && field.isSecureTextEntry)
    let text = try #require(
      try BoardFixture.view("<textView id=\"t\" editable=\"NO\" text=\"Lorem\"/>") as? UITextView)
    #expect(text.text == "Lorem" && !text.isEditable)
    #expect(
      (try BoardFixture.view("<searchBar id=\"s\" placeholder=\"Find\"/>") as? UISearchBar)?.placeholder == "Find")
  }

  @Test func `A stack arranges its subviews`() throws {
    let stack = try #require(
      try BoardFixture.view(
        "<stackView id=\"s\" axis=\"vertical\" spacing=\"8\" distribution=\"fillEqually\" alignment=\"center\"><subviews><view id=\"x\"/><view id=\"y\"/></subviews></stackView>"
      ) as? UIStackView)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(
      stack.axis == .vertical && stack.spacing == 8 && stack.distribution == .fillEqually && stack.alignment == .center)
  }

  @Test func `Constraints lay out within the safe area`() throws {
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        BoardFixture.controller(
          "c",
          view: """
            <subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
            <imageView id="i" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="k2"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="29" id="k3"/>
            <constraint firstItem="v" firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="1:2" id="k4"/>
            <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="bottom" symbolic="YES" id="k5"/>
            <constraint firstItem="i" firstAttribute="width" constant="44" identifier="icon" id="k6"/>
            <constraint firstItem="i" firstAttribute="height" relation="greaterThanOrEqual" constant="12" priority="999" id="k7"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k8"/>
            </constraints>
            """), initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController())
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let (view, icon) = (controller.view.subviews[0], controller.view.subviews[1])
    let top = controller.view.safeAreaInsets.top
    #expect(top > 0)
    #expect(abs(view.frame.minX - 20) < 0.01 && abs(view.frame.minY - top - 10) < 0.01)
    #expect(abs(view.frame.width - 344) < 0.01 && abs(view.frame.height - 172) < 0.01)
    #expect(abs(icon.frame.minX - 20) < 0.01 && abs(icon.frame.minY - view.frame.maxY - 8) < 0.01)
    #expect(icon.frame.width == 44)
  }

  @Test func `User-defined runtime attributes reach layers and the app's own properties`() throws {
    let view = try #require(
      try BoardFixture.view(
        """
        <view id="v" \(BoardFixture.custom("NotingView"))>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="wild" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="motto" value="On"/>
        <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </view>
        """) as? NotingView)
    #expect(view.values["radius"] as? Double == 8)
    #expect(view.values["wild"] as? Bool == true)
    #expect(view.values["motto"] as? String == "On")
    #expect(view.values["shade"] as? UIColor == UIColor(white: 1, alpha: 1))
    let plain = try BoardFixture.view(
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><real key=\"value\" value=\"6\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
    )
    #expect(plain.layer.cornerRadius == 6)
  }

  @Test func `Recognizers and actions are connected`() throws {
    let scene = BoardFixture.controller(
      "c", BoardFixture.custom("NotingController"),
      view: """
        <subviews><slider id="s"><connections><action selector="slide:" destination="c" eventType="valueChanged" id="a1"/></connections></slider>
        <label id="l1" text="1"/><label id="l2" text="2"/></subviews>
        """,
      connections: """
        <outletCollection property="labels" destination="l1" id="o1"/><outletCollection property="labels" destination="l2" id="o2"/>
        """)
    let recognizer = """
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2"><connections><action selector="tapped:" destination="c" id="a2"/></connections></tapGestureRecognizer>
      """
    let data = BoardFixture.storyboard(
      scene.replacingOccurrences(
        of: "id=\"c-view\" ", with: "id=\"c-view\" ") + recognizer, initial: "c")
    let markup = String(decoding: data, as: UTF8.self).replacingOccurrences(
      of: "<autoresizingMask key=\"autoresizingMask\" widthSizable",
      with:
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/></connections><autoresizingMask key=\"autoresizingMask\" widthSizable"
    )
    let board = try UIStoryboard(Data(markup.utf8), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? NotingController)
    let tap = try #require(controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
    #expect(controller.labels.map(\.text) == ["1", "2"])
    (controller.view.subviews.first as? UISlider)?.sendActions(for: .valueChanged)
    #expect(controller.performed == ["slide:"])
  }

  @Test func `The outlets of tables and text fields are connected`() throws {
    let scene = BoardFixture.controller(
      "c", BoardFixture.custom("DroppingController"),
      view: """
        <subviews>
        <tableView id="t"><connections><outlet property="prefetchDataSource" destination="c" id="o1"/>
        <outlet property="dragDelegate" destination="c" id="o2"/><outlet property="dropDelegate" destination="c" id="o3"/>
        </connections></tableView>
        <textField id="f"><connections><outlet property="inputView" destination="pad" id="o4"/>
        <outlet property="inputAccessoryView" destination="bar" id="o5"/></connections></textField>
        </subviews>
        """)
    let views = "<view id=\"pad\" tag=\"1\"/><view id=\"bar\" tag=\"2\"/>"
    let board = try UIStoryboard(BoardFixture.storyboard(scene + views, initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? DroppingController)
    let table = try #require(controller.view.subviews.first as? UITableView)
    #expect(table.prefetchDataSource === controller)
    #expect(table.dragDelegate === controller && table.dropDelegate === controller)
    let field = try #require(controller.view.subviews.last as? UITextField)
    #expect(field.inputView?.tag == 1 && field.inputAccessoryView?.tag == 2)
  }

  @Test func `A table controller shows the sections of the file`() throws {
    let table = """
      <tableViewController id="t">
      <tableView key="view" id="table" style="insetGrouped" dataMode="static" rowHeight="44">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection headerTitle="General" id="sec"><cells>
      <tableViewCell id="c1" style="IBUITableViewCellStyleDefault" textLabel="l1"><tableViewCellContentView key="contentView" id="cc1"><subviews><label id="l1" text="About"/></subviews></tableViewCellContentView></tableViewCell>
      <tableViewCell id="c2" rowHeight="70" accessoryType="disclosureIndicator"><tableViewCellContentView key="contentView" id="cc2"/></tableViewCell>
      </cells></tableViewSection></sections>
      </tableView></tableViewController>
      """
    let board = try UIStoryboard(BoardFixture.storyboard(table, initial: "t"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "About")
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .disclosureIndicator)
  }
}

/// A controller with the delegates that only some tables have.
final class DroppingController: NotingController, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
