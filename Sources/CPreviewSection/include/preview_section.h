// The section of the program in which the expansions of #Preview place their records. See PreviewRegistry.
#ifndef STATEROOM_C_PREVIEW_SECTION_H
#define STATEROOM_C_PREVIEW_SECTION_H

/// The address of the first record; NULL if the program has no previews.
const void * CPreviewSectionStart(void);

/// The address behind the last record; NULL if the program has no previews.
const void * CPreviewSectionEnd(void);

#endif
