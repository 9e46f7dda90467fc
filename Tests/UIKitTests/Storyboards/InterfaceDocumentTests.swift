import Testing

@testable import UIKit

/// What was read of a file goes with the storyboard or the nib.
@MainActor
struct InterfaceDocumentTests {
  @Test func `Outlets and actions do not retain what was read of a file`() throws {
    let data = BoardFixture.storyboard(
      BoardFixture.controller(
        "a", BoardFixture.custom("NotingController"),
        view:
          "<subviews><button id=\"b\"><connections><action selector=\"go:\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/></connections></button></subviews>",
        connections: "<outlet property=\"label\" destination=\"b\" id=\"o\"/>"))
    weak var node: ObjectNode?
    do {
      let document = try InterfaceDocument(data, file: "Test.storyboard", kind: .storyboard)
      node = document.controllers["a"]
      #expect(node != nil)
    }
    #expect(node == nil)
  }
}
