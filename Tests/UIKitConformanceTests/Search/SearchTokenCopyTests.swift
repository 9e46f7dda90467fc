import Testing
import UIKit

/// Tokens of search fields that are copied, cut and pasted.
@MainActor
struct SearchTokenCopyTests {
  nonisolated private static let type = "org.example.search-token"

  private final class Delegate: NSObject, UISearchTextFieldDelegate {
    var copied: [UISearchToken] = []

    func searchTextField(
      _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
      copied.append(token)
      return SearchTokenCopyTests.provider()
    }
  }

  private final class Paster: NSObject, UITextPasteDelegate {
    var token: UISearchToken?

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      if let token, let item = item as? any UISearchTextFieldPasteItem {
        item.setSearchTokenResult(token)
      } else {
        item.setDefaultResult()
      }
    }
  }

  nonisolated private static func provider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(Data([1]), nil)
      return nil
    }
    return provider
  }

  #if canImport(ObjectiveC)
    private let copy = #selector(UIResponder.copy(_:))
    private let cut = #selector(UIResponder.cut(_:))
  #else
    private let copy: Selector = "copy:"
    private let cut: Selector = "cut:"
  #endif

  private let stage: Stage
  private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
  private let token = UISearchToken(icon: nil, text: "Unread")

  init() async throws {
    stage = try await Stage.open()
    let controller = UIViewController()
    controller.view.addSubview(field)
    await stage.show(controller)
  }

  /// Makes the text a token, which is then selected.
  private func selectToken() {
    field.text = "mail"
    field.becomeFirstResponder()
    field.replaceTextualPortion(of: field.textualRange, with: token, at: 0)
  }

  @Test(.rule("R1750"))
  func `A selected token is copied with the item provider of the delegate`() {
    let delegate = Delegate()
    field.delegate = delegate
    selectToken()
    #expect(field.allowsCopyingTokens)
    #expect(field.canPerformAction(copy, withSender: nil))
    UIPasteboard.general.items = []
    field.copy(nil)
    #expect(delegate.copied.last === token)
    #expect(UIPasteboard.general.itemProviders.first?.registeredTypeIdentifiers == [Self.type])
    #expect(field.tokens == [token])
  }

  @Test(.rule("R1750"))
  func `A token that is cut is removed`() {
    let delegate = Delegate()
    field.delegate = delegate
    selectToken()
    UIPasteboard.general.items = []
    field.cut(nil)
    #expect(UIPasteboard.general.itemProviders.first?.registeredTypeIdentifiers == [Self.type])
    #expect(field.tokens.isEmpty)
  }

  @Test(.rule("R1751"))
  func `Tokens are not copied if the field does not allow it, or without a delegate that provides them`() {
    selectToken()
    #expect(!field.canPerformAction(copy, withSender: nil))
    let delegate = Delegate()
    field.delegate = delegate
    field.allowsCopyingTokens = false
    #expect(!field.canPerformAction(copy, withSender: nil))
    #expect(!field.canPerformAction(cut, withSender: nil))
    field.allowsCopyingTokens = true
    field.allowsDeletingTokens = false
    #expect(field.canPerformAction(copy, withSender: nil))
    #expect(!field.canPerformAction(cut, withSender: nil))
  }

  @Test(.rule("R1752"))
  func `The paste delegate of a search field makes tokens of pasted items, which are added after the others`() async {
    let paster = Paster()
    let pasted = UISearchToken(icon: nil, text: "Flagged")
    paster.token = pasted
    field.pasteDelegate = paster
    field.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [Self.type])
    field.tokens = [token]
    field.text = "mail"
    field.becomeFirstResponder()
    field.paste(itemProviders: [Self.provider()])
    for _ in 0..<50 where field.tokens.count < 2 { await stage.advance(by: 0.02) }
    #expect(field.tokens == [token, pasted])
    #expect(field.text == "mail")
  }
}
