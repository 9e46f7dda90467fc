import Simulator
import TestSupport
import Testing
import UIKit

/// A hundred thousand damaged files: each is refused with a message, or results in controllers that load.
@MainActor
@Suite(.ownDevice)
struct StoryboardFuzzTests {
  private static let seed: UInt64 = 0x5701_7B0A_12D5

  @Test func `Damaged files are refused or load`() {
    var generator = SplitMix64(seed: Self.seed)
    let files = FuzzSeeds.files.map { StoryboardMutator(String(decoding: $0, as: UTF8.self)) }
    var accepted = 0
    var refused: [String: Int] = [:]
    var wordless = 0
    RuntimeDiagnostics.observer = { _, _ in }
    defer { RuntimeDiagnostics.observer = nil }
    for file in FuzzSeeds.files { #expect(load(file, deeply: true) == nil) }
    for round in 0..<100_000 {
      let data = files[round % files.count].mutated(by: &generator)
      if let error = load(data, deeply: round % 64 == 0) {
        if error.file != "Fuzz.storyboard" || error.problem.isEmpty { wordless += 1 }
        refused[error.line == nil ? "the file" : error.element == nil ? "a line" : "an element", default: 0] += 1
      } else {
        accepted += 1
      }
    }
    print("seed \(Self.seed): \(accepted) accepted, refused with \(refused.sorted { $0.key < $1.key })")
    #expect(wordless == 0)
    #expect(accepted > 1000)
    #expect(refused["an element", default: 0] > 1000)
    #expect(refused["a line", default: 0] > 1000)
    #expect(accepted + refused.values.reduce(0, +) == 100_000)
  }

  /// Loads what a file begins with, or everything that it describes. Returns why it is refused.
  private func load(_ data: Data, deeply: Bool) -> _RuntimeInterfaceError? {
    do throws(_RuntimeInterfaceError) {
      let board = try UIStoryboard(data, file: "Fuzz.storyboard")
      guard deeply else {
        let first = board.instantiateInitialViewController() ?? board.controllerIDs.first.flatMap(make(in: board))
        for controller in first.map(contents) ?? [] { controller.loadViewIfNeeded() }
        return nil
      }
      for id in board.controllerIDs {
        guard let controller = try board.makeController(id: id), let view = controller.view else { continue }
        for table in view.subviews.compactMap({ $0 as? UITableView }) {
          _ = table.dequeueReusableCell(withIdentifier: "R")
        }
        view.layoutIfNeeded()
      }
      return nil
    } catch { return error }
  }

  private func make(in board: UIStoryboard) -> (String) -> UIViewController? {
    { id in try? board.makeController(id: id) }
  }

  /// The controllers whose views stand in the file.
  private func contents(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: [controller]
    }
  }
}

/// A controller that takes whatever a file says of it.
final class FuzzController: UIViewController, UITableViewDataSource, UITableViewDelegate, _RuntimeInterfaceObject,
  _RuntimeActionTarget
{
  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool { true }
  func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool { true }
  func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { true }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "R") ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
private enum FuzzSeeds {
  private static let controller = BoardFixture.custom("FuzzController")

  static let files: [Data] = [
    BoardFixture.storyboard(
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
    BoardFixture.storyboard(
      BoardFixture.controller(
        "a", controller,
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
    BoardFixture.storyboard(
      """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      </objects></scene><scene><objects>
      """
        + BoardFixture.controller(
          "b", controller,
          view: """
            <subviews><containerView id="box"><connections><segue destination="c" kind="embed" id="e"/></connections></containerView>
            <button id="u" buttonType="system"><state key="normal" title="Go"/><connections><segue destination="c" kind="show" identifier="go" id="s"/></connections></button></subviews>
            """,
          more: """
            <navigationItem key="navigationItem" title="T" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"><connections><action selector="add:" destination="b" id="act"/></connections></barButtonItem></navigationItem>
            """) + "</objects></scene><scene><objects>" + BoardFixture.controller("c"), initial: "n"),
    BoardFixture.storyboard(
      BoardFixture.controller(
        "t", controller,
        view: """
          <subviews><tableView id="table" style="plain" dataMode="prototypes" rowHeight="44"><prototypes>
          <tableViewCell reuseIdentifier="R" style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d" id="cell">
          <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="A"/><label id="d" text="B"/></subviews></tableViewCellContentView>
          </tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/></connections></tableView></subviews>
          """) + """
          <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="t" id="a1"/></connections></tapGestureRecognizer>
          """, initial: "t"),
    BoardFixture.storyboard(
      BoardFixture.controller(
        "m", controller,
        view: """
          <subviews><stackView id="st" axis="vertical" spacing="8"><subviews>
          <slider id="s1" value="5" minValue="0" maxValue="10"/><stepper id="s2" minimumValue="0" maximumValue="9" stepValue="1"/>
          <pageControl id="s5" numberOfPages="3" currentPage="1"/>
          </subviews></stackView></subviews>
          """), initial: "m"),
    BoardFixture.storyboard(
      BoardFixture.controller(
        "m", controller,
        view: """
          <subviews><segmentedControl id="s3" selectedSegmentIndex="0"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <textField id="s4" placeholder="P" borderStyle="roundedRect"><textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
          <imageView id="s7" image="star" catalog="system"><color key="tintColor" red="1" green="0" blue="0"/></imageView>
          </subviews>
          """), initial: "m", resources: "<image name=\"star\" catalog=\"system\" width=\"13\" height=\"13\"/>"),
  ]
}
