// What the examples need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UITextContentType NS_TYPED_ENUM;
extern UITextContentType const UITextContentTypeName NS_SWIFT_NAME(UITextContentType.name);
extern UITextContentType const UITextContentTypeEmailAddress NS_SWIFT_NAME(UITextContentType.emailAddress);

@interface UITextField (ContentType)
@property (nonatomic, copy, nullable) UITextContentType textContentType;
@end

typedef NS_ENUM(NSUInteger, UISearchBarStyle) {
  UISearchBarStyleDefault,
  UISearchBarStyleProminent,
  UISearchBarStyleMinimal
} NS_SWIFT_NAME(UISearchBar.Style);

@interface UISearchBar (Style)
@property (nonatomic) UISearchBarStyle searchBarStyle;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@end

@interface UIKeyboardLayoutGuide (SafeArea)
@property (nonatomic) BOOL usesBottomSafeArea DC_IOS(17.0);
@end

typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive
} NS_SWIFT_NAME(UIContextualAction.Style);

@class UIContextualAction;
typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    NS_SWIFT_NAME(UIContextualAction.Handler);

NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@end

@interface UISwipeActionsConfiguration (Actions)
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader);

@interface NSCollectionLayoutGroup (Count)
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                      subitem:(NSCollectionLayoutItem *)subitem
                                        count:(NSInteger)count NS_SWIFT_NAME(horizontal(layoutSize:subitem:count:));
@end

DC_IOS(10.0) NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(collectionView(_:prefetchItemsAt:));
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(collectionView(_:cancelPrefetchingForItemsAt:));
@end

@interface UICollectionView (Photos)
@property (nonatomic, weak, nullable) id <UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing DC_IOS(14.0);
@property (nonatomic, getter=isEditing) BOOL editing DC_IOS(14.0);
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated NS_SWIFT_NAME(deselectItem(at:animated:));
@end

typedef NS_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss,
  UIContextMenuInteractionCommitStylePop
};

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM;
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM;
extern CAShapeLayerLineJoin const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);

@interface CAShapeLayer (Sketch)
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@end

extern UIAccessibilityTraits const UIAccessibilityTraitAllowsDirectInteraction
    NS_SWIFT_NAME(UIAccessibilityTraits.allowsDirectInteraction);

NS_ASSUME_NONNULL_END
