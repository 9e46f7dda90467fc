// Declarations for text input that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

extern NSNotificationName const UIKeyboardDidChangeFrameNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyboardFrameBeginUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameBeginUserInfoKey);
extern NSString *const UIKeyboardIsLocalUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardIsLocalUserInfoKey);

@interface NSValue (NSValueUIGeometryExtensions)
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
@property (nonatomic, readonly) CGRect CGRectValue NS_SWIFT_NAME(cgRectValue);
@end

@interface UITextField (TextInputGeometry)
- (CGRect)clearButtonRectForBounds:(CGRect)bounds;
- (CGRect)leftViewRectForBounds:(CGRect)bounds;
- (CGRect)rightViewRectForBounds:(CGRect)bounds;
- (CGRect)firstRectForRange:(UITextRange *)range NS_SWIFT_NAME(firstRect(for:));
- (CGRect)caretRectForPosition:(UITextPosition *)position NS_SWIFT_NAME(caretRect(for:));
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point NS_SWIFT_NAME(closestPosition(to:));
@property (nonatomic) BOOL clearsOnInsertion;
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UISearchTextField : UITextField
@end

@interface UISearchBar (TextInput)
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@end

NS_ASSUME_NONNULL_END
