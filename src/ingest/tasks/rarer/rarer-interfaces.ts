/** What people call features of scripts, devices and the network that they seldom look for. */
export const rarerInterfaceWords = `
accessor-methods: lookup getter; old getters
active-view-transition: style during page transition; while transition runs
ad-selection: advertising auction server
app-launch-handler: reuse app window; one window of app; focus running app
app-migration: move installed app to new domain
arguments-callee: recursion without name; anonymous recursion
array-iterators: array entries; iterate over array; array keys
async-generators: yield with await; async generator; paginated generator; async sequence
async-iterable-streams: loop over response body; for await stream; read stream in loop
atomics-wait-async: wait for shared memory; nonblocking wait
audiolistener: listener position; 3d sound; surround; ears in scene
autocapitalize: capitalization on phone; capital keyboard; auto capitals off
autocorrect: autocorrection; typing correction off
barprop: toolbar visible; is menubar shown
bigint64array: 64 bit integers array
bmp: bitmap file; windows bitmap
br: newline in text; break line; poem lines; new line in paragraph
canvas-2d-alpha: opaque canvas
canvas-2d-color-management: p3 canvas; wide gamut canvas; canvas colors
canvas-2d-desynchronized: low latency canvas; fast drawing
canvas-2d-willreadfrequently: slow pixel reading; readback; getImageData slow
canvas-context-lost: lost context; canvas turned black; gpu reset
canvas-createconicgradient: conic gradient on canvas
canvas-html: html in webgl; dom to canvas; screenshot of element
canvas-reset: clear drawing; clear canvas; reset drawing state
canvas-roundrect: rounded rectangle; draw round rectangle
capture-handle: identify captured tab
capture-stream-audio-video: stream of video element; record video element
capture-stream-canvas: canvas to video; stream of canvas; export animation as video
clipboard-custom-format: own clipboard format; copy app data
clipboard-supports: can image be copied; clipboard type check
clipboard-svg: copy vector; paste svg
clipboard-unsanitized-formats: paste raw html; unfiltered html
clipboardchange: clipboard was changed; watch clipboard
composed-ranges: selected text in shadow dom
composition-events: input method; ime; japanese typing; chinese typing; typing with ime; keyboard composition
connection-allowlists: limit outgoing connections
container-timing: when is section painted
content-index: list of offline articles; offline reading list
contenteditable-plaintextonly: editable without formatting; paste as plain text; plain text editor; no rich text
context-fill-stroke: arrow same color as line; marker inherits color
cookie-enabled: cookies blocked check; are cookies allowed
css-escape: escape id for selector; special characters in selector; selector from user input
css-object-model: read stylesheets; change css rules; insert rule; styles by script; css rules in javascript; change style by javascript; set inline style
css-modules: stylesheet as javascript import; import css in component; css import attribute
data: machine readable value; product number markup
declarative-webmcp document-modelcontext: tools for ai agents; agent actions; mcp in page; forms for agents
device-bound-session-credentials: stolen cookies; session theft; bound session
digital-credentials: digital wallet; id card; driver license; proof of identity
digital-goods: play store billing; in-app purchase; buy in app
document-caretpositionfrompoint: text position under mouse; character at coordinates; caret at click
document-colors: old link colors attribute
edit-context: code editor; vs code in browser; custom text input; editor engine
element-from-point: element at coordinates; hit testing in page; which element is here
encrypted-media-extensions: content protection; copy protected
escape-unescape: old url escaping
execcommand: old copy; rich text toolbar
external: add search provider
fast-seek: jump quickly in video; scrub video
fetch-metadata: request context headers; cross-site leak protection
float16array: half floats; 16 bit floats
functions-caller-arguments: who called function
gamepad-vr gamepad-touch: vr controllers; controller touchpad
gamepad-haptics: vibrate controller; force feedback; dual shock vibration
getallrecords: fast batch read of database; paginate database
getboxquads: coordinates of transformed element; corners of element
gethtml: serialise shadow dom; html with shadow roots; shadow root to string
getorinsert: default value for map; upsert; insert if absent; get or create
gif: animated image; meme; looping image
globalthis: global scope; window or global; global variable everywhere
hashbang-comments: shebang; executable script line
hashchange: anchor changed; fragment event
highlightsfrompoint: click on highlight; hovered highlight
history: browser history; forward button; previous page; undo navigation
html-processing-instructions: php like tags; marker in html
html-streaming-setters: stream html; incremental html; render html while loading
html-wrapper-methods: string bold; old html strings
http-authentication: basic auth; authorization header; login dialog of browser; password prompt; bearer
image-function: solid color image; image fallback
import: css partials; several css files; one css in another; css import
import-assertions: old json import
import-defer: lazy evaluation of modules; import later
input-color-alpha: color picker with opacity; transparent color picker; alpha in color picker
input-image: picture as submit button; image button
insertable-streams: process camera frames; blur webcam background; virtual background; modify video stream
interaction-contentful-paint: paint after click; route change paint
intersection-observer-v2: covered by other element; clickjacking detection
intl-locale: locale parsing; language tag; script of locale
intl-locale-info: week starts on monday; first weekday; calendar week; text direction of locale
is-error: error check; instance of error
is-input-pending: user wants to click; input waiting
iterator-concat: join iterators; concatenate generators
iterator-join: iterator to string
js-modules-service-workers js-modules-shared-workers: import in service worker
jpeg: photo compression; jpg image; camera images
jpegxl: next generation image; lossless recompression; modern photo format
json-raw: big numbers in json; lossless numbers; precise json
languagemodel: chatgpt in browser; ai prompt; generate text; local ai; ai assistant; on device ai
languagedetector: recognise language; language of input
translator: automatic translation; translate page; google translate; local translation of text
translate: do not translate; notranslate; keep brand name; exclude from google translate; brand names untranslated
summarizer: summary of article; shorten text by ai; key points
writingsuggestions: text prediction; ai suggestions off; autocomplete sentence; disable writing help
managed-media-source: power efficient streaming; hls on iphone
manifest-localization: app name in languages; translated manifest
math-sum-precise: 0.1 plus 0.2; sum without rounding error; precise addition
measure-memory: heap size; ram of page; memory profiling; detached nodes
media-capabilities: codec support; smooth playback; power efficient decoding
media-playback-quality: dropped frames; video stutters; video performance
mediacontroller: sync two videos
menu: toolbar; action list; list of commands; context menu element
messageerror: message cannot be read
mixed-content: insecure image; not fully secure; padlock missing; insecure request blocked; http on https
upgrade-insecure-requests: upgrade http links; https automatically
mutation-events: old observer; node inserted event
namespace: svg selector in css; xml styles
navigation-precommit-handlers: redirect during navigation; guard route; route guard
navigator: browser information
non-cookie-storage-access: third party storage; embedded local storage
notifications-apps: actions on notification; notification buttons; notification click
object: plugin; pdf embed
embed: pdf viewer
pdf-viewer: pdf support; inline pdf; pdf opens in browser
offline-audio-context: render audio to file; fast audio rendering; export audio
offscreen-canvas: canvas in worker; draw in background; render in worker
opaquerange: caret coordinates in textarea; mention popup; position of cursor in input; autocomplete at caret
optional-catch-binding: catch without error; ignore exception
origin: compare origins; same origin check; domain and port
paint-timing: white screen time
parse-html-unsafe: parse with shadow dom; html without sanitizing
performancetiming: old page load times
ping: click tracking; outgoing links analytics
pointer-lock: mouse look; first person game; capture mouse; hide and lock cursor; endless mouse; mouse capture; 3d game mouse; shooter controls
savedata: lite pages
print-events: before print; after print; expand before printing; print preparation
profiler: javascript profiling; cpu profile of visitors; sampling profiler
promise-try: sync error into promise; wrap function in promise
proto: prototype property; prototype pollution; double underscore proto
readable-byte-streams: byte stream; binary stream
readablestream-from: array to stream; generator to stream; iterable to stream
regexp-static-properties: old regex result; dollar one
region-capture element-capture: crop shared screen; share only part of tab
related-apps: native app installed; app store app installed
reporting-coep-violations reporting-csp-violations reporting-integrity-violations reporting-permissions-policy-violations: policy violations; violation reports; security reports
reporting-crashes: browser crash; page crashed; out of memory crash
reporting-deprecation: deprecated features used; deprecation warning
reporting-interventions: browser blocked something
reporting: error logging; error tracking; sentry; monitor errors
request-animation-frame-workers: worker animation loop
requestclose: confirm before close; ask before closing dialog; prevent dialog closing
resource-size: transferred bytes; file sizes loaded; download size
scroll-into-view-container: scroll only nearest container; page also scrolls
scroll-promises: wait for smooth scroll; after scrolling finished
scroll-snap-events: current slide changed; slide change event; which slide is active; snapped slide
scroll-to-text-fragment: link to phrase; text highlight link; google highlight link
target-within: section contains target
serializable-errors: send error to worker; clone error
server-timing: database time in devtools; backend time; slow server
service-workers-static-routes: skip worker for route
shared-workers: worker for several tabs; one connection for tabs
shared-workers-extended-lifetime: worker after page closes
signature-based-resource-integrity: signed scripts
soft-navigations: single page app metrics; route change timing; spa performance; web vitals of spa
sourcemap-header: source maps; original code in devtools; debug minified
speech-recognition-grammar: limited voice commands
state: custom element state; component state selector
storage-buckets: separate databases; eviction priority
string-at: letter at index; negative string index; character from end
string-codepoint: emoji code; ascii code; char code; unicode number
string-matchall: find all; every occurrence; iterate matches
string-normalize: accents; umlauts; slug; compare accents; diacritics removal
string-raw: latex string; backslash
string-repeat: repeat characters; multiply string; stars
string-replaceall: replace all; replace every; global replace
string-startsends-with: prefix; suffix; starts with; file ending
string-trim-leftright: trim left; trim right; ltrim; rtrim
style: css in html; stylesheet in page; internal css
template: clone template; mustache; repeated markup; reusable html
template-for: patch html; out of order streaming; replace part of page
text-modules: import text file; import shader; import markdown
toggleevent-source: which button opened popover
transferable-streams: stream to worker
view-transitions-element-scoped: transition of part; several transitions at once
webauthn-signals: delete passkey; outdated passkeys; rename passkey
webauthn-public-key-easy: read public key
webp: smaller image; google image; smaller than png
avif: smaller than webp; best compression; smallest image
png: screenshot format; logo with transparency
webrtc-encoded-transform: end to end encryption of call
webrtc-stats: call quality; packet loss; connection statistics
webxr-anchors: keep object in place; fixed object in room
webxr-hit-test: place object on floor; find surface; tap on real world; detect floor; ar furniture
webxr-depth-sensing: occlusion; distance of real objects
webxr-dom-overlays: html over ar; buttons in ar
webxr-hand-input: hand tracking; fingers in vr; gestures in vr
webxr-gamepads: vr controller buttons
webxr-lighting-estimation: real light in ar; shadows in ar
webxr-layers: sharp text in vr; video in vr; 360 video
webxr-camera: camera image in ar
window-controls-overlay: title bar; custom titlebar; desktop app header; app window controls
xml-serializer: dom to string; svg to text; serialise xml
xpath: find by text; path to node; evaluate xml
xslt: xml stylesheet; rss style
xhr: upload bar; percentage of upload; old request; synchronous request
barcode: scan qr; barcode scanner; scan code; read qr; ean; scan product
web-nfc: tap tag; chip card
web-bluetooth: fitness tracker; heart rate; smart watch; wireless sensor
webusb: usb stick; usb device; usb printer
webhid: keyboard firmware; joycon
serial: rs232; 3d printer; raspberry
web-midi: synthesizer hardware
contact-picker: address book; choose contact; invite friends
accelerometer: g-force
gyroscope: turn of device; rotation speed
magnetometer: north; metal detector
orientation-sensor: device pose; orientation of phone; 3d orientation
ambient-light: brightness of room; lux; surroundings
device-orientation-events: level tool; spirit level; compass heading; shake phone; motion of phone
battery: charging
screen-wake-lock: keep awake; screen off; display sleeps; dim screen; recipe screen; prevent lock; screen goes dark
screen-orientation: rotated device; rotate phone
screen-orientation-lock: lock rotation; keep landscape; game in landscape
window-management: multiple screens; multi monitor; projector
screen: monitor size; display resolution; color depth
presentation-api: second display; project to tv; slides on projector
remote-playback: cast; play on tv; send to tv
document-picture-in-picture: mini player with controls; stay on top
media-session: playback controls; song title; headphone button; keyboard play button
audio-session: ringing switch; silence other music; mix with spotify
audio-worklet: audio processor; custom effect; sample level; dsp
vibration: haptic; vibrate; buzz; tactile; shake motor
preserves-pitch: chipmunk; pitch of faster video; playback speed pitch; slow motion sound
request-video-frame-callback: every video frame; frame accurate; frame counter; process frames
webcodecs: h264; mp4 export; render video; codec
media-source: hls; adaptive bitrate; streaming player; chunked video; quality switching
webgpu: compute shader; gpu calculation; modern graphics; gpgpu
webnn: onnx; ai acceleration; tensorflow; inference
compute-pressure: device is hot; performance throttling
device-memory: ram; memory of phone; weak phone
hardware-concurrency: cores; threads; cpu count; how many workers
network-information: connection speed; wifi; cellular; data connection
idle-detection: inactive; afk; away status; user left desk
local-network-access private-network-access: local server; intranet; printer in network; smart home
storage-access: cookies blocked in safari
related-website-sets: sister domains; several domains of company
csp: content security; allowed sources; frame ancestors; clickjacking; inline script blocked; eval blocked
permissions-policy: deny camera; block microphone; forbid feature; allow feature in frame; block camera; permission of iframe; disable geolocation
clear-site-data: logout; wipe storage; remove everything; clear cookies
is-secure-context: https check; api missing on http; localhost secure
subresource-integrity: cdn hash; tampered file; supply chain; integrity attribute
trusted-types: dom xss; innerhtml policy
hsts: https only; force tls
object embed: show pdf
webp avif: modern image; image compression
storage-access partitioned-cookies: iframe cookies
`
