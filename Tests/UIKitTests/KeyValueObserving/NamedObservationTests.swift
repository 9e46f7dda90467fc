import Simulator
import Testing
@testable import UIKit

/// Key-value observing of properties by their names.
@Suite
@MainActor
struct NamedObservationTests {
  private final class Watcher: UIViewController {
    var entries: [String] = []
    let scroll = UIScrollView()

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? CGSize, change?[.newKey] as? CGSize)
      let values = [old, new].map { $0.map { "\(Int($0.width))" } ?? "–" }.joined(separator: " to ")
      entries.append("\(keyPath ?? "nil") \(values)\(context == nil ? "" : " with context")")
      #expect(object as? UIScrollView === scroll)
    }

    deinit { scroll.removeObserver(self, forKeyPath: "contentSize") }
  }

  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    body()
    return messages
  }

  @Test func `An observer receives the values that it requested, with its context`() {
    let watcher = Watcher()
    var context = 0
    watcher.scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.old, .new], context: nil)
    withUnsafeMutablePointer(to: &context) {
      watcher.scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.initial, .new], context: $0)
    }
    #expect(watcher.entries == ["contentSize – to 0 with context"])
    watcher.entries = []
    watcher.scroll.contentSize.width = 40
    #expect(watcher.entries == ["contentSize 0 to 40", "contentSize – to 40 with context"])
    watcher.entries = []
    withUnsafeMutablePointer(to: &context) {
      watcher.scroll.removeObserver(watcher, forKeyPath: "contentSize", context: $0)
    }
    watcher.scroll.contentSize.width = 50
    #expect(watcher.entries == ["contentSize 40 to 50"])
    watcher.scroll.removeObserver(watcher, forKeyPath: "contentSize")
    watcher.scroll.contentSize.width = 60
    #expect(watcher.entries.count == 1)
    watcher.scroll.addObserver(watcher, forKeyPath: "contentSize", context: nil)
  }

  private final class LayerWatcher: UIView {
    var names: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      names.append("\(keyPath ?? "nil") of \(object is UIView ? "view" : "layer")")
    }
  }

  @Test func `A property of a view's layer is observed through the view, and by its own name`() {
    let (view, watcher) = (UIView(), LayerWatcher())
    let messages = messages {
      view.addObserver(watcher, forKeyPath: "layer.bounds", options: .new, context: nil)
      view.layer.addObserver(watcher, forKeyPath: "opacity", context: nil)
      view.bounds.size.width = 10
      view.alpha = 0.5
      #expect(watcher.names == ["layer.bounds of view", "opacity of layer"])
      view.removeObserver(watcher, forKeyPath: "layer.bounds")
      view.layer.removeObserver(watcher, forKeyPath: "opacity")
      view.bounds.size.width = 20
      #expect(watcher.names.count == 2)
    }
    #expect(messages == [])
    // Another superview can take the place of this one, so that its properties are not reported.
    #expect(self.messages { view.addObserver(watcher, forKeyPath: "superview.bounds", context: nil) }.count == 1)
  }

  @Test func `Each property that a layer reports is observed by its name as well`() {
    let (layer, watcher) = (CALayer(), LayerWatcher())
    let names = [
      "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents",
      "contentsCenter", "contentsGravity", "contentsRect", "contentsScale", "cornerRadius", "frame", "hidden", "mask",
      "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
      "shadowRadius", "sublayerTransform", "sublayers", "transform", "zPosition",
    ]
    #expect(names.count == CALayer.observableKeyPaths.count)
    let messages = messages { for name in names { layer.addObserver(watcher, forKeyPath: name, context: nil) } }
    #expect(messages == [])
    #expect(self.messages { layer.addObserver(watcher, forKeyPath: "speed", context: nil) }.count == 1)
  }

  @Test func `An observer that is deallocated removes itself`() {
    let scroll = UIScrollView()
    let messages = messages {
      weak var gone: Watcher?
      do {
        let watcher = Watcher()
        watcher.scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
        gone = watcher
      }
      #expect(gone == nil)
      scroll.contentSize.width = 10
    }
    #expect(messages == [])
  }

  @Test func `The getter's name of a Boolean value is accepted too`() {
    final class Counter: UIResponder {
      var names: [String?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { names.append(keyPath) }
    }
    let view = UIView()
    let counter = Counter()
    view.addObserver(counter, forKeyPath: "hidden", options: [], context: nil)
    view.addObserver(counter, forKeyPath: "isHidden", options: [], context: nil)
    view.isHidden = true
    #expect(counter.names == ["hidden", "isHidden"])
  }

  @Test func `A name that is not reported, an observer that cannot be called and one that was not added are named`() {
    let view = UIView()
    let responder = UIResponder()
    let unknown = messages { view.addObserver(responder, forKeyPath: "tintColor", options: [], context: nil) }
    #expect(unknown.count == 1)
    #expect(unknown.first?.contains("UIView does not report changes of tintColor") == true)
    let plain = messages { view.addObserver(NSObject(), forKeyPath: "frame", options: [], context: nil) }
    #expect(plain.first?.contains("NSObject cannot observe frame of UIView") == true)
    let missing = messages { view.removeObserver(responder, forKeyPath: "frame") }
    #expect(missing.first?.contains("UIResponder does not observe frame of UIView") == true)
  }

  @Test func `A change that is not handled is reported`() {
    let view = UIView()
    let responder = UIResponder()
    view.addObserver(responder, forKeyPath: "alpha", options: [], context: nil)
    let messages = messages { view.alpha = 0.5 }
    #expect(messages.first?.contains("UIResponder received a change of alpha") == true)
    view.removeObserver(responder, forKeyPath: "alpha")
  }
}
