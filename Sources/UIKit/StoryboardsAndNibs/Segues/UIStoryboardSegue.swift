/// An object that prepares for and performs the visual transition between two view controllers.
///
/// A subclass overrides ``perform()`` to present the destination in a custom way. UIKit creates the segue objects.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard.
  public let identifier: String?
  /// The view controller from which the segue starts.
  public let source: UIViewController
  /// The view controller to which the segue leads.
  public let destination: UIViewController
  /// The closure that performs the segue, unless a subclass overrides ``perform()``.
  var performer: (() -> Void)?
  /// A Boolean value that indicates whether the containers on the path of an unwind segue animate their changes.
  var animatesUnwinding = true

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

  /// Performs the visual transition.
  ///
  /// An override performs a custom transition without calling `super`.
  open func perform() { performer?() }
}
