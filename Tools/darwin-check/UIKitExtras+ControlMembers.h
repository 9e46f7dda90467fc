// Declarations of members of controls that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIButton (Members)
- (CGRect)backgroundRectForBounds:(CGRect)bounds NS_SWIFT_NAME(backgroundRect(forBounds:));
- (CGRect)contentRectForBounds:(CGRect)bounds NS_SWIFT_NAME(contentRect(forBounds:));
- (CGRect)titleRectForContentRect:(CGRect)contentRect NS_SWIFT_NAME(titleRect(forContentRect:));
- (CGRect)imageRectForContentRect:(CGRect)contentRect NS_SWIFT_NAME(imageRect(forContentRect:));
@property (nonatomic) BOOL adjustsImageWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenDisabled;
@property (nonatomic) BOOL showsTouchWhenHighlighted;
@property (nullable, nonatomic, readonly, strong) UILabel *subtitleLabel DC_IOS(15.0);
@end

@interface UITextField (Members)
@property (nullable, nonatomic, strong) UIImage *background;
@property (nullable, nonatomic, strong) UIImage *disabledBackground;
@end

typedef NS_ENUM(NSInteger, UISearchBarIcon) {
  UISearchBarIconSearch,
  UISearchBarIconClear,
  UISearchBarIconBookmark,
  UISearchBarIconResultsList
} NS_SWIFT_NAME(UISearchBar.Icon);

@interface UISearchBar (Members)
- (void)setImage:(nullable UIImage *)iconImage
    forSearchBarIcon:(UISearchBarIcon)icon
               state:(UIControlState)state NS_SWIFT_NAME(setImage(_:for:state:));
- (nullable UIImage *)imageForSearchBarIcon:(UISearchBarIcon)icon
                                      state:(UIControlState)state NS_SWIFT_NAME(image(for:state:));
- (void)setPositionAdjustment:(UIOffset)adjustment
             forSearchBarIcon:(UISearchBarIcon)icon NS_SWIFT_NAME(setPositionAdjustment(_:for:));
- (UIOffset)positionAdjustmentForSearchBarIcon:(UISearchBarIcon)icon NS_SWIFT_NAME(positionAdjustment(for:));
- (void)setSearchFieldBackgroundImage:(nullable UIImage *)backgroundImage
                             forState:(UIControlState)state NS_SWIFT_NAME(setSearchFieldBackgroundImage(_:for:));
- (nullable UIImage *)searchFieldBackgroundImageForState:(UIControlState)state
    NS_SWIFT_NAME(searchFieldBackgroundImage(for:));
@end

@interface UITableView (Members)
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding DC_IOS(15.0);
@end

@interface UIScrollView (Members)
@property (nonatomic, readonly) CGSize visibleSize DC_IOS(12.0);
@end

@interface UIControl (EffectiveAlignment)
@property (nonatomic, readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment DC_IOS(11.0);
@end

@interface UISearchBar (Enabling)
@property (nonatomic, getter=isEnabled) BOOL enabled DC_IOS(16.4);
@end

@interface UIPageControl (CurrentImages)
@property (nonatomic, strong, nullable) UIImage *preferredCurrentPageIndicatorImage DC_IOS(16.0);
- (nullable UIImage *)currentPageIndicatorImageForPage:(NSInteger)page DC_IOS(16.0);
- (void)setCurrentPageIndicatorImage:(nullable UIImage *)image forPage:(NSInteger)page DC_IOS(16.0);
@end

NS_ASSUME_NONNULL_END
