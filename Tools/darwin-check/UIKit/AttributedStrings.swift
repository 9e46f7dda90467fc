// Attributed strings of Foundation and the scopes of their attributes, written from the documentation. Bodies are never
// run.

@available(iOS 15, *)
public protocol AttributedStringKey: SendableMetatype {
  associatedtype Value: Hashable
  static var name: String { get }
}

@available(iOS 15, *)
public protocol AttributeScope: SendableMetatype {}

@available(iOS 15, *)
@frozen
public enum AttributeScopes {}

@available(iOS 15, *) @dynamicMemberLookup
@frozen
public enum AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(_: T.Type) -> T { fatalError() }
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
  ) -> T { fatalError() }
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { fatalError() }
}

@available(iOS 15, *)
extension AttributeScopes {
  public var foundation: FoundationAttributes.Type { FoundationAttributes.self }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct FoundationAttributes: AttributeScope {
    public let link: LinkAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    @frozen public enum LinkAttribute: AttributedStringKey {
      public typealias Value = URL
      public static let name = "NSLink"
    }

    @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let foundation: FoundationAttributes

    @frozen public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
  }
}

@available(iOS 15, *)
extension InlinePresentationIntent: Hashable {}

@available(iOS 15, *) @dynamicMemberLookup
public struct ScopedAttributeContainer<S: AttributeScope> {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? { nil }
}

@available(iOS 15, *) @dynamicMemberLookup
public struct AttributedSubstring: Hashable, Sendable {
  public var characters: AttributedString.CharacterView { AttributedString.CharacterView() }
  public var runs: AttributedString.Runs { fatalError() }
}

@available(iOS 15, *)
extension AttributedSubstring {
  public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { nil }
}

@available(iOS 15, *)
extension AttributedString {
  public struct Index: Comparable, Sendable {
    public static func < (left: Index, right: Index) -> Bool { false }
  }

  public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
    public init() {}
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(before i: Index) -> Index { i }
    public func index(after i: Index) -> Index { i }
    public subscript(index: Index) -> Character { fatalError() }
    public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
    where C.Element == Character {}
  }

  public struct Runs: BidirectionalCollection, Equatable, CustomStringConvertible, Sendable {
    public struct Index: Comparable, Sendable {
      public static func < (left: Index, right: Index) -> Bool { false }
    }

    @dynamicMemberLookup
    public struct Run: Equatable, CustomStringConvertible, Sendable {
      public var range: Range<AttributedString.Index> { fatalError() }
      public var description: String { "" }
      public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
        nil
      }
      public subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>)
        -> ScopedAttributeContainer<S>
      { fatalError() }
      public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? { nil }
    }

    public var description: String { "" }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(before i: Index) -> Index { i }
    public func index(after i: Index) -> Index { i }
    public subscript(position: Index) -> Run { fatalError() }
    public subscript(position: AttributedString.Index) -> Run { fatalError() }
  }

  public var characters: CharacterView { get { CharacterView() } set {} }
  public var runs: Runs { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == Index { fatalError() }

  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) { fatalError() }
  }

  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws { fatalError() }
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws { fatalError() }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    fatalError()
  }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { fatalError() }
}

@available(iOS 15, *)
extension NSAttributedString {
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { fatalError() }
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { fatalError() }
  public convenience init(_ attrStr: AttributedString) { fatalError() }
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { fatalError() }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    fatalError()
  }
}
