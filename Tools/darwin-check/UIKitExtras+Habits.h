// Declarations of members that apps use by habit, besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIButton (Habits)
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
- (nullable UIColor *)titleShadowColorForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) UIColor *currentTitleShadowColor;
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration
                        forImageInState:(UIControlState)state;
- (nullable UIImageSymbolConfiguration *)preferredSymbolConfigurationForImageInState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) UIImageSymbolConfiguration *currentPreferredSymbolConfiguration;
@end

@interface UIPickerView (Habits)
@property (nonatomic) BOOL showsSelectionIndicator;
@end

@interface UISearchController (Habits)
@property (nonatomic) BOOL dimsBackgroundDuringPresentation;
@end

@interface UIImage (Habits)
- (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)leftCapWidth
                                 topCapHeight:(NSInteger)topCapHeight;
- (nullable UIImage *)imageByPreparingForDisplay DC_IOS(15.0) NS_SWIFT_NAME(preparingForDisplay());
- (nullable UIImage *)imageByPreparingThumbnailOfSize:(CGSize)size
    DC_IOS(15.0) NS_SWIFT_NAME(preparingThumbnail(of:));
@end

@interface UIPageControl (Habits)
@property (nullable, nonatomic, strong) UIImage *preferredIndicatorImage DC_IOS(14.0);
- (nullable UIImage *)indicatorImageForPage:(NSInteger)page DC_IOS(14.0) NS_SWIFT_NAME(indicatorImage(forPage:));
- (void)setIndicatorImage:(nullable UIImage *)image
                  forPage:(NSInteger)page DC_IOS(14.0) NS_SWIFT_NAME(setIndicatorImage(_:forPage:));
@end

// The methods of the delegates, which the controllers inherit with the protocols.
@interface UITableViewController (Habits)
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView
         contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                             point:(CGPoint)point
    NS_SWIFT_NAME(tableView(_:contextMenuConfigurationForRowAt:point:));
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView NS_SWIFT_NAME(viewForZooming(in:));
@end

@interface UICollectionViewController (Habits)
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
            contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                                   point:(CGPoint)point
    DC_IOS(16.0) NS_SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemsAt:point:));
@end

NS_ASSUME_NONNULL_END
