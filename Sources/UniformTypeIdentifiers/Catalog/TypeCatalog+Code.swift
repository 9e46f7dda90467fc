extension TypeCatalog {
  /// The declarations of source code of programming and scripting languages.
  static let code: [TypeDeclaration] = [
    .type("public.source-code", "public.plain-text", "source code"),
    .type("public.assembly-source", "public.source-code", "assembly source", files: "s"),
    .type("public.c-source", "public.source-code", "C source", files: "c"),
    .type("public.objective-c-source", "public.source-code", "Objective-C source", files: "m"),
    .type("public.swift-source", "public.source-code", "Swift source", files: "swift"),
    .type("public.c-plus-plus-source", "public.source-code", "C++ source", files: "cpp cp cc cxx c++"),
    .type("public.objective-c-plus-plus-source", "public.source-code", "Objective-C++ source", files: "mm"),
    .type("public.c-header", "public.source-code", "C header", files: "h"),
    .type("public.c-plus-plus-header", "public.source-code", "C++ header", files: "hpp hh hxx h++"),
    .type("public.script", "public.source-code", "script"),
    .type("com.apple.applescript.text", "public.script", "AppleScript source", files: "applescript"),
    .type("com.apple.applescript.script", "public.data public.script", "compiled script", files: "scpt"),
    .type(
      "com.apple.applescript.script-bundle", "com.apple.bundle com.apple.package public.script", "script bundle",
      files: "scptd"),
    .type(
      "com.netscape.javascript-source", "public.source-code public.executable", "JavaScript source",
      files: "js javascript mjs", mime: "text/javascript application/javascript"),
    .type("public.shell-script", "public.script", "shell script", files: "sh command"),
    .type("public.perl-script", "public.shell-script", "Perl script", files: "pl pm", mime: "text/x-perl-script"),
    .type("public.python-script", "public.shell-script", "Python script", files: "py", mime: "text/x-python-script"),
    .type("public.ruby-script", "public.shell-script", "Ruby script", files: "rb rbw", mime: "text/x-ruby-script"),
    .type(
      "public.php-script", "public.shell-script", "PHP script", files: "php php3 php4 phtml",
      mime: "text/php application/php"),
    .type("public.make-source", "public.script", "makefile", files: "mk mak"),
  ]
}
