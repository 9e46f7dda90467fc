import Foundation

/// Storyboards and nibs in order, with some of everything that a file may hold.
enum HostileFiles {
  /// What the files are called in messages.
  static let name = "Fuzz.storyboard"

  private static let custom = "customClass=\"FuzzController\" customModule=\"Hostile\" customModuleProvider=\"target\""

  static let storyboards: [Data] = [
    storyboard(
      """
      <tabBarController id="n"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="t" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
      </objects></scene><scene><objects>
      <pageViewController id="b" transitionStyle="scroll" navigationOrientation="horizontal"><tabBarItem key="tabBarItem" title="P" badgeValue="1" id="ti"/></pageViewController>
      </objects></scene><scene><objects>
      <tableViewController id="t"><tableView key="view" id="tv" style="grouped" dataMode="static" sectionHeaderHeight="18">
      <sections><tableViewSection headerTitle="H" id="se"><cells><tableViewCell id="ce" rowHeight="60"><tableViewCellContentView key="contentView" id="cv"/></tableViewCell></cells></tableViewSection></sections>
      </tableView></tableViewController>
      """, initial: "n"),
    storyboard(
      """
      <viewController id="a" \(custom)><layoutGuides>
      <viewControllerLayoutGuide type="top" id="lt"/><viewControllerLayoutGuide type="bottom" id="lb"/></layoutGuides>
      <view key="view" id="root"><subviews><label id="w" customClass="Gone" text="Hi">
      <fontDescription key="fontDescription" name="Gone-Bold" pointSize="12"/>
      <color key="textColor" systemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/></label>
      <button id="u"><connections><segue destination="x" kind="unwind" unwindAction="back:" id="s"/></connections></button></subviews>
      <constraints><constraint firstItem="w" firstAttribute="top" secondItem="lt" secondAttribute="bottom" multiplier="1/3" id="k1"/>
      <constraint firstItem="lb" firstAttribute="top" secondItem="w" secondAttribute="bottom" id="k2"/></constraints></view>
      <connections><outlet property="all" destination="w" id="o"/></connections></viewController>
      <exit id="x" userLabel="Exit"/>
      """, initial: "a"),
    storyboard(
      controller(
        "a", custom,
        view: """
          <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/><label id="w" text="Hi" numberOfLines="0"/></subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" constant="10" id="k1"/>
          <constraint firstItem="v" firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="4:3" id="k2"/>
          <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" priority="750" id="k3"/>
          </constraints>
          """,
        connections: """
          <outlet property="title" destination="w" id="o1"/><outletCollection property="all" destination="v" id="o2"/>
          """), initial: "a"),
    storyboard(
      """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      </objects></scene><scene><objects>
      """
        + controller(
          "b", custom,
          view: """
            <subviews><containerView id="box"><connections><segue destination="c" kind="embed" id="e"/></connections></containerView>
            <button id="u" buttonType="system"><state key="normal" title="Go"/><connections><segue destination="c" kind="show" identifier="go" id="s"/></connections></button></subviews>
            """,
          more: """
            <navigationItem key="navigationItem" title="T" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"><connections><action selector="add:" destination="b" id="act"/></connections></barButtonItem></navigationItem>
            """) + "</objects></scene><scene><objects>" + controller("c"), initial: "n"),
    storyboard(
      controller(
        "t", custom,
        view: """
          <subviews><tableView id="table" style="plain" dataMode="prototypes" rowHeight="44"><prototypes>
          <tableViewCell reuseIdentifier="R" style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d" id="cell">
          <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="A"/><label id="d" text="B"/></subviews></tableViewCellContentView>
          </tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/></connections></tableView></subviews>
          """) + """
          <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="t" id="a1"/></connections></tapGestureRecognizer>
          """, initial: "t"),
    storyboard(
      controller(
        "m", custom,
        view: """
          <subviews><stackView id="st" axis="vertical" spacing="8"><subviews>
          <slider id="s1" value="5" minValue="0" maxValue="10"/><stepper id="s2" minimumValue="0" maximumValue="9" stepValue="1"/>
          <pageControl id="s5" numberOfPages="3" currentPage="1"/>
          </subviews></stackView></subviews>
          """), initial: "m"),
    storyboard(
      controller(
        "a", custom,
        view: """
          <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><variation key="heightClass=compact" hidden="YES"/></view>
          <stackView id="w" axis="vertical"><subviews><view id="x"/><view id="y"/></subviews>
          <variation key="widthClass=compact" axis="horizontal"><mask key="subviews"><exclude reference="x"/></mask></variation></stackView></subviews>
          <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="w" secondAttribute="top" id="k1"><variation key="heightClass=regular-widthClass=compact" constant="9"/></constraint>
          <constraint firstItem="x" firstAttribute="width" secondItem="v" secondAttribute="width" id="k2"/>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="v"/></mask><mask key="constraints"><exclude reference="k1"/></mask></variation>
          <variation key="widthClass=compact"><mask key="subviews"><include reference="v"/></mask><mask key="constraints"><include reference="k1"/></mask></variation>
          """), initial: "a"),
    storyboard(
      controller(
        "m", custom,
        view: """
          <subviews><segmentedControl id="s3" selectedSegmentIndex="0"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <textField id="s4" placeholder="P" borderStyle="roundedRect"><textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
          <imageView id="s7" image="star" catalog="system"><color key="tintColor" red="1" green="0" blue="0"/></imageView>
          </subviews>
          """), initial: "m", resources: "<image name=\"star\" catalog=\"system\" width=\"13\" height=\"13\"/>"),
  ]

  static let nibs: [Data] = [
    nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="FuzzController" customModule="Hostile" customModuleProvider="target">
      <connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews><label id="l" text="Hi" numberOfLines="0"/><button id="u" buttonType="system"><state key="normal" title="Go"/>
      <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
      """),
    nib(
      """
      <tabBarController id="t"><tabBar key="tabBar" id="bar"/><viewControllers>
      <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><viewControllers>
      <viewController id="r"><view key="view" id="rv"><subviews><label id="l" text="Hi"/></subviews></view>
      </viewController>
      </viewControllers></navigationController></viewControllers></tabBarController>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"/>
      """),
    nib(
      """
      <tableViewCell reuseIdentifier="R" style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d" id="cell">
      <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="A"/><label id="d" text="B"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """),
  ]

  /// How a file begins.
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    """

  /// What files are made of.
  static let tokens = [
    "<scenes>", "</scenes>", "<scene sceneID=\"s\">", "<objects>", "</objects>", "<viewController id=\"a\"", "/>", ">",
    "<view", " key=\"view\"", " id=\"b\"", "<!--", "-->", "<![CDATA[", "]]>", "&lt;", "&#x0;",
    "<!DOCTYPE a [<!ENTITY b \"&b;\">]>", "\"", "<?", "?>",
  ]

  // MARK: - Markup

  private static func storyboard(_ scene: String, initial: String, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="s"><objects>
      \(scene)
      </objects></scene>
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  private static func nib(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(objects)
      </objects>
      </document>
      """.utf8)
  }

  /// A scene with one controller and what its view holds.
  private static func controller(
    _ id: String, _ attributes: String = "", view: String = "", connections: String = "", more: String = ""
  ) -> String {
    """
    <viewController id="\(id)" storyboardIdentifier="\(id)" \(attributes)>
    <view key="view" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view>
    \(more)
    <connections>\(connections)</connections>
    </viewController>
    """
  }
}
