// Views that layouts insert and delete, which the conformance tests need besides the declarations of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UICollectionViewLayout (Insertions)
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                                                              atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForSupplementaryView(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind
                                                      atIndexPath:(NSIndexPath *)elementIndexPath
    NS_SWIFT_NAME(initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind
                                                       atIndexPath:(NSIndexPath *)elementIndexPath
    NS_SWIFT_NAME(finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:));
- (NSArray<NSIndexPath *> *)indexPathsToInsertForSupplementaryViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToInsertForSupplementaryView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForSupplementaryViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToDeleteForSupplementaryView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToInsertForDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToInsertForDecorationView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToDeleteForDecorationView(ofKind:));
- (void)registerClass:(nullable Class)viewClass
    forDecorationViewOfKind:(NSString *)elementKind NS_SWIFT_NAME(register(_:forDecorationViewOfKind:));
@end

@interface UICollectionView (Outlines)
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell NS_SWIFT_NAME(indexPath(for:));
@end

@interface UICollectionView (SupplementaryViews)
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(supplementaryView(forElementKind:at:));
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(visibleSupplementaryViews(ofKind:));
@end

@interface UICollectionReusableView (ApplyingAttributes)
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes NS_SWIFT_NAME(preferredLayoutAttributesFitting(_:));
@end

NS_ASSUME_NONNULL_END
