import UIKit

/// A page of the introduction.
enum OnboardingPage: Int, CaseIterable, Codable {
  case states
  case between
  case yours

  var next: OnboardingPage? { OnboardingPage(rawValue: rawValue + 1) }
  var previous: OnboardingPage? { OnboardingPage(rawValue: rawValue - 1) }

  var title: String {
    switch self {
    case .states: "A place for every state"
    case .between: "Nothing lost in between"
    case .yours: "Yours alone"
    }
  }

  var text: String {
    switch self {
    case .states:
      "Define a screen for each state. The container performs the transitions between them."
    case .between: "Tap twice, or go back halfway: the last request wins, and nothing breaks."
    case .yours: "Your register opens with a passcode, and closes from anywhere with a single tap."
    }
  }

  var symbol: String {
    switch self {
    case .states: "square.stack.3d.up.fill"
    case .between: "sparkles"
    case .yours: "lock.fill"
    }
  }

  var color: UIColor {
    switch self {
    case .states: .systemIndigo
    case .between: .systemTeal
    case .yours: .systemPink
    }
  }

  /// The symbols around the page's symbol.
  var companions: [(symbol: String, color: UIColor)] {
    switch self {
    case .states: [("house.fill", .systemOrange), ("person.fill", .systemTeal), ("star.fill", .systemYellow)]
    case .between:
      [("bolt.fill", .systemYellow), ("arrow.clockwise", .systemIndigo), ("checkmark", .systemGreen)]
    case .yours: [("heart.fill", .systemRed), ("person.fill", .systemIndigo), ("checkmark", .systemGreen)]
    }
  }
}
