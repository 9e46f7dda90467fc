// Properties of sections that scroll orthogonally, which the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBounce) {
  UICollectionLayoutSectionOrthogonalScrollingBounceAutomatic,
  UICollectionLayoutSectionOrthogonalScrollingBounceAlways,
  UICollectionLayoutSectionOrthogonalScrollingBounceNever
} NS_SWIFT_NAME(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce) DC_IOS(17.0);

typedef CGFloat UICollectionLayoutSectionOrthogonalScrollingDecelerationRate NS_TYPED_ENUM
    NS_SWIFT_NAME(UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate);
extern const UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRateAutomatic
    NS_SWIFT_NAME(automatic) DC_IOS(17.0);
extern const UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRateNormal NS_SWIFT_NAME(normal) DC_IOS(17.0);
extern const UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRateFast NS_SWIFT_NAME(fast) DC_IOS(17.0);

DC_IOS(17.0) NS_SWIFT_UI_ACTOR
@interface UICollectionLayoutSectionOrthogonalScrollingProperties : NSObject
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingDecelerationRate decelerationRate;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBounce bounce;
@end

@interface NSCollectionLayoutSection (OrthogonalScrolling)
@property (nonatomic, readonly)
    UICollectionLayoutSectionOrthogonalScrollingProperties *orthogonalScrollingProperties DC_IOS(17.0);
@end

NS_ASSUME_NONNULL_END
