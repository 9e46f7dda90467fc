// Declarations of text input, outlines and font features that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITextStorageDirection) {
  UITextStorageDirectionForward = 0,
  UITextStorageDirectionBackward
};
typedef NS_ENUM(NSInteger, UITextLayoutDirection) {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft,
  UITextLayoutDirectionUp,
  UITextLayoutDirectionDown
};
typedef NS_ENUM(NSInteger, UITextGranularity) {
  UITextGranularityCharacter,
  UITextGranularityWord,
  UITextGranularitySentence,
  UITextGranularityParagraph,
  UITextGranularityLine,
  UITextGranularityDocument
};
typedef NSInteger UITextDirection NS_TYPED_EXTENSIBLE_ENUM;

NS_SWIFT_UI_ACTOR
@protocol UITextInputTokenizer <NSObject>
- (nullable UITextRange *)rangeEnclosingPosition:(UITextPosition *)position
                                 withGranularity:(UITextGranularity)granularity
                                     inDirection:(UITextDirection)direction
    NS_SWIFT_NAME(rangeEnclosingPosition(_:with:inDirection:));
- (BOOL)isPosition:(UITextPosition *)position
        atBoundary:(UITextGranularity)granularity
       inDirection:(UITextDirection)direction;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                       toBoundary:(UITextGranularity)granularity
                                      inDirection:(UITextDirection)direction
    NS_SWIFT_NAME(position(from:toBoundary:inDirection:));
- (BOOL)isPosition:(UITextPosition *)position
    withinTextUnit:(UITextGranularity)granularity
       inDirection:(UITextDirection)direction;
@end

NS_SWIFT_UI_ACTOR
@interface UITextInputStringTokenizer : NSObject <UITextInputTokenizer>
- (instancetype)initWithTextInput:(UIResponder<UITextInput> *)textInput;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextInputDelegate <NSObject>
- (void)selectionWillChange:(nullable id<UITextInput>)textInput;
- (void)selectionDidChange:(nullable id<UITextInput>)textInput;
- (void)textWillChange:(nullable id<UITextInput>)textInput;
- (void)textDidChange:(nullable id<UITextInput>)textInput;
@end

NS_SWIFT_UI_ACTOR
@interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly) NSWritingDirection writingDirection;
@property (nonatomic, readonly) BOOL containsStart;
@property (nonatomic, readonly) BOOL containsEnd;
@property (nonatomic, readonly) BOOL isVertical;
@end

@interface UITextView (TextMembers)
@property (nonatomic, readonly) id<UITextInputTokenizer> tokenizer;
@property (nonatomic, weak, nullable) id<UITextInputDelegate> inputDelegate;
@property (nonatomic, readonly, nullable) UITextRange *markedTextRange;
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range NS_SWIFT_NAME(selectionRects(for:));
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                      inDirection:(UITextLayoutDirection)direction
                                           offset:(NSInteger)offset NS_SWIFT_NAME(position(from:in:offset:));
- (nullable UITextPosition *)positionWithinRange:(UITextRange *)range
                             farthestInDirection:(UITextLayoutDirection)direction
    NS_SWIFT_NAME(position(within:farthestIn:));
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point
                                        withinRange:(UITextRange *)range NS_SWIFT_NAME(closestPosition(to:within:));
- (nullable UITextRange *)characterRangeAtPoint:(CGPoint)point NS_SWIFT_NAME(characterRange(at:));
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position
                                          inDirection:(UITextStorageDirection)direction
    NS_SWIFT_NAME(baseWritingDirection(for:in:));
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection
                       forRange:(UITextRange *)range NS_SWIFT_NAME(setBaseWritingDirection(_:for:));
@end

@interface UITextField (TextMembers)
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *defaultTextAttributes;
- (void)drawTextInRect:(CGRect)rect;
- (void)drawPlaceholderInRect:(CGRect)rect;
@end

extern NSAttributedStringKey const NSStrokeWidthAttributeName NS_SWIFT_NAME(strokeWidth);
extern NSAttributedStringKey const NSStrokeColorAttributeName NS_SWIFT_NAME(strokeColor);

typedef NSString *UIFontDescriptorAttributeName NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.AttributeName);
extern UIFontDescriptorAttributeName const UIFontDescriptorFeatureSettingsAttribute NS_SWIFT_NAME(featureSettings);
typedef NSString *UIFontDescriptorFeatureKey NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.FeatureKey);
extern UIFontDescriptorFeatureKey const UIFontFeatureTypeIdentifierKey NS_SWIFT_NAME(type);
extern UIFontDescriptorFeatureKey const UIFontFeatureSelectorIdentifierKey NS_SWIFT_NAME(selector);

@interface UIFontDescriptor (TextMembers)
- (UIFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes
    NS_SWIFT_NAME(addingAttributes(_:));
- (nullable id)objectForKey:(UIFontDescriptorAttributeName)anAttribute NS_SWIFT_NAME(object(forKey:));
@end

@interface NSAttributedString (Measuring)
- (CGSize)size;
@end

@interface UIFont (FamilyNames)
@property (class, nonatomic, readonly) NSArray<NSString *> *familyNames;
+ (NSArray<NSString *> *)fontNamesForFamilyName:(NSString *)familyName NS_SWIFT_NAME(fontNames(forFamilyName:));
@end

enum { kNumberSpacingType = 6 };
enum { kMonospacedNumbersSelector = 0, kProportionalNumbersSelector = 1 };

@interface NSAttributedString (Attachments)
- (BOOL)containsAttachmentsInRange:(NSRange)range NS_SWIFT_NAME(containsAttachments(in:));
@end

NS_ASSUME_NONNULL_END
