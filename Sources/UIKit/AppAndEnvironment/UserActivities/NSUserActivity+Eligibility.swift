/// The services of the system that may use an activity.
struct ActivityEligibility: OptionSet, Codable, Equatable, Sendable {
  let rawValue: Int

  static let handoff = Self(rawValue: 1 << 0)
  static let search = Self(rawValue: 1 << 1)
  static let publicIndexing = Self(rawValue: 1 << 2)
  static let prediction = Self(rawValue: 1 << 3)
}

// The services do not exist on Linux; the values are kept with the activity.
extension NSUserActivity {
  /// A Boolean value that indicates whether the activity can be continued on another device.
  ///
  /// The default is `true`.
  public var isEligibleForHandoff: Bool {
    get { eligibility.contains(.handoff) }
    set { set(.handoff, newValue) }
  }

  /// A Boolean value that indicates whether the user can find the activity on the device.
  ///
  /// The default is `false`.
  public var isEligibleForSearch: Bool {
    get { eligibility.contains(.search) }
    set { set(.search, newValue) }
  }

  /// A Boolean value that indicates whether all users can find the activity.
  ///
  /// The default is `false`.
  public var isEligibleForPublicIndexing: Bool {
    get { eligibility.contains(.publicIndexing) }
    set { set(.publicIndexing, newValue) }
  }

  /// A Boolean value that indicates whether the system can suggest the activity to the user.
  ///
  /// The default is `false`.
  public var isEligibleForPrediction: Bool {
    get { eligibility.contains(.prediction) }
    set { set(.prediction, newValue) }
  }

  private func set(_ service: ActivityEligibility, _ isEligible: Bool) {
    if isEligible { eligibility.insert(service) } else { eligibility.remove(service) }
  }
}
