import Testing

@testable import UIKit

/// Constraints that cannot hold together.
@MainActor @Suite(.ownDevice)
struct ConstraintConflictTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private func problems(during body: () -> Void) -> [String] {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { if $0 == .unsatisfiableConstraints { messages.append($1) } }
    body()
    RuntimeDiagnostics.observer = nil
    return messages
  }

  @Test func `The last constraint is broken, and the message lists them`() {
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let messages = problems {
      NSLayoutConstraint.activate([wide, narrow])
      container.layoutIfNeeded()
    }
    #expect(view.frame.width == 100)
    #expect(messages.count == 1)
    let message = messages.first ?? ""
    #expect(message.contains("Unable to simultaneously satisfy constraints"))
    #expect(message.contains(".width == 100   (active)"))
    #expect(message.contains("'narrow'"))
    #expect(message.hasSuffix("\(narrow.description)"))
    // It is still active, and holds as soon as it can.
    #expect(narrow.isActive)
    wide.isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `The order in an update cycle does not matter, only the result`() {
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.isActive = true
    container.layoutIfNeeded()
    let messages = problems {
      let narrow = view.widthAnchor.constraint(equalToConstant: 50)
      narrow.isActive = true
      wide.isActive = false
      container.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 50)
  }

  @Test func `A given frame is not broken`() {
    let messages = problems {
      view.widthAnchor.constraint(equalTo: container.widthAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 400).isActive = true
      container.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("NSAutoresizingMaskLayoutConstraint UIView") == true)
    #expect(container.frame.width == 300)
    #expect(view.frame.width == 300)
  }

  @Test func `No size is below zero`() {
    let messages = problems {
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 200).isActive = true
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -200).isActive = true
      container.layoutIfNeeded()
    }
    #expect(!messages.isEmpty)
    #expect(view.frame.width >= 0)
  }

  @Test func `A conflict caused by a resize ends with the next`() {
    let right = view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -40)
    right.isActive = true
    let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    minimum.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width == 260)
    let messages = problems {
      container.frame.size.width = 120
      container.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    container.frame.size.width = 300
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 260, height: 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
  func `Values that are not numbers have no effect`(number: CGFloat) {
    let width = view.widthAnchor.constraint(equalToConstant: number)
    width.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width.isFinite)
    width.constant = 30
    container.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `Ambiguity is reported`() {
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
