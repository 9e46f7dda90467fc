// What the conformance tests of collection views need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);

typedef NS_ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell, UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
} NS_SWIFT_NAME(UICollectionView.ElementCategory);

typedef NS_ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert, UICollectionUpdateActionDelete, UICollectionUpdateActionReload,
  UICollectionUpdateActionMove, UICollectionUpdateActionNone
} NS_SWIFT_NAME(UICollectionViewUpdateItem.Action);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                             withIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(init(forSupplementaryViewOfKind:with:));
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewUpdateItem : NSObject
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathBeforeUpdate;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathAfterUpdate;
@property (nonatomic, readonly) UICollectionUpdateAction updateAction;
@end

@interface UICollectionViewLayout (Subclassing)
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForItem(at:));
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems
    NS_SWIFT_NAME(prepare(forCollectionViewUpdates:));
- (void)finalizeCollectionViewUpdates;
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes
                                    withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes
    NS_SWIFT_NAME(shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:));
@property (nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
@end

@interface UICollectionViewFlowLayout (Sizes)
@property (nonatomic) CGSize estimatedItemSize;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@end

@interface UICollectionViewCell (Backgrounds)
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end

@interface UICollectionView (Items)
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForItem(at:));
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition
    NS_SWIFT_NAME(selectItem(at:animated:scrollPosition:));
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated NS_SWIFT_NAME(scrollToItem(at:at:animated:));
@end

@interface UICollectionViewController (Behavior)
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@end

NS_ASSUME_NONNULL_END
