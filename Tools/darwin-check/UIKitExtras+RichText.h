// Fonts by their attributes, rich text, prominent colors and traits that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

// MARK: Fonts

extern UIFontDescriptorAttributeName const UIFontDescriptorFamilyAttribute NS_SWIFT_NAME(family);
extern UIFontDescriptorAttributeName const UIFontDescriptorNameAttribute NS_SWIFT_NAME(name);
extern UIFontDescriptorAttributeName const UIFontDescriptorFaceAttribute NS_SWIFT_NAME(face);
extern UIFontDescriptorAttributeName const UIFontDescriptorSizeAttribute NS_SWIFT_NAME(size);
extern UIFontDescriptorAttributeName const UIFontDescriptorTraitsAttribute NS_SWIFT_NAME(traits);
extern UIFontDescriptorAttributeName const UIFontDescriptorTextStyleAttribute NS_SWIFT_NAME(textStyle);
typedef NSString *UIFontDescriptorTraitKey NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.TraitKey);
extern UIFontDescriptorTraitKey const UIFontWeightTrait NS_SWIFT_NAME(weight);

@interface UIFontDescriptor (Attributes)
- (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes
    NS_SWIFT_NAME(init(fontAttributes:));
@property (nonatomic, readonly) NSDictionary<UIFontDescriptorAttributeName, id> *fontAttributes;
@end

// MARK: Rich Text

typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) {
  NSUnderlineStyleSingle = 0x01
};

@interface NSParagraphStyle (RichText)
@property (readonly, nonatomic) CGFloat paragraphSpacing;
@property (readonly, nonatomic) CGFloat firstLineHeadIndent;
@property (readonly, nonatomic) CGFloat headIndent;
@end

@interface NSMutableParagraphStyle (RichText)
@property (nonatomic) CGFloat paragraphSpacing;
@property (nonatomic) CGFloat firstLineHeadIndent;
@property (nonatomic) CGFloat headIndent;
@end

// MARK: Colors

typedef NS_ENUM(NSInteger, UIColorProminence) {
  UIColorProminencePrimary,
  UIColorProminenceSecondary,
  UIColorProminenceTertiary,
  UIColorProminenceQuaternary
} NS_SWIFT_NAME(UIColor.Prominence) DC_IOS(18.0);

@interface UIColor (Prominence)
@property (nonatomic, readonly) UIColorProminence prominence DC_IOS(18.0);
- (UIColor *)colorWithProminence:(UIColorProminence)prominence NS_SWIFT_NAME(withProminence(_:)) DC_IOS(18.0);
@end

// MARK: Accessibility

extern UIAccessibilityTraits const UIAccessibilityTraitSupportsZoom NS_SWIFT_NAME(UIAccessibilityTraits.supportsZoom)
    DC_IOS(17.0);
extern UIAccessibilityTraits const UIAccessibilityTraitToggleButton NS_SWIFT_NAME(UIAccessibilityTraits.toggleButton)
    DC_IOS(17.0);

@interface NSObject (AccessibilityZoom)
- (BOOL)accessibilityZoomInAtPoint:(CGPoint)point NS_SWIFT_NAME(accessibilityZoomIn(at:)) NS_SWIFT_UI_ACTOR DC_IOS(17.0);
- (BOOL)accessibilityZoomOutAtPoint:(CGPoint)point NS_SWIFT_NAME(accessibilityZoomOut(at:)) NS_SWIFT_UI_ACTOR DC_IOS(17.0);
@end

NS_ASSUME_NONNULL_END
