/// A long press of one of UIKit's own views, such as a reorder control.
///
/// It excludes a drag with the same touch.
///
/// The long presses of apps are recognized together with that of a drag.
final class ExclusivePressGestureRecognizer: UILongPressGestureRecognizer {}
