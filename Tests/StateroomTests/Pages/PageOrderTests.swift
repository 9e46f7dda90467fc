import Testing

@testable import Stateroom

struct PageOrderTests {
  private let order = PageOrder(pages: ["a", "b", "c"], isSame: ==)

  @Test func `Pages have neighbours, and the ends have one`() {
    #expect(order.page(1, from: "a") == "b")
    #expect(order.page(-1, from: "c") == "b")
    #expect(order.page(1, from: "c") == nil)
    #expect(order.page(-1, from: "a") == nil)
    #expect(order.page(1, from: "x") == nil)
  }

  @Test func `The direction is forward or reverse, or none`() {
    #expect(order.isForward(from: "a", to: "c") == true)
    #expect(order.isForward(from: "b", to: "a") == false)
    #expect(order.isForward(from: "x", to: "a") == nil)
    #expect(order.isForward(from: "a", to: "x") == nil)
  }

  @Test func `A removed page is replaced by the one in its place, or the last`() {
    #expect(order.replacement(forPageAt: 1) == "b")
    #expect(order.replacement(forPageAt: 5) == "c")
    #expect(PageOrder<String>(pages: [], isSame: ==).replacement(forPageAt: 0) == nil)
  }
}
