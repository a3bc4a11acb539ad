/** The language, its proposals, WebAssembly and the interfaces of a page, by what people look for in them. */
export const scriptSpecWords = `
ecmascript: javascript language standard; ecma 262; es6 es2015 es2020 es2024 es2025 es2026; tc39; promises classes modules generators; latest javascript version; array and string methods
ecma-402: internationalization of javascript; Intl standard; format numbers and dates by locale; collation and plural
ecma-426: source maps; map minified code to original; debug transpiled code
tc39-array-find-from-last: findLast and findLastIndex; search array from the end
tc39-array-from-async: array from async iterable; collect async iterator
tc39-array-grouping: Object.groupBy; Map.groupBy; group items by key
tc39-arraybuffer-base64: base64 and hex of bytes; encode bytes to base64; decode hex string; toBase64 fromBase64
tc39-arraybuffer-transfer: move buffer ownership; detach array buffer; zero copy
tc39-async-explicit-resource-management: await using; async disposal; asyncDispose
tc39-explicit-resource-management: using declarations; dispose resources; Symbol.dispose; close files automatically; RAII
tc39-atomics-microwait: spin wait hint; busy loop pause
tc39-atomics-wait-async: wait on shared memory without blocking
tc39-await-dictionary: promise all with keys; await object of promises; Promise.allKeyed
tc39-canonical-tz: time zone names change; time zone aliases
tc39-change-array-by-copy: toSorted toReversed toSpliced with; immutable array methods
tc39-decorators: annotations on classes; @decorator syntax; decorate methods and fields
tc39-defer-import-eval: lazy modules; import defer; delay evaluation of module
tc39-dynamic-code-brand-checks: trusted types for eval; code like objects; new Function safety
tc39-error-stack-accessor: stack trace property; error.stack
tc39-float16array: half precision floats; 16 bit float array; Math.f16round
tc39-import-attributes: import with type json; with type css; assert in import
tc39-import-text: import text file as string; import html or markdown as text
tc39-intl-duration-format: format hours minutes seconds; time span in words; elapsed time text
tc39-intl-enumeration: list of currencies units and calendars; supported time zones; supported values
tc39-intl-era-monthcode: calendars eras; hebrew islamic japanese calendar; lunar months
tc39-intl-extend-timezonename: time zone display names; short generic zone; gmt offset style
tc39-intl-keep-trailing-zeros: zeros after decimal point; keep digits in number format
tc39-intl-locale-info: first day of week; text direction of locale; hour cycle; weekend days
tc39-intl-annexes: locale sensitive functions annex
tc39-intl-negotiation: choose best locale; options of Intl constructors; resolving locales
tc39-intl-numberformat: units and currency formatting; compact notation; signs of numbers
tc39-intl-pluralrules: singular and plural rules; ordinal numbers; one few many other
tc39-is-error: check if value is an error; error across realms
tc39-is-usv-string: lone surrogates; well formed strings; toWellFormed; valid unicode string
tc39-iterator-chunking: chunks of iterator; sliding windows
tc39-iterator-helpers: map filter take on iterators; lazy iterator methods
tc39-iterator-includes: does iterator contain value
tc39-iterator-join: join iterator to string
tc39-iterator-sequencing: concatenate iterators; Iterator.concat
tc39-joint-iteration: zip iterators; iterate two lists together; Iterator.zip
tc39-json-modules: import json file; json as module
tc39-json-parse-with-source: exact numbers in json; big numbers in json; rawJSON
tc39-math-sum: precise sum of floats; add floating point numbers exactly; Math.sumPrecise
tc39-nonextensible-applies-to-private: frozen object private fields; stamping private names
tc39-promise-try: sync or async function as promise; wrap function call in promise
tc39-promise-with-resolvers: deferred promise; resolve from outside
tc39-regex-escaping: escape special characters for regular expression; RegExp.escape
tc39-regexp-buffer-boundaries: start and end of whole input; \\A and \\z anchors
tc39-regexp-modifiers: case insensitive part of pattern; inline flags in regex
tc39-resizablearraybuffer: grow an array buffer; resize buffer
tc39-set-methods: union intersection difference of sets; subset check
tc39-shadowrealm: sandbox for scripts; run code in separate global; isolated globals; virtualized environment; evaluate code in isolation; isolated realm
tc39-source-phase-imports: import source of wasm module; import source
tc39-symbols-as-weakmap-keys: weak keys that are symbols
tc39-temporal: new date and time; replacement of Date; dates with time zones; durations and calendars; moment.js successor
tc39-upsert: getOrInsert; get value or set default in map; emplace; insert if missing; map get or insert
wasm-core-2: webassembly instructions; wasm bytecode; binary and text format; wat; wasm 2.0 3.0; validation and execution
wasm-js-api-2: load wasm from javascript; instantiate module; WebAssembly.Memory and Table; call wasm functions
wasm-web-api-2: streaming compilation; instantiateStreaming; compile while downloading
wasm-core-2-fork-branch-hinting: likely branch; performance hints
wasm-core-2-fork-compact-import-section: smaller imports section
wasm-js-api-2-fork-content-security-policy: wasm-unsafe-eval; block wasm compilation
wasm-core-2-fork-custom-descriptors: prototypes for wasm objects; custom rtt
wasm-js-api-2-fork-esm-integration: import wasm as module; wasm modules with import statement
wasm-js-api-2-fork-exception-handling: catch wasm exceptions; WebAssembly.Tag
wasm-core-2-fork-extended-const: computed initializers; constant arithmetic
wasm-core-2-fork-function-references: typed function pointers; call_ref
wasm-core-2-fork-gc: garbage collected structs and arrays; managed languages; kotlin and dart to wasm
wasm-js-api-2-fork-js-promise-integration: async functions from wasm; suspend and resume; JSPI; await in wasm
wasm-js-api-2-fork-js-string-builtins: fast strings in wasm; use javascript strings
wasm-js-api-2-fork-js-types: reflect types of exports; function signatures
wasm-core-2-fork-memory64: more than 4 gb memory; 64 bit addresses
wasm-core-2-fork-multi-memory: several memories in module
wasm-core-2-fork-tail-call: recursion without stack; return_call
wasm-core-2-fork-threads wasm-js-api-2-fork-threads: shared memory and atomics; multithreading in wasm; parallel wasm; pthreads
wasm-core-2-fork-wide-arithmetic: 128 bit integer; big number multiplication
dom: document tree; nodes and events; addEventListener; mutation observer; abort signal; shadow tree; querySelector; xpath
html: elements and attributes of web pages; html5; living standard; forms tables iframes; canvas; custom elements; workers; event loop; page navigation; parsing html; microdata; drag and drop; script tag
webidl: interface definition language; how interfaces are defined; idl types; DOMException
infra: common terms for standards; algorithms lists and strings; shared definitions
encoding: utf-8; character sets; TextEncoder TextDecoder; legacy encodings; windows-1252
streams: readable and writable streams; backpressure; pipe data; transform streams; async chunks
console: console.log; print to devtools; console table and group
storage: quota of origin; persistent storage; how much can a site store; bucket
url: web address parsing; query string parameters; URLSearchParams; percent encoding; uri syntax; hostname and origin; resolve relative links; punycode domains
urlpattern: match routes; router patterns; path with parameters
mimesniff: content type detection; media types; guess file type; nosniff
fs: private files of site; sync access handle; origin private file system; opfs
notifications: show desktop message; system notification; alert user
fullscreen: whole screen video; requestFullscreen; exit full screen mode
compression: gzip in browser; deflate and inflate; compress stream
testutils: garbage collection in tests; internal test helpers
xhr: ajax requests; old http request object; FormData; upload progress event
websockets: two way connection; real time messages; ws and wss; chat over socket
cookiestore: async cookies; read and watch cookies by script; document.cookie replacement
execCommand: rich text editing commands; bold italic in contenteditable; wysiwyg
content-editable: editable element; contenteditable caret only
edit-context: build own code editor; text input without contenteditable; ime for custom editors; canvas text editor
input-events-2: beforeinput; input types of editing; intercept typing
selection-api: selected text; getSelection; text cursor range
uievents: mouse keyboard wheel events; keydown and click; focus and blur; event order
uievents-key: names of keys; key values; enter arrow function keys
uievents-code: physical keys; position of keys on keyboard; KeyA Digit1
pointerevents3 pointerevents4: pen touch and mouse in one; pointerdown; stylus pressure; touch-action
touch-events: finger touch; multi touch; touchstart touchmove
pointerlock-2: mouse look in games; capture mouse movement; hide cursor and lock
clipboard-apis: copy and paste; read clipboard; copy event; write image to clipboard
entries-api: drop folders; directory upload; read dropped directory; FileSystemEntry
FileAPI: read file of user; Blob and FileReader; object urls; file upload reading
file-system-access: open and save local files; file picker; directory picker; write to disk
IndexedDB-3: database in browser; object stores; key value storage; indexed db transactions; local database
web-animations-1 web-animations-2: animate with javascript; play pause reverse animation; timing model; keyframe effects; currentTime of animation
intersection-observer: element enters viewport; lazy loading by script; infinite scrolling; visible elements
requestidlecallback: run when browser is idle; background work; low priority task
scheduling-apis: postTask; yield to main thread; task priorities; scheduler
is-input-pending: check for waiting input; yield for user input
DOM-Parsing: innerHTML and outerHTML; XMLSerializer; parse html string; xml to string
sanitizer-api: clean html; safe html insertion; remove scripts from html; xss filter
observable: event streams; rxjs in browser; subscribe to events
close-watcher: escape key and back gesture; close dialog by back button
prefetch: load next page early; prefetch links
prerendering-revamped speculation-rules: instant navigation; prerender next page; speculative loading
scroll-to-text-fragment: link to text in page; highlight quoted text; text directive in url
overscroll-scrollend-events: scrolling finished event; overscroll event
explicit-javascript-compile-hints-file-based: compile functions eagerly; startup performance of scripts; parse ahead; comment that tells the engine to compile
js-self-profiling: sampling profiler in page; cpu profile of users
web-locks: mutex between tabs; exclusive lock; coordinate tabs
service-workers: offline pages; cache storage; intercept requests; background scripts; network proxy in browser
background-fetch: large downloads in background; download while page is closed
background-sync: send when online again; retry later; defer until connectivity
periodic-background-sync: refresh content regularly; update news in background
page-lifecycle: frozen and discarded tabs; resume event; background tab throttling; tab states
capability-delegation: let frame use permission; pass user activation to iframe
autofill-event: browser filled the form; autofill of fields event
portals: embed page and move into it; seamless page transition
`
