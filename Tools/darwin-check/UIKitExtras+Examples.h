// What the examples need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UITextContentType NS_TYPED_ENUM;
extern UITextContentType const UITextContentTypeName NS_SWIFT_NAME(UITextContentType.name);
extern UITextContentType const UITextContentTypeEmailAddress NS_SWIFT_NAME(UITextContentType.emailAddress);

@interface UITextField (ContentType)
@property (nonatomic, copy, nullable) UITextContentType textContentType;
@end

typedef NS_ENUM(NSUInteger, UISearchBarStyle) {
  UISearchBarStyleDefault,
  UISearchBarStyleProminent,
  UISearchBarStyleMinimal
} NS_SWIFT_NAME(UISearchBar.Style);

@interface UISearchBar (Style)
@property (nonatomic) UISearchBarStyle searchBarStyle;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@end

@interface UIKeyboardLayoutGuide (SafeArea)
@property (nonatomic) BOOL usesBottomSafeArea DC_IOS(17.0);
@end

typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive
} NS_SWIFT_NAME(UIContextualAction.Style);

@class UIContextualAction;
typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    NS_SWIFT_NAME(UIContextualAction.Handler);

NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@end

@interface UISwipeActionsConfiguration (Actions)
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

NS_ASSUME_NONNULL_END
