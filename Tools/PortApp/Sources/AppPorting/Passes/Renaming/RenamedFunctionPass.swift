import SwiftSyntax

/// Writes the initializers, methods and properties that have replaced functions of UIKit since Swift 4.2.
struct RenamedFunctionPass: Pass {
  func apply(to port: Port) {
    let own = port.module.ownNames
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, !own.contains(name),
        let member = RenamedFunctions.table[name], call.trailingClosure == nil,
        call.arguments.count == member.labels.count, call.arguments.allSatisfy({ $0.label == nil })
      else { return }
      write(member, for: call, in: file, of: port)
      port.count(.names)
    }
  }

  private func write(_ member: RenamedFunctions.Member, for call: FunctionCallExprSyntax, in file: Int, of port: Port) {
    let arguments = Array(call.arguments)
    if member.name == "==" {
      // The parentheses of the call remain around the operator.
      port.edits.replace(call.calledExpression.ownBytes, with: "", in: file)
      port.edits.replace(
        arguments[0].expression.ownBytes.upperBound..<arguments[1].ownBytes.lowerBound, with: " == ", in: file)
      return
    }
    guard member.labels.first == "self", let first = arguments.first, let close = call.rightParen else {
      port.edits.replace(call.calledExpression.ownBytes, with: member.path, in: file)
      if member.isProperty {
        port.edits.replace(
          call.calledExpression.ownBytes.upperBound..<call.ownBytes.upperBound, with: "", in: file)
      }
      for (argument, label) in zip(arguments, member.labels) where label != "_" {
        port.edits.insert("\(label): ", at: argument.ownBytes.lowerBound, in: file)
      }
      return
    }
    // The parentheses of the call remain around an expression that needs them.
    let receiver = first.expression
    let start = call.ownBytes.lowerBound..<receiver.ownBytes.lowerBound
    let isSimple = receiver.isReceiver
    port.edits.replace(start, with: isSimple ? "" : "(", in: file)
    if let access = receiver.as(MemberAccessExprSyntax.self), access.base == nil {
      port.edits.insert(member.type, at: receiver.ownBytes.lowerBound, in: file)
    }
    let name = "\(isSimple ? "" : ")").\(member.name)"
    let rest = arguments.dropFirst()
    let end = close.ownBytes
    guard let second = rest.first else {
      port.edits.replace(
        receiver.ownBytes.upperBound..<end.upperBound, with: name + (member.isProperty ? "" : "()"), in: file)
      return
    }
    port.edits.replace(
      receiver.ownBytes.upperBound..<second.ownBytes.lowerBound, with: "\(name)(\(member.labels[1]): ", in: file)
  }
}

extension ExprSyntax {
  /// Whether a member can be written after the expression.
  fileprivate var isReceiver: Bool {
    `is`(DeclReferenceExprSyntax.self) || `is`(MemberAccessExprSyntax.self) || `is`(FunctionCallExprSyntax.self)
      || `is`(SubscriptCallExprSyntax.self) || `is`(ForceUnwrapExprSyntax.self) || `is`(TupleExprSyntax.self)
  }
}

/// The functions of UIKit until Swift 4, and what has replaced them.
enum RenamedFunctions {
  /// What has replaced a function.
  struct Member {
    /// The type that declares it, or an empty text for an initializer.
    let type: String
    let name: String
    /// The labels of the arguments, and `self` for the object that the function received first.
    let labels: [String]
    let isProperty: Bool

    var path: String { type.isEmpty ? name : "\(type).\(name)" }
  }

