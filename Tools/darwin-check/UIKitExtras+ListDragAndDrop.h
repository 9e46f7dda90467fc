// Dragging and dropping in tables and collection views, as the conformance tests need it.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"
#import "UIKitExtras+Placeholders.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITableViewDropIntent) {
  UITableViewDropIntentUnspecified = 0,
  UITableViewDropIntentInsertAtDestinationIndexPath = 1,
  UITableViewDropIntentInsertIntoDestinationIndexPath = 2,
  UITableViewDropIntentAutomatic = 3,
} NS_SWIFT_NAME(UITableViewDropProposal.Intent);

NS_SWIFT_UI_ACTOR
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropIntent)intent NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UITableViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(drop(_:toRowAt:));
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem intoRowAtIndexPath:(NSIndexPath *)indexPath rect:(CGRect)rect NS_SWIFT_NAME(drop(_:intoRowAt:rect:));
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target NS_SWIFT_NAME(drop(_:to:));
- (id<UITableViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem toPlaceholder:(UITableViewDropPlaceholder *)placeholder NS_SWIFT_NAME(drop(_:to:));
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:itemsForBeginning:at:));
@optional
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView *)tableView performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator NS_SWIFT_NAME(tableView(_:performDropWith:));
@optional
- (UITableViewDropProposal *)tableView:(UITableView *)tableView dropSessionDidUpdate:(id<UIDropSession>)session withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session;
@end

@interface UITableView (DragAndDrop)
@property (nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate;
@property (nonatomic, weak, nullable) id<UITableViewDropDelegate> dropDelegate;
@property (nonatomic) BOOL dragInteractionEnabled;
@property (nonatomic, readonly) BOOL hasActiveDrag;
@property (nonatomic, readonly) BOOL hasActiveDrop;
@end

typedef NS_ENUM(NSInteger, UICollectionViewDropIntent) {
  UICollectionViewDropIntentUnspecified = 0,
  UICollectionViewDropIntentInsertAtDestinationIndexPath = 1,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath = 2,
} NS_SWIFT_NAME(UICollectionViewDropProposal.Intent);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UICollectionViewDropIntent)intent NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UICollectionViewDropIntent intent;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UICollectionViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UICollectionViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(drop(_:toItemAt:));
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem intoItemAtIndexPath:(NSIndexPath *)indexPath rect:(CGRect)rect NS_SWIFT_NAME(drop(_:intoItemAt:rect:));
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target NS_SWIFT_NAME(drop(_:to:));
- (id<UICollectionViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem toPlaceholder:(UICollectionViewDropPlaceholder *)placeholder NS_SWIFT_NAME(drop(_:to:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(collectionView(_:itemsForBeginning:at:));
@optional
- (void)collectionView:(UICollectionView *)collectionView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dragSessionDidEnd:(id<UIDragSession>)session;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView *)collectionView performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator NS_SWIFT_NAME(collectionView(_:performDropWith:));
@optional
- (UICollectionViewDropProposal *)collectionView:(UICollectionView *)collectionView dropSessionDidUpdate:(id<UIDropSession>)session withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidEnd:(id<UIDropSession>)session;
@end

@interface UICollectionView (DragAndDrop)
@property (nonatomic, weak, nullable) id<UICollectionViewDragDelegate> dragDelegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDropDelegate> dropDelegate;
@property (nonatomic) BOOL dragInteractionEnabled;
@property (nonatomic, readonly) BOOL hasActiveDrag;
@end

NS_ASSUME_NONNULL_END
