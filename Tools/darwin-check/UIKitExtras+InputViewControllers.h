// Input view controllers and their proxies, which the conformance tests need besides the declarations of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+KeyValueCoding.h"
#import "UIKitExtras+TextMembers.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UITextDocumentProxy <UIKeyInput>
@property (nonatomic, readonly, nullable) NSString *documentContextBeforeInput;
@property (nonatomic, readonly, nullable) NSString *documentContextAfterInput;
@property (nonatomic, readonly, nullable) NSString *selectedText;
@property (nonatomic, readonly, copy) NSUUID *documentIdentifier;
- (void)adjustTextPositionByCharacterOffset:(NSInteger)offset
    NS_SWIFT_NAME(adjustTextPosition(byCharacterOffset:));
- (void)setMarkedText:(NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@end

NS_SWIFT_UI_ACTOR
@interface UIInputViewController : UIViewController <UITextInputDelegate>
@property (nonatomic, strong, nullable) UIInputView *inputView;
@property (nonatomic, readonly) id<UITextDocumentProxy> textDocumentProxy;
@property (nonatomic, copy, nullable) NSString *primaryLanguage;
@property (nonatomic, readonly) BOOL hasFullAccess;
@property (nonatomic, readonly) BOOL needsInputModeSwitchKey;
- (void)dismissKeyboard;
- (void)advanceToNextInputMode;
@end

@interface UIResponder (InputViewControllers)
@property (nonatomic, readonly, strong, nullable) UIInputViewController *inputViewController;
@property (nonatomic, readonly, strong, nullable)
    UIInputViewController *inputAccessoryViewController DC_UNAVAILABLE(visionos);
@end

NS_ASSUME_NONNULL_END
