/// An object that prepares for and performs the visual transition between two view controllers.
///
/// A subclass overrides ``perform()`` to present the destination in a custom way. UIKit creates the objects.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the segue has in the storyboard.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  /// The closure that performs the segue where no subclass does.
  var performer: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performer = performHandler
  }

  @available(*, unavailable)
  override init() { misuse("UIStoryboardSegue needs a source and a destination") }

  /// Performs the visual transition of the segue's kind. An override performs its own, without calling `super`.
  open func perform() { performer?() }
}
