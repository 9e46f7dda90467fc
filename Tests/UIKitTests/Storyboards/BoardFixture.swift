import UIKit

/// Storyboards as text, and the classes that they name.
enum BoardFixture {
  static let module = "UIKitTests"

  static func custom(_ name: String) -> String {
    "customClass=\"\(name)\" customModule=\"\(module)\" customModuleProvider=\"target\""
  }

  /// A storyboard of scenes.
  static func storyboard(_ scenes: String..., initial: String? = nil, resources: String = "") -> Data {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let list = scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      \(list)
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  static func nib(_ objects: String) -> Data {
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
  static func controller(
    _ id: String, _ attributes: String = "", view: String = "", viewAttributes: String = "", connections: String = "",
    more: String = ""
  ) -> String {
    """
    <viewController id="\(id)" storyboardIdentifier="\(id)" \(attributes)>
    <view key="view" id="\(id)-view" \(viewAttributes)>
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view>
    \(more)
    <connections>\(connections)</connections>
    </viewController>
    """
  }

  /// The only view of a controller that holds this markup.
  @MainActor
  static func view(_ markup: String, resources: String = "") throws -> UIView {
    let data = storyboard(controller("c", view: "<subviews>\(markup)</subviews>"), initial: "c", resources: resources)
    let board = try UIStoryboard(data, file: "Test.storyboard")
    let controller = board.instantiateInitialViewController()
    return controller?.view.subviews.first ?? UIView()
  }
}

/// A controller that notes what happens to it.
class NotingController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var outlets: [String: Any] = [:]
  var values: [String: Any] = [:]
  var log: [String] = []
  var performed: [String] = []
  var allowsSegues = true
  weak var label: UILabel?
  var labels: [UILabel] = []
  var number = 0

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init(coder:)")
  }

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad label=\(label?.text ?? "nil")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "nil") \(type(of: sender.map { $0 as Any } ?? "nil"))")
    log.append("loaded \(segue.destination.isViewLoaded)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("willMove \(parent.map { "\(type(of: $0))" } ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("didMove \(parent.map { "\(type(of: $0))" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
}

extension NotingController: _RuntimeInterfaceObject, _RuntimeActionTarget {
  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
    outlets[outlet] = object
    return switch outlet {
    case "label": _runtimeAssign(object, to: &label)
    case "labels": _runtimeAssign(object, to: &labels)
    default: outlet != "refused"
    }
  }

  func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    values[keyPath] = value
    return true
  }

  func _runtimeMakeDestination(_ action: Selector, coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> UIViewController?
  {
    action == "make:" ? NotingController(coder: coder, number: 7) : nil
  }

  func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
    performed.append("\(action)")
    return true
  }
}

/// A view that records the values it has at the end of its initializer.
final class NotingView: UIView, _RuntimeInterfaceObject {
  var frameInInit = CGRect.null
  var subviewsInInit = 0
  var didAwake = false
  var values: [String: Any] = [:]
  var child: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInit = frame
    subviewsInInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    didAwake = child != nil
  }

  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
    outlet == "child" ? _runtimeAssign(object, to: &child) : false
  }

  func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    values[keyPath] = value
    return keyPath != "unknown"
  }
}

/// A cell with an outlet of its own.
final class NotingCell: UITableViewCell, _RuntimeInterfaceObject {
  var caption: UILabel?
  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool {
    outlet == "caption" ? _runtimeAssign(object, to: &caption) : false
  }
}

/// A segue that puts its destination on screen in its own way.
final class NotingSegue: UIStoryboardSegue {
  override func perform() { (source as? NotingController)?.log.append("custom \(destination.title ?? "")") }
}
