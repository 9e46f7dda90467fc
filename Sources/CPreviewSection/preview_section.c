#include "preview_section.h"

// The linker defines these two for a section whose name is an identifier of C.
extern const char __start_uikit_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_uikit_previews[] __attribute__((weak, visibility("hidden")));

const void *CPreviewSectionStart(void) { return __start_uikit_previews; }

const void *CPreviewSectionEnd(void) { return __stop_uikit_previews; }
