// Declarations for screens that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIScreen (FixedCoordinates)
@property (readonly) id<UICoordinateSpace> fixedCoordinateSpace DC_IOS(8.0);
@end

@interface UIPageControl (Sizes)
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount NS_SWIFT_NAME(size(forNumberOfPages:));
@end

@interface UIButton (AttributedTitles)
- (nullable NSAttributedString *)attributedTitleForState:(UIControlState)state;
@end

extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;

@interface UIFontDescriptor (Names)
@property (nonatomic, readonly) NSString *postscriptName;
@end

@interface NSValue (EdgeInsets)
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets NS_SWIFT_NAME(init(uiEdgeInsets:));
@property (nonatomic, readonly) UIEdgeInsets UIEdgeInsetsValue NS_SWIFT_NAME(uiEdgeInsetsValue);
@end

DC_IOS(14.0)
@interface UICollectionViewListCell : UICollectionViewCell
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@end

NS_ASSUME_NONNULL_END
