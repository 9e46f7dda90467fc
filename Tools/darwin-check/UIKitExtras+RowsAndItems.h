// Members of tables and collection views that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Collections.h"

NS_ASSUME_NONNULL_BEGIN

@interface UITableView (Headers)
- (CGRect)rectForSection:(NSInteger)section NS_SWIFT_NAME(rect(forSection:));
- (CGRect)rectForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(rectForHeader(inSection:));
- (CGRect)rectForFooterInSection:(NSInteger)section NS_SWIFT_NAME(rectForFooter(inSection:));
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)scrollPosition
                                          animated:(BOOL)animated
    NS_SWIFT_NAME(scrollToNearestSelectedRow(at:animated:));
@end

@interface UITableViewCell (Indentation)
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@end

@interface UICollectionView (Supplements)
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                                                          withReuseIdentifier:(NSString *)identifier
                                                                 forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));
@end

@interface UICollectionView (Movement)
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(beginInteractiveMovementForItem(at:));
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) BOOL invalidateEverything;
@property (nonatomic, readonly) BOOL invalidateDataSourceCounts;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
@property (nonatomic) CGPoint contentOffsetAdjustment;
@property (nonatomic) CGSize contentSizeAdjustment;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(invalidateItems(at:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end

@interface UICollectionViewLayout (BoundsChange)
@property (class, nonatomic, readonly) Class invalidationContextClass;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds
    NS_SWIFT_NAME(shouldInvalidateLayout(forBoundsChange:));
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds
    NS_SWIFT_NAME(invalidationContext(forBoundsChange:));
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context
    NS_SWIFT_NAME(invalidateLayout(with:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)collectionViewLayout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:layout:sizeForItemAt:));
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section NS_SWIFT_NAME(collectionView(_:layout:insetForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                 layout:(UICollectionViewLayout *)collectionViewLayout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:minimumLineSpacingForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                      layout:(UICollectionViewLayout *)collectionViewLayout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:minimumInteritemSpacingForSectionAt:));
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:referenceSizeForHeaderInSection:));
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:referenceSizeForFooterInSection:));
@end

DC_IOS(14.0) NS_SWIFT_UI_ACTOR
@interface UIListContentView : UIView
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, strong, nullable) UILayoutGuide *textLayoutGuide;
@property (nonatomic, readonly, strong, nullable) UILayoutGuide *secondaryTextLayoutGuide;
@property (nonatomic, readonly, strong, nullable) UILayoutGuide *imageLayoutGuide;
@end

NS_ASSUME_NONNULL_END
