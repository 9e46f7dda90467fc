import Testing

@testable import AppPorting

struct DynamicLookupTests {
  @Test(arguments: [
    "func f(_ obj: AnyObject) { g(obj[\"code\"] as! String) }",
    "func f() { let obj: AnyObject? = h(); g(obj?[\"code\"]) }",
    "func f() { let obj = h() as AnyObject; g(obj[\"code\"]) }",
    "func f() { for obj in h() as! [AnyObject] { g(obj[\"code\"]) } }",
    "func f(_ all: [AnyObject]) { for obj in all { g(obj[\"code\"]) } }",
    "func f() { g((h() as AnyObject)[\"code\"]) }",
  ])
  func `An element of an object of any class is reported`(text: String) {
    #expect(remarks(text).count == 1 && remarks(text)[0].contains("is an object of any class"))
  }

  @Test(arguments: [
    "func f(_ obj: [String: AnyObject]) { g(obj[\"code\"] as! String) }",
    "func f(_ obj: AnyObject) { let obj = obj as! [String: Int]; g(obj[\"code\"]) }",
    "func f(_ item: UIBarButtonItem) { animator.perform(a) }",
  ])
  func `Elements of other objects are not reported`(text: String) {
    #expect(remarks(text).isEmpty)
  }

  @Test(arguments: [
    "func f() { item.target!.perform(item.action) }", "func f() { _ = item.target?.perform(item.action, with: item) }",
    "func f(_ object: AnyObject) { object.perform(a) }",
  ])
  func `A call of an object of any class by name is reported`(text: String) {
    #expect(remarks(text).count == 1 && remarks(text)[0].contains("sendAction"))
  }
}
