// Declarations of key commands, pasteboards and edit menus that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UICommandAlternate : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) SEL action;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
+ (instancetype)alternateWithTitle:(NSString *)title action:(SEL)action modifierFlags:(UIKeyModifierFlags)modifierFlags;
@end

@interface UICommand (Editing)
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nullable, nonatomic, copy) NSString *discoverabilityTitle;
@property (nonatomic, readonly) NSArray<UICommandAlternate *> *alternates;
@end

@interface UITextField (StandardEdit)
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@end

typedef NSString *UIPasteboardName NS_SWIFT_NAME(UIPasteboard.Name) NS_TYPED_EXTENSIBLE_ENUM;

@interface UIPasteboard : NSObject
@property (class, nonatomic, readonly) UIPasteboard *generalPasteboard NS_SWIFT_NAME(general);
+ (nullable UIPasteboard *)pasteboardWithName:(UIPasteboardName)pasteboardName create:(BOOL)create;
+ (UIPasteboard *)pasteboardWithUniqueName;
+ (void)removePasteboardWithName:(UIPasteboardName)pasteboardName NS_SWIFT_NAME(remove(withName:));
@property (readonly, nonatomic) UIPasteboardName name;
@property (readonly, nonatomic) NSInteger changeCount;
@property (nonatomic, readonly) NSArray<NSString *> *pasteboardTypes NS_SWIFT_NAME(types);
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes NS_SWIFT_NAME(contains(pasteboardTypes:));
- (nullable NSData *)dataForPasteboardType:(NSString *)pasteboardType;
- (nullable id)valueForPasteboardType:(NSString *)pasteboardType;
- (void)setValue:(id)value forPasteboardType:(NSString *)pasteboardType;
- (void)setData:(NSData *)data forPasteboardType:(NSString *)pasteboardType;
@property (readonly, nonatomic) NSInteger numberOfItems;
- (nullable NSIndexSet *)itemSetWithPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes;
- (nullable NSArray *)valuesForPasteboardType:(NSString *)pasteboardType inItemSet:(nullable NSIndexSet *)itemSet;
@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> *items;
- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items;
@property (nullable, nonatomic, copy) NSString *string;
@property (nullable, nonatomic, copy) NSArray<NSString *> *strings;
@property (nullable, nonatomic, copy) NSURL *URL NS_SWIFT_NAME(url);
@property (nullable, nonatomic, copy) UIImage *image;
@property (nullable, nonatomic, copy) UIColor *color;
@property (nonatomic, readonly) BOOL hasStrings;
@property (nonatomic, readonly) BOOL hasURLs;
@property (nonatomic, readonly) BOOL hasImages;
@property (nonatomic, readonly) BOOL hasColors;
@end

extern NSNotificationName const UIPasteboardChangedNotification NS_SWIFT_NAME(UIPasteboard.changedNotification);
extern NSString *const UIPasteboardChangedTypesAddedKey NS_SWIFT_NAME(UIPasteboard.changedTypesAddedUserInfoKey);

typedef NS_ENUM(NSInteger, UIEditMenuArrowDirection) {
  UIEditMenuArrowDirectionAutomatic, UIEditMenuArrowDirectionUp, UIEditMenuArrowDirectionDown, UIEditMenuArrowDirectionLeft,
  UIEditMenuArrowDirectionRight
} DC_IOS(16.0);

DC_IOS(16.0) NS_SWIFT_UI_ACTOR
@protocol UIEditMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end

DC_IOS(16.0) NS_SWIFT_UI_ACTOR
@interface UIEditMenuConfiguration : NSObject
@property (nonatomic, readonly) CGPoint sourcePoint;
@property (nonatomic) UIEditMenuArrowDirection preferredArrowDirection;
@end

@class UIEditMenuInteraction;

DC_IOS(16.0) NS_SWIFT_UI_ACTOR
@protocol UIEditMenuInteractionDelegate <NSObject>
@optional
- (nullable UIMenu *)editMenuInteraction:(UIEditMenuInteraction *)interaction menuForConfiguration:(UIEditMenuConfiguration *)configuration suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
- (CGRect)editMenuInteraction:(UIEditMenuInteraction *)interaction targetRectForConfiguration:(UIEditMenuConfiguration *)configuration;
- (void)editMenuInteraction:(UIEditMenuInteraction *)interaction willPresentMenuForConfiguration:(UIEditMenuConfiguration *)configuration animator:(id <UIEditMenuInteractionAnimating>)animator;
- (void)editMenuInteraction:(UIEditMenuInteraction *)interaction willDismissMenuForConfiguration:(UIEditMenuConfiguration *)configuration animator:(id <UIEditMenuInteractionAnimating>)animator;
@end

DC_IOS(16.0) NS_SWIFT_UI_ACTOR
@interface UIEditMenuInteraction : NSObject <UIInteraction>
@property (nonatomic, weak, nullable, readonly) id <UIEditMenuInteractionDelegate> delegate;
- (instancetype)initWithDelegate:(nullable id <UIEditMenuInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (void)presentEditMenuWithConfiguration:(UIEditMenuConfiguration *)configuration;
- (void)dismissMenu;
- (void)reloadVisibleMenu;
- (void)updateVisibleMenuPositionAnimated:(BOOL)animated;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UIMenuSystem : NSObject
@property (class, nonatomic, readonly) UIMenuSystem *mainSystem NS_SWIFT_NAME(main);
@property (class, nonatomic, readonly) UIMenuSystem *contextSystem NS_SWIFT_NAME(context);
- (void)setNeedsRebuild;
@end

extern UIMenuIdentifier const UIMenuStandardEdit NS_SWIFT_NAME(UIMenuIdentifier.standardEdit);

NS_ASSUME_NONNULL_END
