import UIKit

extension TimeInterval {
  /// The value, or zero if it is not finite, because every animation must end.
  var finiteOrZero: TimeInterval { isFinite ? self : 0 }
}
