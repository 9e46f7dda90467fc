// Declarations of text views that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class NSTextContainer;

@interface UITextView (TextView)
@property (nonatomic, readonly) NSTextContainer *textContainer;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property (nonatomic) BOOL clearsOnInsertion;
- (void)scrollRangeToVisible:(NSRange)range;
- (CGRect)firstRectForRange:(UITextRange *)range NS_SWIFT_NAME(firstRect(for:));
- (CGRect)caretRectForPosition:(UITextPosition *)position NS_SWIFT_NAME(caretRect(for:));
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point NS_SWIFT_NAME(closestPosition(to:));
@end

@interface NSAttributedString (TextView)
- (nullable id)attribute:(NSAttributedStringKey)attrName
                 atIndex:(NSUInteger)location
          effectiveRange:(nullable NSRange *)range NS_SWIFT_NAME(attribute(_:at:effectiveRange:));
@end

extern NSNotificationName const UITextViewTextDidBeginEditingNotification
    NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextViewTextDidChangeNotification
    NS_SWIFT_NAME(UITextView.textDidChangeNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextViewTextDidEndEditingNotification
    NS_SWIFT_NAME(UITextView.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
