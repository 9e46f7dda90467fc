import Foundation
import UIKit

/// The types that a data detector finds.
///
/// Foundation for Linux deprecates their constants, because its own methods return no such results. A requirement of a
/// protocol is used without a warning.
protocol DetectedTypes {
  static var link: NSTextCheckingResult.CheckingType { get }
  static var phoneNumber: NSTextCheckingResult.CheckingType { get }
  static var date: NSTextCheckingResult.CheckingType { get }
  static var address: NSTextCheckingResult.CheckingType { get }
}

private enum CheckingTypes: DetectedTypes {
  @available(*, deprecated)
  static var link: NSTextCheckingResult.CheckingType { .link }
  @available(*, deprecated)
  static var phoneNumber: NSTextCheckingResult.CheckingType { .phoneNumber }
  @available(*, deprecated)
  static var date: NSTextCheckingResult.CheckingType { .date }
  @available(*, deprecated)
  static var address: NSTextCheckingResult.CheckingType { .address }
}

/// The constants of Foundation.
var detectedTypes: any DetectedTypes.Type { CheckingTypes.self }
