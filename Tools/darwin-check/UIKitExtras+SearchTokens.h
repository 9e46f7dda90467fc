// Copies and suggestions of search fields, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Lists.h"
#import "UIKitExtras+SearchFields.h"
#import "UIKitExtras+TextPasting.h"

NS_ASSUME_NONNULL_BEGIN

#if !__is_target_os(tvos)

NS_SWIFT_UI_ACTOR
@protocol UISearchTextFieldDelegate <UITextFieldDelegate>
@optional
- (NSItemProvider *)searchTextField:(UISearchTextField *)searchTextField
          itemProviderForCopyingToken:(UISearchToken *)token
    NS_SWIFT_NAME(searchTextField(_:itemProviderForCopying:)) DC_IOS(13.0);
- (void)searchTextField:(UISearchTextField *)searchTextField
    didSelectSuggestion:(id<UISearchSuggestion>)suggestion
    NS_SWIFT_NAME(searchTextField(_:didSelect:)) DC_IOS(16.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchTextFieldPasteItem <UITextPasteItem>
- (void)setSearchTokenResult:(UISearchToken *)token;
@end

@interface UISearchTextField (Copying)
@property (nonatomic) BOOL allowsCopyingTokens;
@property (nonatomic, copy, nullable) NSArray<id<UISearchSuggestion>> *searchSuggestions DC_IOS(16.0);
@end

#endif

NS_ASSUME_NONNULL_END