  static let table: [String: Member] = {
    var table: [String: Member] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for name in words.dropFirst() { table[name] = member(words[0]) }
    }
    return table
  }()

  /// Reads a name as headers of Objective-C write it, such as `CGRect.inset(self:by:)`.
  private static func member(_ text: String) -> Member {
    let parts = text.split(separator: "(")
    let path = parts[0].split(separator: ".").map(String.init)
    let isProperty = path[0] == "getter:"
    let labels = parts[1].dropLast().split(separator: ":").map(String.init)
    let type = path.dropFirst(isProperty ? 1 : 0).dropLast().joined(separator: ".")
    return Member(type: type, name: path.last ?? "", labels: labels, isProperty: isProperty)
  }

  private static let text = """
    ==(_:_:) UIEdgeInsetsEqualToEdgeInsets UIOffsetEqualToOffset
    CGRect.inset(self:by:) UIEdgeInsetsInsetRect
    NSCoder.cgAffineTransform(for:) CGAffineTransformFromString
    NSCoder.cgPoint(for:) CGPointFromString
    NSCoder.cgRect(for:) CGRectFromString
    NSCoder.cgSize(for:) CGSizeFromString
    NSCoder.cgVector(for:) CGVectorFromString
    NSCoder.nsDirectionalEdgeInsets(for:) NSDirectionalEdgeInsetsFromString
    NSCoder.string(for:) NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize
    NSCoder.string(for:) NSStringFromCGVector NSStringFromDirectionalEdgeInsets NSStringFromUIEdgeInsets
    NSCoder.string(for:) NSStringFromUIOffset
    NSCoder.uiEdgeInsets(for:) UIEdgeInsetsFromString
    NSCoder.uiOffset(for:) UIOffsetFromString
    NSDirectionalEdgeInsets(top:leading:bottom:trailing:) NSDirectionalEdgeInsetsMake
    UIAccessibility.convertToScreenCoordinates(_:in:) UIAccessibilityConvertFrameToScreenCoordinates
    UIAccessibility.convertToScreenCoordinates(_:in:) UIAccessibilityConvertPathToScreenCoordinates
    UIAccessibility.focusedElement(using:) UIAccessibilityFocusedElement
    UIAccessibility.post(notification:argument:) UIAccessibilityPostNotification
    UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:) UIAccessibilityRequestGuidedAccessSession
    UIEdgeInsets(top:left:bottom:right:) UIEdgeInsetsMake
    UIFloatRange(minimum:maximum:) UIFloatRangeMake
    UIImage.jpegData(self:compressionQuality:) UIImageJPEGRepresentation
    UIImage.pngData(self:) UIImagePNGRepresentation
    UIOffset(horizontal:vertical:) UIOffsetMake
    getter:.UIAccessibility.isAssistiveTouchRunning() UIAccessibilityIsAssistiveTouchRunning
    getter:.UIAccessibility.isBoldTextEnabled() UIAccessibilityIsBoldTextEnabled
    getter:.UIAccessibility.isClosedCaptioningEnabled() UIAccessibilityIsClosedCaptioningEnabled
    getter:.UIAccessibility.isDarkerSystemColorsEnabled() UIAccessibilityDarkerSystemColorsEnabled
    getter:.UIAccessibility.isGrayscaleEnabled() UIAccessibilityIsGrayscaleEnabled
    getter:.UIAccessibility.isGuidedAccessEnabled() UIAccessibilityIsGuidedAccessEnabled
    getter:.UIAccessibility.isInvertColorsEnabled() UIAccessibilityIsInvertColorsEnabled
    getter:.UIAccessibility.isMonoAudioEnabled() UIAccessibilityIsMonoAudioEnabled
    getter:.UIAccessibility.isReduceMotionEnabled() UIAccessibilityIsReduceMotionEnabled
    getter:.UIAccessibility.isReduceTransparencyEnabled() UIAccessibilityIsReduceTransparencyEnabled
    getter:.UIAccessibility.isShakeToUndoEnabled() UIAccessibilityIsShakeToUndoEnabled
    getter:.UIAccessibility.isSpeakScreenEnabled() UIAccessibilityIsSpeakScreenEnabled
    getter:.UIAccessibility.isSpeakSelectionEnabled() UIAccessibilityIsSpeakSelectionEnabled
    getter:.UIAccessibility.isSwitchControlRunning() UIAccessibilityIsSwitchControlRunning
    getter:.UIAccessibility.isVoiceOverRunning() UIAccessibilityIsVoiceOverRunning
    getter:.UIDeviceOrientation.isLandscape(self:) UIDeviceOrientationIsLandscape
    getter:.UIDeviceOrientation.isPortrait(self:) UIDeviceOrientationIsPortrait
    getter:.UIDeviceOrientation.isValidInterfaceOrientation(self:) UIDeviceOrientationIsValidInterfaceOrientation
    getter:.UIInterfaceOrientation.isLandscape(self:) UIInterfaceOrientationIsLandscape
    getter:.UIInterfaceOrientation.isPortrait(self:) UIInterfaceOrientationIsPortrait
    """
}
