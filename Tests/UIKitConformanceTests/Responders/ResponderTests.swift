import Testing
import UIKit

@MainActor
struct ResponderTests {
  // MARK: - Chain

  @Test(.rule("R226"))
  func `A view's next is its superview, a root view's its controller`() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test(.rule("R226"))
  func `A child's next is the view that its view is in`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.embed(child)
    #expect(child.next === parent.view)
  }

  @Test(.rule("R226"))
  func `From the window's root the chain leads to the window and the application`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let window = await stage.show(root)
    var chain: [UIResponder] = []
    var responder: UIResponder? = root.view
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let root2window = chain.firstIndex { $0 === window }
    #expect(chain.firstIndex { $0 === root } == 1)
    #expect(root2window != nil)
    // The scene is between the two as observed since iOS 13.
    let application = chain.firstIndex { $0 === UIApplication.shared }
    #expect(try #require(application) > (try #require(root2window)))
  }

  @Test(.rule("R226"))
  func `A view that is nowhere has no next`() {
    #expect(UIView().next == nil)
  }

  // MARK: - First Responder

  @Test(.rule("R227", "T139"))
  func `By default no responder can become first responder, and every one may resign`() {
    #expect(!UIView().canBecomeFirstResponder)
    #expect(UIView().canResignFirstResponder)
    #expect(!UIViewController().canBecomeFirstResponder)
  }

  private func showViews() async throws -> (Stage, RecordingView, RecordingView) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let views = ["a", "b"].map { RecordingView($0, .off(), frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views {
      view.canBecomeFirst = true
      root.view.addSubview(view)
    }
    return (stage, views[0], views[1])
  }

  @Test(.rule("R227"))
  func `Becoming first responder makes the other one resign`() async throws {
    let (stage, a, b) = try await showViews()
    #expect(a.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(b.becomeFirstResponder())
    #expect(!a.isFirstResponder)
    #expect(b.isFirstResponder)
    _ = stage
  }

  @Test(.rule("R227"))
  func `A first responder that does not resign keeps the other from becoming it`() async throws {
    let (stage, a, b) = try await showViews()
    a.becomeFirstResponder()
    a.canResignFirst = false
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(!a.resignFirstResponder())
    #expect(a.isFirstResponder)
    _ = stage
  }

  @Test(.rule("R227"))
  func `A responder that cannot become first responder does not`() async throws {
    let (stage, a, _) = try await showViews()
    a.canBecomeFirst = false
    #expect(!a.becomeFirstResponder())
    #expect(!a.isFirstResponder)
    _ = stage
  }

  @Test(.rule("R227"))
  func `Resigning leaves no first responder`() async throws {
    let (stage, a, _) = try await showViews()
    a.becomeFirstResponder()
    #expect(a.resignFirstResponder())
    #expect(!a.isFirstResponder)
    _ = stage
  }

  @Test(.rule("T139"))
  func `Without a window a view does not become first responder`() {
    let view = RecordingView("v", .off())
    view.canBecomeFirst = true
    // The return value is not established outside of a window. It is established that no view receives input there.
    _ = view.becomeFirstResponder()
    #expect(!view.isFirstResponder)
  }

  @Test(.rule("R228"))
  func `endEditing makes a responder inside resign, and leaves one outside`() async throws {
    let (stage, a, b) = try await showViews()
    a.becomeFirstResponder()
    #expect(!b.endEditing(false))
    #expect(a.isFirstResponder)
    a.superview?.endEditing(false)
    #expect(!a.isFirstResponder)
    _ = stage
  }

  @Test(.rule("R228"))
  func `endEditing asks, and forces only on request`() async throws {
    let (stage, a, _) = try await showViews()
    a.becomeFirstResponder()
    a.canResignFirst = false
    a.endEditing(false)
    #expect(a.isFirstResponder)
    a.endEditing(true)
    #expect(!a.isFirstResponder)
    _ = stage
  }
}
