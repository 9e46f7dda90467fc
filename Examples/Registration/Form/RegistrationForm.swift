import Foundation

/// The data that the user has entered.
struct RegistrationForm: Equatable {
  enum Field: Int, CaseIterable {
    case name, email, password, repeatedPassword
  }

  enum Plan: Int, CaseIterable {
    case free, personal, team
  }

  var name = ""
  var email = ""
  var password = ""
  var repeatedPassword = ""
  var plan = Plan.personal
  var wantsNewsletter = false

  subscript(field: Field) -> String {
    get {
      switch field {
      case .name: name
      case .email: email
      case .password: password
      case .repeatedPassword: repeatedPassword
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .email: email = newValue
      case .password: password = newValue
      case .repeatedPassword: repeatedPassword = newValue
      }
    }
  }

  var isValid: Bool { Field.allCases.allSatisfy { problem(with: $0) == nil } }

  /// Returns the validation message for a field, or `nil` if it is valid.
  func problem(with field: Field) -> String? {
    switch field {
    case .name:
      name.trimmingCharacters(in: .whitespaces).isEmpty ? "Enter your name." : nil
    case .email:
      isPlausible(email) ? nil : "This does not look like an email address."
    case .password:
      password.count >= 8
        ? nil : "Use at least eight characters. A few words that do not belong together make a good password."
    case .repeatedPassword:
      repeatedPassword == password ? nil : "The passwords differ."
    }
  }

  private func isPlausible(_ address: String) -> Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let domain = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return domain.count >= 2 && domain.allSatisfy { !$0.isEmpty }
  }
}
