/** What people ask of the language and of interfaces of scripts, where their names say little. */
export const rarerScriptWords = `
abortsignal-any: abort if either happens; timeout or user cancel; merge abort signals
accelerometer: how fast does phone move; shake detection; acceleration of phone
accessor-methods: define property with function; underscore getter methods
active-view-transition: css only while animating between pages; hide header during transition
ad-selection: choose ad on server; bidding and auction services
app-launch-handler: clicking link opens app again; avoid second app window; focus existing window
app-migration: change address of installed app; move pwa to other origin; rename domain of web app
app-protocol-handlers: open web+ links in app; custom scheme; app opens mailto links; coffee links
app-file-handlers: double click document to open pwa; default app for file type; open csv in web app
app-share-targets: get photos from share sheet; receive link from other app; android share into web app
app-shortcuts: quick actions of app icon; jump list; right click app icon menu
arguments-callee: anonymous function calls itself; current function reference
array-copywithin: move part of array inside it; shift block of array; overwrite array with own items; memmove
array-fill: set all items to same value; new array of zeros; prefill array
array-findlast: newest matching entry; find from the right; last object with property
array-fromasync: await all items of stream into list; paginated results to array; array from generator of promises
array-isarray: array or object; typeof array is object
array-iterators: index and value in loop; for of with index; pairs of index and item
array-of: array from arguments; single number array; new Array(3) is empty
array-includes: value exists in list; membership test; list has item; indexOf not -1
array-flat: one level array from nested; remove nesting of arrays; concat all sub arrays
array-splice: delete at index; replace items in place; insert into middle of list; cut items out
stable-array-sort: equal items keep their order; sort twice; second sort criterion
async-generators: stream results with yield; generator that awaits; page through api results
async-iterable-streams: read fetch body with for loop; iterate over chunks of response
async-iterators: for await of; read lines as they arrive; loop over promises one at a time
atomics-pause: spin lock politely; busy waiting in worker; cpu hint in loop
atomics-wait-async: wait on main thread for other thread; notify promise from worker
attribution-reporting: which ad led to purchase; measure ads privately; ad click attribution
background-fetch: keep downloading after tab is closed; offline movie download; progress of big download
background-sync: send message when connection returns; outbox; post later
badging: notification count of app; dot on app icon; unread badge; taskbar badge
barprop: popup without toolbars; does window have address bar
base64encodedecode: string to base64; atob and btoa; decode token payload; unicode problem of btoa
battery: percent of battery; laptop plugged in; save energy when low; time until empty
bfcache-blocking-reasons: why back button reloads page; notRestoredReasons; page is not kept for going back
bigint: numbers larger than 9007199254740991; 123n; big whole numbers; snowflake ids lose digits
bigint64array: long integers in binary data; signed 64 bit numbers list; read int64
capture-handle: which page am I sharing; meeting app knows captured slides; identify shared tab
channel-messaging: connect two iframes; port between windows; two way channel; MessageChannel
clipboard-custom-format: copy app objects; paste between web apps; own mime type on clipboard
clipboard-supports: is clipboard format allowed; can svg be copied
clipboard-svg: copy vector drawing; svg to clipboard; paste into figma
clipboard-unsanitized-formats: paste html with styles; clipboard html is stripped
clipboardchange: know when user copies something; refresh paste button
composed-ranges: selection inside web component; selected text across shadow roots
composition-events: enter key sends message while typing japanese; typing with input method; isComposing
compression-dictionary-transport: send only difference of new script version; previous version as dictionary; smaller updates
compute-pressure: computer is too busy; lower video quality when cpu hot; fan noise; adapt to load
connection-allowlists: only allow requests to certain servers; prevent data leaks to other hosts
contact-picker: select people from phone; share with contacts; get phone number from contacts
container-timing: when did a block of the page finish painting; render time of a component; time of widget
element-timing: when did hero image appear; measure render of one element; time of important picture
content-index: tell phone which pages work offline; list saved articles; reading list of browser
cookie-enabled: are cookies turned off; detect blocked cookies
cookie-store: read cookies without parsing; await cookies; cookie changed event; set cookie in service worker
cookie-store-get-metadata: when does cookie expire; domain and path of cookie in script; attributes of cookie
credential-management: log in automatically; save password after registration; password manager api
password-credentials: store user name and password; fill login from browser; one tap sign in
css-escape: querySelector with odd id; id starts with digit; escape colon in class name
css-supports: check css feature in javascript; does browser know property
css-typed-om: numbers instead of css strings; read css value as number; attributeStyleMap
numeric-factory-functions: CSS.px and CSS.em; unit values
css-object-model: change rules of style sheet at runtime; list all css rules; cssRules and insertRule
css-object-model-discouraged: getPropertyCSSValue; old css value interfaces; RGBColor in dom
css-modules: import styles as constructable sheet; with type css
customized-built-in-elements: custom button that stays a button; extends HTMLButtonElement; is="fancy"
data-urls: image inside html file; base64 picture in css; svg inline in css; data colon
date-get-year-set-year: two digit year; year is 124; year minus 1900
date-to-gmt-string: date as gmt text; http date; old utc string
declarative-webmcp: form that ai assistant can fill; agent friendly form; tool for language model
document-modelcontext: offer functions to ai agent; model context protocol in browser; let chatbot use my site
device-bound-session-credentials: stolen cookie useless elsewhere; bind login to device; tpm key for session
device-memory: is it a weak phone; gigabytes of ram; serve lighter page
device-posture: phone is half folded; laptop or book posture; foldable detection; bent screen
devicepixelratio: retina factor; sharp canvas on high dpi; physical pixels per css pixel
digital-credentials: prove age without id upload; wallet login; mobile id card; drivers licence in browser
digital-goods: sell subscription in play store app; google play billing; list products of store
document-caretpositionfrompoint: which letter was clicked; insert text where dropped; caret from mouse position
document-colors: document.bgColor; color of unvisited links by attribute; link colors in dom
document-write: write html while loading; document.writeln; page disappears after writing
dom-geometry: matrix math in browser; rectangle objects; transform points; DOMMatrix multiply
domparser: text to document; read xml string; html string to elements; parse svg text
early-data: zero rtt requests; replayed request; too early status 425; tls resumption
edit-context: build word processor; text input for canvas; own caret and selection
element-capture: record only one div; share widget without rest of tab; capture element in call
region-capture: crop shared tab; share only slide area; capture rectangle of tab
element-from-point: what is under cursor; element at x y; which element did user tap
error-cause: keep original exception; nested errors; cause option of error
escape-unescape: old encode function; percent u encoding; escape special letters old way
event-timing: how long did click take; delay after interaction; slow event handlers
execcommand: format the selection; old rich text editing; document.execCommand copy
exponentiation: number to power; two asterisks; square a number
external: add to search engines; window.external
feature-policy: disable camera in frames old header; permissions header before renaming
fetch-metadata: know if request came from other site; sec-fetch-mode; block foreign requests on server
fetch-request-streams: send body while generating it; upload progressively; streaming post
float16array: two byte floats; compact numbers for gpu; machine learning weights
functions-caller-arguments: which function called me; function.caller
generators: function that can pause; yield keyword; endless sequence; function star
geolocation-element: button that asks for location; location without prompt spam; use my location button
geolocation-element-initialpermissionstatus: was location allowed when page loaded; state of geolocation button
getallrecords: read many rows of indexeddb; keys and values at once; faster cursor
getboxquads: corners of rotated element; coordinates relative to other element; convert points between elements
gethtml: markup of component with its shadow; copy shadow dom markup; server render component
getorinsert: map get with default; count words in map; create entry when missing; emplace
globalthis: global object in worker and window; reference to global scope; self window global
gyroscope: turning speed of phone; how fast device rotates; angular velocity
hashbang-comments: first line of node script; usr bin env node
hashchange: part after # changed; anchor navigation event; single page routing with hash
hardware-concurrency: how many cores; choose number of workers; logical processors
highlightsfrompoint: which highlighted range was clicked; hover over custom highlight
html-processing-instructions: question mark tags in html; <?xml in html
html-streaming-setters: insert html as it arrives; append html chunks; write stream into element
parse-html-unsafe: html string with declarative shadow root; parse without cleaning
html-wrapper-methods: string.anchor; string big and blink; make html by string method
http-authentication: browser asks for name and password; 401; user and password popup; www-authenticate
http11: keep alive connection; plain http; host header; chunked
http2: many requests on one connection; hpack; h2
http3: http over udp; h3; alt-svc
brotli: br encoding; compress text files on server; smaller javascript files
zstd: facebook compression; zst; faster than brotli
import-assertions: assert keyword in import; old syntax for json modules
import-defer: load module but run later; postpone module execution; faster startup with modules
import-maps-multiple: second import map ignored; importmap added later; several importmap scripts; more than one map of modules in a page; importmap twice
text-modules: import file as string; load glsl or txt as module; raw import
install: ask browser to install an app; web app store; navigator.install
interaction-contentful-paint: when did result of click appear; paint after interaction
intersection-observer-v2: is ad really visible; element covered by overlay; occlusion check
intl-display-names: name of country in language; currency name; translate language codes
intl-duration-format: 1 hr 5 min; human readable duration; countdown text
intl-locale: split language tag; region of locale; writing system in a locale; likely language
is-error: value is exception; error from iframe; robust instanceof error
is-input-pending: stop work when user clicks; long loop that yields
is-secure-context: am I on https; why is api undefined on http
iterator-concat: one iterator after the other; combine generators in sequence
iterator-join: items of generator as text; separator between iterator items
iterator-methods: filter a generator; take five from generator; lazy chain without arrays
js-modules-service-workers: import statements inside service worker; es modules in service worker
js-modules-shared-workers: import statements inside shared worker; es modules in shared worker
json-raw: number with many digits in json; keep exact decimal; parse big integer from json
keyboard-lock: use escape in fullscreen game; remote desktop keys; capture alt tab; block system shortcuts
keyboard-map: label of key on azerty; show right key for layout; which letter is on this key; wasd on french keyboard
language: visitor's language; navigator language; redirect by language; en-US or de
languagedetector: guess language; which language is typed; on-device detection of language
layout-instability: elements jump; ads push content down; cumulative shift score
largest-contentful-paint: when largest part is shown; main image load metric; lcp element
logical-assignments: set if null; ??= operator; default value assignment; ||= and &&=
long-animation-frames: which script blocks frame; loaf; frame took too long
longtasks: task over 50 milliseconds; main thread is blocked
magnetometer: strength of magnetic field; direction of north
math-sum-precise: add many decimals exactly; sum floats correctly; total of prices
measure-memory: how much memory does page use; detect leaks in production
media-capabilities: is 4k playback smooth; which codec is efficient; choose video quality
messageerror: postMessage data cannot be cloned; deserialization failed
mutation-events: DOMSubtreeModified; DOMNodeRemoved; old way to watch dom
navigation-precommit-handlers: cancel or redirect before url changes; check login before navigation
navigation-timing: how long did page take to load; dns and tcp times; domContentLoaded time
navigation-timing-confidence: is load time reliable; slow browser start; cold start
navigator: browser object; navigator properties; info about browser
navigator-install: let user install app from my button
non-cookie-storage-access: local storage of embedded widget; indexeddb in third party iframe
notifications-apps: notifications from service worker; buttons in notification; showNotification on android; persistent notification
numeric-separators: 1_000_000; underscore between digits; thousands separator in code
object-hasown: hasOwnProperty safely; key belongs to object; own key check
observable: subscribe to clicks; reactive event streams; map and filter events; rx
opaquerange: position of caret in text field; highlight in textarea; mention dropdown at cursor
optional-catch-binding: catch without parentheses; ignore the error object
origin: compare two origins; same site check; scheme host and port object
page-visibility-state: when was tab in background; history of visibility; load in background tab
paint-timing: time to first pixel; when page stops being blank; first paint metric
partitioned-cookies: cookies per embedding site; embedded chat login
payment-handler: own payment app; wallet in browser; handle payment request
performancetiming: window.performance.timing; old load time properties; loadEventEnd
periodic-background-sync: fetch news overnight; update cache daily; background refresh of app
pdf-viewer: are pdfs shown in browser; navigator.pdfViewerEnabled
pointer-lock: shooter game mouse; hide cursor and get movement; mouse without screen edge
preserves-pitch: speed up podcast; voice sounds high when faster; slow down music
print-events: do something before printing; open all sections for print; after printing
private-click-measurement: ad click measurement in safari; which click became a sale; link to advertiser with id
profiler: where does javascript spend time for users; stack samples; performance profile from visitors
promise-any: first that succeeds; use fastest server; ignore rejected until one works
promise-finally: hide loader in any case; code after success or failure
promise-try: start promise chain; function may throw or be async
promise-withresolvers: resolve promise later from event; promise resolve reject outside
protected-audience: show ads by past visits; ad auction in browser; interest group
proto: get prototype of object; prototype pollution attack; dunder proto
queuemicrotask: run before rendering; after current function; promise-like callback
readable-byte-streams: read binary stream with own buffer; bring your own buffer; byob reader
readablestream-from: make stream from array; stream of generator
regexp-compile: change existing regex; recompile pattern
regexp-escape: search text with dots literally; quote regex characters; user text in pattern
regexp-static-properties: RegExp.$1; last matched text
registerprotocolhandler: web app opens mailto; default mail client; handle custom links in site
related-apps: is native app already installed; play store app detection
related-website-sets: cookies between my domains; same company several domains
remote-playback: send video to television; cast button; airplay button
reporting-coep-violations: cross-origin embedder policy report; which resource breaks isolation
reporting-crashes: know when tab crashes; out of memory in production
reporting-crashes-storage: store state for crash report; what user did before crash
reporting-csp-violations: report-uri of content policy; which script was blocked; csp report-only
reporting-deprecation: which deprecated features does my site use; warnings from visitors
reporting-integrity-violations: hash mismatch report; cdn file changed report
reporting-interventions: browser blocked heavy ad; vibration was blocked report; chrome intervention
reporting-permissions-policy-violations: blocked camera by policy report; forbidden feature report
request-animation-frame-workers: game loop in worker; draw offscreen canvas smoothly
request-video-frame-callback: draw each video frame on canvas; exact frame number; video effects
requestclose: cancel event when closing by script
resizable-buffers: buffer that grows; array buffer with maximum size; enlarge memory
transferable-arraybuffer: hand over buffer; detach buffer; move memory without copying
resource-size: bytes transferred; cached or downloaded; compressed size of file
resource-timing: how long each file took; slow third party scripts; waterfall of requests
savedata: visitor wants less data; light images for slow plans
scoped-custom-element-registries: two libraries define same element; different versions of a web component; local custom elements
screen: width of monitor; available screen height; resolution of display
screen-orientation: is phone upright; angle of screen; rotate event
scroll-into-view-container: scrollIntoView scrolls whole page; only scroll inner list
scroll-promises: do something when smooth scrolling ends; await scrollTo
scrollend: scroll has stopped; after scrolling event; debounce of scroll
secure-payment-confirmation: pay with fingerprint; card payment with passkey; bank authentication; 3ds
serial: connect arduino to page; read from com port; flash esp32; usb to serial
serializable-errors: post error to main thread; error loses stack in worker
server-timing: show database time in network panel; backend metrics header
service-workers-static-routes: bypass service worker for some urls; faster service worker start; route to cache or network
shared-memory: same memory in workers; atomics; threads share data
shared-storage: frequency cap across sites; a/b test across sites; data of several sites in privacy sandbox
shared-storage-locks: exclusive access to shared storage
shared-workers-extended-lifetime: finish sending data after page is gone; worker lives a little longer
show-picker-select: open select by script; click opens dropdown programmatically
signature-based-resource-integrity: only run scripts signed by vendor; public key instead of hash; integrity for changing files
slot-assign: choose slot in javascript; manual slot distribution; slots without slot attribute
soft-navigations: measure route change in react app; vitals after client side navigation
sourcemap-header: debug compiled code; where is the map file; x-sourcemap
speech-recognition-grammar: restrict recognised words; jsgf; command list for voice
storage-access: login inside iframe does not work; third party cookies prompt; embedded widget cookies
storage-buckets: keep drafts but drop cache; separate storage with own expiry; durable bucket
string-at: last letter of word; str[-1]; character by negative position
string-codepoint: number of a character; emoji to unicode number; from code point
string-includes: does text contain word; substring check; text search case sensitive
string-matchall: all regex matches with groups; loop over matches
string-normalize: same letters compare different; remove accents from text; nfc nfd; url slug
string-raw: backslash not escaped; template without escapes; regex in template
string-repeat: dashes line of text; pad by repeating; same word n times
string-startsends-with: text begins with; file name ends with .png; url starts with https
string-trim-leftright: remove spaces at start only; strip end of text; old trim names
string-wellformed: encodeURI throws malformed; half of an emoji; fix broken surrogates
summarizer: dr of article; shorten text with ai; key points of page
symbol: unique key of object
template-for: out of order html; placeholder filled later; html patches without script
text-encoding: text to uint8array; utf-8 bytes; decode windows-1252; read binary as text
toggleevent-source: which button opened the popover; opener of dialog
topics: interests for ads; browsing topics
touch-events: finger positions; swipe on phone; two finger gesture
transferable-streams: hand stream to worker; pass readable stream by postMessage
transformstream-transformer-cancel: clean up when pipe is aborted; stop transform early
typed-array-iteration-methods: map over bytes; filter typed array; forEach on Uint8Array; sum of Float32Array
typed-array-iterators: loop over bytes; for of typed array; entries of Uint8Array
typed-arrays: bytes in javascript; uint8 and float32 arrays; binary file reading; raw data
uint8array-base64-hex: bytes as hex text; hex string to array; base64url in javascript
unicode-point-escapes: emoji by number in string; u curly braces
user-activation: did user click yet; autoplay after interaction; allowed because of click
user-agent-sniffing: which browser is it; is it ie; detect chrome or firefox
virtual-pressure-sources: fake cpu load in tests; test busy machine
virtual-sensors: mock gyroscope in tests; simulate phone movement
virtual-keyboard: on-screen keyboard hides input; height of keyboard; keyboard overlay
visual-viewport: zoomed part of page; size above keyboard; pinch zoom offset
weakset: remember seen objects; mark objects without leak
web-animations-iterationcomposite: animation builds on previous iteration; accumulate each loop
web-midi: connect piano keyboard; play notes from instrument; midi messages
web-nfc: read chip tag with phone; write url to nfc
webauthn-public-key-easy: get public key without cbor; register passkey on server simply; der public key
webauthn-signals: remove old passkey from password manager; user name of passkey changed; sync passkeys with server
webdriver: remote controlled browser; selenium grid; is page automated
webdriver-bidi: listen to console in tests; intercept requests in tests; cross browser puppeteer
webhid: foot pedal; led keyboard; game pad without driver
webnn: run onnx model; use npu; neural net on gpu
webtransport: udp like messages; game server connection; quic streams
webusb: talk to device by cable; usb gadget from page; android flash tool
wheel-events: ctrl and wheel zoom; trackpad scroll; mouse wheel direction
with: with keyword; scope of object; statement forbidden in strict mode
xml-serializer: node to xml text; save svg as file; markup of document
xpath: find node by path; evaluate expression on xml; find tag by its text
xslt: convert xml into html; transform feed with template; xsl file
private-network-access: public page calls router; preflight for intranet; 192.168 request blocked
local-network-access: permission to reach devices at home; page connects to printer; localhost from public site
hsts: browser must use https; strict transport; stop downgrade to http
referrer-policy: do not send referer; which page is sent as origin of click
upgrade-insecure-requests: old http links to images; fix mixed content
gpc: opt out of selling data; ccpa signal
iframe-credentialless: embed third party page with cross origin isolation; iframe without cookies; coep and ads
fencedframe: ad that page cannot read; isolated embed for ads; embed without communication
portal: preview next page inside page; prerendered embed
ping: notify server of link click; hyperlink auditing
`
