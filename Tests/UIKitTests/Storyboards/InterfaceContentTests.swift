import Simulator
import Testing

@testable import UIKit

/// Pickers, visual effects, and texts with attributes in files.
@MainActor
@Suite(.ownDevice)
struct InterfaceContentTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 478_569_600)

  @Test func `A date picker has a mode, a style, a range, and a date`() throws {
    let picker = try #require(
      try BoardFixture.view(
        """
        <datePicker id="d" datePickerMode="date" minuteInterval="5" style="wheels">
        <rect key="frame" x="0.0" y="20" width="393" height="216"/>
        <date key="date" timeIntervalSinceReferenceDate="478569600"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="478000000"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="479000000"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        </datePicker>
        """) as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels && picker.minuteInterval == 5)
    #expect(picker.date == noon)
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 478_000_000))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 479_000_000))
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.frame == CGRect(x: 0, y: 20, width: 393, height: 216))
  }

  @Test func `A date picker for a countdown has a duration`() throws {
    let picker = try BoardFixture.view(
      "<datePicker id=\"d\" countDownDuration=\"3900\" datePickerMode=\"countDownTimer\" minuteInterval=\"1\"/>")
    #expect((picker as? UIDatePicker)?.countDownDuration == 3900)
  }

  @Test func `A picker view has the data source and the delegate of its connections`() throws {
    let scene = BoardFixture.controller(
      "c", BoardFixture.custom("PickingController"),
      view: """
        <subviews><pickerView id="p"><connections>
        <outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/>
        </connections></pickerView></subviews>
        """)
    let board = try UIStoryboard(
      BoardFixture.storyboard(scene, initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? PickingController)
    let picker = try #require(controller.view.subviews.first as? UIPickerView)
    #expect(picker.dataSource === controller && picker.delegate === controller)
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 4)
  }

  @Test func `A visual effect view has an effect and content`() throws {
    let view = try #require(
      try BoardFixture.view(
        """
        <visualEffectView id="e">
        <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
        <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label id="l" text="Above" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="7" id="k"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="m"/></constraints></view>
        <blurEffect style="systemThinMaterial"/>
        </visualEffectView>
        """) as? UIVisualEffectView)
    #expect(view.effect is UIBlurEffect)
    let label = try #require(view.contentView.subviews.first as? UILabel)
    view.layoutIfNeeded()
    #expect(label.text == "Above")
    #expect(abs(label.frame.minX - 7) < 0.01 && abs(label.frame.minY - 9) < 0.01)
  }

  @Test func `A visual effect view can have vibrancy`() throws {
    let view = try BoardFixture.view(
      "<visualEffectView id=\"e\"><vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>")
    #expect((view as? UIVisualEffectView)?.effect is UIVibrancyEffect)
  }

  @Test func `A button has insets, images, and texts for states`() throws {
    let button = try #require(
      try BoardFixture.view(
        """
        <button id="b" buttonType="system">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
        <inset key="imageEdgeInsets" minX="0.0" minY="6" maxX="0.0" maxY="0.0"/>
        <size key="titleShadowOffset" width="2" height="3"/>
        <state key="normal" title="Go" backgroundImage="star">
        <color key="titleShadowColor" red="1" green="0" blue="0" alpha="1"/>
        <imageReference key="image" image="heart" catalog="system" symbolScale="large"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="bold"/>
        </state>
        <state key="selected"><attributedString key="attributedTitle"><fragment content="Gone"/></attributedString></state>
        </button>
        """, resources: "<image name=\"star\" catalog=\"system\"/>") as? UIButton)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.top == 6)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 2, height: 3))
    #expect(button.titleShadowColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.backgroundImage(for: .normal)?.isSymbolImage == true)
    #expect(button.image(for: .normal)?.symbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
    #expect(
      button.preferredSymbolConfigurationForImage(in: .normal)
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(button.attributedTitle(for: .selected)?.string == "Gone")
  }

  @Test func `An image view has a symbol configuration`() throws {
    let view = try BoardFixture.view(
      """
      <imageView id="i" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="60" scale="small"/>
      </imageView>
      """)
    #expect(
      (view as? UIImageView)?.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 60, weight: .unspecified, scale: .small))
  }

  @Test func `A text consists of fragments with attributes`() throws {
    let label = try #require(
      try BoardFixture.view(
        """
        <label id="l"><attributedString key="attributedText">
        <fragment content="Red "><attributes>
        <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <font key="NSFont" metaFont="systemBold" size="20"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/>
        </attributes></fragment>
        <fragment><string key="content">and plain</string></fragment>
        </attributedString></label>
        """) as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "Red and plain")
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 4 && style.lineBreakMode == .byWordWrapping)
  }

  @Test func `A label has a shadow`() throws {
    let label = try BoardFixture.view(
      """
      <label id="l" text="x"><color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="2" height="-1"/></label>
      """)
    #expect((label as? UILabel)?.shadowColor == UIColor(white: 0, alpha: 1))
    #expect((label as? UILabel)?.shadowOffset == CGSize(width: 2, height: -1))
  }

  @Test func `A search bar has scopes and a color`() throws {
    let bar = try #require(
      try BoardFixture.view(
        """
        <searchBar id="s" showsScopeBar="YES"><color key="barTintColor" red="0" green="1" blue="0" alpha="1"/>
        <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
        """) as? UISearchBar)
    #expect(bar.scopeButtonTitles == ["All", "New"] && bar.showsScopeBar)
    #expect(bar.barTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }
}

/// A controller that provides the rows of a picker view.
final class PickingController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
}
