// The delegates of pasting text, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Paste.h"

NS_ASSUME_NONNULL_BEGIN

#if !__is_target_os(tvos)

@class NSTextAttachment;
@protocol UITextPasteDelegate;

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextPasteConfigurationSupporting <UIPasteConfigurationSupporting>
@property (nonatomic, weak, nullable) id<UITextPasteDelegate> pasteDelegate;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextPasteItem <NSObject>
@property (nonatomic, readonly) __kindof NSItemProvider *itemProvider;
@property (nonatomic, readonly, nullable) id localObject;
@property (nonatomic, readonly) NSDictionary<NSAttributedStringKey, id> *defaultAttributes;
- (void)setStringResult:(NSString *)string NS_SWIFT_NAME(setResult(string:));
- (void)setAttributedStringResult:(NSAttributedString *)string NS_SWIFT_NAME(setResult(attributedString:));
- (void)setAttachmentResult:(NSTextAttachment *)textAttachment NS_SWIFT_NAME(setResult(attachment:));
- (void)setNoResult;
- (void)setDefaultResult;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextPasteDelegate <NSObject>
@optional
- (void)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting
                      transformPasteItem:(id<UITextPasteItem>)item
    NS_SWIFT_NAME(textPasteConfigurationSupporting(_:transform:));
- (NSAttributedString *)textPasteConfigurationSupporting:
                            (id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting
                            combineItemAttributedStrings:(NSArray<NSAttributedString *> *)itemStrings
                                                forRange:(UITextRange *)textRange
    NS_SWIFT_NAME(textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:));
- (UITextRange *)textPasteConfigurationSupporting:
                     (id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting
                  performPasteOfAttributedString:(NSAttributedString *)attributedString
                                         toRange:(UITextRange *)textRange
    NS_SWIFT_NAME(textPasteConfigurationSupporting(_:performPasteOf:to:));
- (BOOL)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting
    shouldAnimatePasteOfAttributedString:(NSAttributedString *)attributedString
                                 toRange:(UITextRange *)textRange
    NS_SWIFT_NAME(textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:));
@end

@interface UITextField (Pasting) <UITextPasteConfigurationSupporting>
@end

@interface UITextView (Pasting) <UITextPasteConfigurationSupporting>
@end

#endif

NS_ASSUME_NONNULL_END
