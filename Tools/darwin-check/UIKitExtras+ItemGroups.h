// Declarations of item groups, shortcuts, cells and styles of text that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UIBarButtonItemGroup : NSObject <NSCoding>
- (instancetype)initWithBarButtonItems:(NSArray<UIBarButtonItem *> *)barButtonItems
                    representativeItem:(nullable UIBarButtonItem *)representativeItem NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItem *> *barButtonItems;
@property (nullable, nonatomic, readwrite, strong) UIBarButtonItem *representativeItem;
@property (nonatomic, readonly, assign, getter=isDisplayingRepresentativeItem) BOOL displayingRepresentativeItem;
@property (nonatomic, readwrite, assign, getter=isHidden) BOOL hidden DC_IOS(16.0);
@end

@interface UIBarButtonItem (ItemGroups)
@property (nullable, nonatomic, readonly, weak) UIBarButtonItemGroup *buttonGroup;
- (UIBarButtonItemGroup *)creatingFixedGroup DC_IOS(16.0);
@end

@interface UINavigationItem (ItemGroups)
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItemGroup *> *leadingItemGroups DC_IOS(16.0);
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItemGroup *> *trailingItemGroups DC_IOS(16.0);
@property (nullable, nonatomic, strong) UIBarButtonItemGroup *pinnedTrailingGroup DC_IOS(16.0);
@end

DC_IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UITextInputAssistantItem : NSObject
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItemGroup *> *leadingBarButtonGroups;
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItemGroup *> *trailingBarButtonGroups;
@end

@interface UIResponder (Shortcuts)
@property (nonatomic, readonly, strong) UITextInputAssistantItem *inputAssistantItem;
@end

typedef NS_OPTIONS(NSUInteger, UITableViewCellStateMask) {
  UITableViewCellStateDefaultMask = 0,
  UITableViewCellStateShowingEditControlMask NS_SWIFT_NAME(showingEditControl) = 1 << 0,
  UITableViewCellStateShowingDeleteConfirmationMask NS_SWIFT_NAME(showingDeleteConfirmation) = 1 << 1
} NS_SWIFT_NAME(UITableViewCell.StateMask);

@interface UITableViewCell (Transitions)
- (void)willTransitionToState:(UITableViewCellStateMask)state NS_SWIFT_NAME(willTransition(to:));
- (void)didTransitionToState:(UITableViewCellStateMask)state NS_SWIFT_NAME(didTransition(to:));
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@end

@interface UIResponder (Styles)
- (void)toggleBoldface:(nullable id)sender;
- (void)toggleItalics:(nullable id)sender;
- (void)toggleUnderline:(nullable id)sender;
- (void)pasteAndMatchStyle:(nullable id)sender;
@end

@interface UITextField (Styles)
@property (nonatomic) BOOL allowsEditingTextAttributes;
@end

@interface UITextView (Styles)
@property (nonatomic) BOOL allowsEditingTextAttributes;
@end

@interface UITableView (ReadableWidth)
@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@end

NS_ASSUME_NONNULL_END
