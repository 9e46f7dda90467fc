/// A class of UIKit whose initializers can be called on a class that is determined at run time.
///
/// The initializers of classes of Objective-C can be called on a metatype, on a generic type, and on `Self`, as in
/// `T(frame: .zero)` or `Self(nibName: nil, bundle: nil)`; those of Swift classes only if they are required. The
/// extensions of this protocol provide these initializers. They are used only where the class itself has none that can
/// be called, and call the initializer of the actual class: see ``_ConstructibleResponder``.
///
/// In an initializer of a protocol, `Self` is the static class of the call, which is `UIView` where a variable of type
/// `UIView.Type` contains a subclass. In a static method, `self` is the class that the variable contains. A static
/// method that returns `Self` has the calling convention of an initializer whose parameters it consumes; each
/// initializer is therefore declared with the symbol of a static method, which is its implementation.
///
/// - Note: Not API.
@preconcurrency @MainActor
public protocol _RuntimeCreatable {}

extension UIView: _RuntimeCreatable {}
extension UIViewController: _RuntimeCreatable {}
