// Copies of appearances, and the appearances of items, that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Appearance.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIBarAppearance (Copies)
- (instancetype)copy;
@end

@interface UIBarButtonItemAppearance (Copies)
- (instancetype)copy;
@end

@interface UINavigationBarAppearance (Titles)
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@end

@interface UIBarButtonItemStateAppearance (Titles)
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@end

typedef NS_ENUM(NSInteger, UITabBarItemAppearanceStyle) {
  UITabBarItemAppearanceStyleStacked,
  UITabBarItemAppearanceStyleInline,
  UITabBarItemAppearanceStyleCompactInline
} NS_SWIFT_NAME(UITabBarItemAppearance.Style);

NS_SWIFT_UI_ACTOR
@interface UITabBarItemStateAppearance : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readwrite, copy, nullable) UIColor *iconColor;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithStyle:(UITabBarItemAppearanceStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)copy;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *selected;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *focused;
@end

@interface UITabBarAppearance (Items)
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@end

NS_ASSUME_NONNULL_END
