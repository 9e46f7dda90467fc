/// A class of UIKit whose initializers can be called on a class that is determined at run time.
///
/// The initializers of classes of Objective-C can be called on a metatype, on a generic type, and on `Self`, as in
/// `T(frame: .zero)` or `Self(nibName: nil, bundle: nil)`; those of Swift classes only if they are required. The extensions of
/// this protocol provide these initializers. They are used only where the class itself has none that can be called, and call
/// the initializer of the actual class: see ``_ConstructibleResponder``.
///
/// - Note: Not API.
@preconcurrency @MainActor
public protocol _RuntimeCreatable {}

extension UIView: _RuntimeCreatable {}
extension UIViewController: _RuntimeCreatable {}
