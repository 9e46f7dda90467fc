// Declarations for split view controllers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UISplitViewControllerPrimaryEdge) {
  UISplitViewControllerPrimaryEdgeLeading,
  UISplitViewControllerPrimaryEdgeTrailing
} NS_SWIFT_NAME(UISplitViewController.PrimaryEdge);

extern CGFloat const UISplitViewControllerAutomaticDimension NS_SWIFT_NAME(UISplitViewController.automaticDimension);

@interface UISplitViewController (Dimensions)
@property (nonatomic) UISplitViewControllerPrimaryEdge primaryEdge;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidthFraction;
@property (nonatomic) CGFloat minimumSupplementaryColumnWidth;
@property (nonatomic) CGFloat maximumSupplementaryColumnWidth;
@property (nonatomic, readonly) CGFloat supplementaryColumnWidth;
@end

NS_ASSUME_NONNULL_END
