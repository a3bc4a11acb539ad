/** Words that questions about a feature of JavaScript or an API are made of, where its phrases do not have them. */
export const scriptWords = `
media-capture: camera webcam microphone stream permission photo video record access user device
text-tracks: subtitles captions video track cues language deaf transcript
arianotify: announce screen reader message live region change status speak
online: internet connection offline online detect network lost status check user
fetch-formdata: form data send submit upload javascript without reload fields post ajax
alerts: popup message box confirm ask prompt ok cancel window
clipboard-events: paste copy cut event image screenshot text intercept prevent
scroll-elements: scroll to top position button programmatically element bottom page
let-const: variable declare constant scope block var
template-literals: string insert variable inside multiline backtick interpolation concatenate
intl-relative-time-format: ago yesterday minutes hours days time relative format since
referencetarget: label aria shadow dom cross root id reference
constructed-stylesheets: share css stylesheet shadow dom javascript adopt style sheet dynamically
nullish-coalescing: default value null undefined fallback zero empty question marks
beforeunload: leave page warning unsaved changes confirm close tab
input: field text typing value entry
button: click press element submit
string-trim-startend: trim spaces whitespace remove beginning end string
link: stylesheet load css file icon favicon
script: load javascript async defer file module
location: redirect url address page navigate current reload
string-pad: leading zeros pad number digits length fill
accesskey: keyboard shortcut key focus element
js-modules-workers: import module inside worker
wasm: webassembly c rust compile fast native code run
xhr: ajax request upload progress old
page-lifecycle: freeze discard tab background resume frozen
speculation-rules: prerender prefetch next page instant navigation faster load before click
webgpu: gpu compute shader graphics 3d machine learning
device-orientation-events: tilt phone motion shake compass gyroscope accelerometer
orientation-sensor: tilt rotation phone compass sensor
screen-wake-lock: keep screen awake on sleep dim prevent phone recipe
promise-allsettled: wait all promises even failed errors results several requests
top-level-await: await outside function module
media-session: lock screen controls play pause title artwork notification music
media-source: streaming video segments adaptive player hls dash
web-bluetooth: bluetooth device connect heart rate ble sensor printer
string-replaceall: replace every all occurrences text string
languagemodel: ai prompt model llm chat local on device
input-event: typing change live value event every key
change-event: select checkbox value changed event
touch-events: swipe touch finger mobile gesture tap drag multi
fedcm: sign in with google login third party identity button
federated-credentials: sign in google facebook account
window: browser window global size open popup
array-at: last element item end negative index array list
iterators: loop iterate for of custom object
scheduler: long task break up yield priority main thread responsive
sanitizer: clean html xss user input safe innerhtml untrusted
performance: measure time how long page load speed milliseconds timing mark stopwatch
ua-client-hints: detect browser version operating system device name
webdriver: automated testing selenium browser control
webcodecs: encode decode video frames audio codec editor
webxr-device: vr virtual reality headset 3d immersive
selection-api: selected text get range mouse highlight caret
array-from: convert nodelist array create range numbers list
set-methods: union intersection difference two sets common compare
proxy-reflect: intercept property access observe object changes reactive
abortsignal-timeout: fetch timeout seconds cancel request slow
abortsignal-any: combine cancel signals timeout and button
typed-arrays: binary data bytes buffer
event-timing: slow click input delay interaction latency inp
fetchlater: analytics page close send data leave deferred
beacons: analytics page close send data leave unload
compression-streams: gzip zip compress decompress file data
network-information: connection speed slow 3g 4g wifi type data
storage-manager: how much storage space left quota free persistent
url-canparse: valid url check validate link
page-transition-events: page shown again back button cache pageshow bfcache restored
document-picture-in-picture: floating window always on top html
barcode: scan qr code read camera barcode detect
web-otp: sms code autofill verification one time phone
credential-management: save password login automatically credentials
weakmap: private data object key garbage memory leak
weak-references: garbage collected memory cache reference
json-modules: import json file module
import-maps: bare module names npm without bundler alias path
explicit-resource-management: using close cleanup automatically dispose file
bigint: large big integer numbers precision huge
layout-instability: layout shift cls jumping content measure
navigation-timing: page load time measure ttfb
resource-timing: loading time images scripts measure files
fetch-priority: load important image first priority hero faster
webtransport: udp datagrams fast low latency game
beforeinstallprompt: install button pwa app prompt custom
web-locks: several tabs same time lock one resource
permissions: ask check permission granted denied camera notification status
subresource-integrity: cdn script hash tampered integrity check
link-rel-preload: preload font image early faster
idle-detection: user away inactive idle
encrypted-media-extensions: drm protected video
remote-playback: cast tv chromecast airplay
presentation-api: second screen projector slides
svg-filters: goo effect blur noise displacement filter texture grain
webnn: neural network machine learning inference
gamepad: controller joystick xbox buttons game
vibration: vibrate phone haptic buzz feedback
battery: battery level charge percent power
web-nfc: nfc tag read write chip phone tap
serial: serial port arduino usb microcontroller
window-management: several monitors second screen open window position
get-computed-style: current style value element javascript read css actual
language: browser language user locale preferred
summarizer: summary summarise text ai
translator: translate text language ai automatic page website
enterkeyhint: enter key label keyboard mobile go search next
show-picker-input: open date picker button javascript
closewatcher: back button android close escape dialog
focus-events: focus blur event field left entered
wheel-events: mouse wheel scroll zoom event
user-activation: user gesture click required before
object-hasown: object has property key exists check
stable-array-sort: sort order equal
logical-assignments: assign default if empty or equals
shared-memory: threads workers shared array buffer memory
requestidlecallback: idle later background low priority free time
error-cause: rethrow error original reason chain
dom-geometry: element position coordinates rectangle
move-before: move element without reload iframe state keep
domparser: parse html xml string document
dataset: data attributes read write element custom
largest-contentful-paint: lcp biggest image load time measure
longtasks: slow javascript blocked main thread jank
long-animation-frames: slow frames jank janky animation measure
eyedropper: pick color from screen anywhere pipette take image
background-sync: send later offline retry connection back
badging: unread count app icon number
storage-access: third party cookies iframe embedded
urlpattern: match route url parameters path router
data-urls: inline image base64 embed
permissions-policy: disable camera iframe feature header
hsts: force https always secure redirect
clear-site-data: logout delete cookies cache storage
iframe-sandbox: untrusted code restrict iframe safe
reporting: report violations errors deprecations server endpoint
compute-pressure: cpu load busy throttle
webusb: usb device connect hardware
webhid: hid device keyboard special hardware
web-midi: midi keyboard piano music instrument
screen: screen resolution size monitor pixels
virtual-keyboard: on screen keyboard covers input mobile height
scrollend: scrolling finished stopped event
array-flat: flatten nested arrays one level
array-includes: array contains value check exists
array-splice: insert remove delete item index array
array-findlast: last matching element search end
iterator-methods: map filter take iterator lazy
promise-withresolvers: resolve promise outside deferred
promise-any: first successful promise fastest
promise-try: sync async function error promise
promise-finally: always run after promise cleanup
async-iterators: for await loop stream pages
symbol: unique key property hidden
declarative-shadow-dom: server side rendering web components html shadow
shadow-parts: style inside web component outside part
background-fetch: download large files background app closed
app-share-targets: receive shared files photos app share menu
app-file-handlers: open files with web app double click
registerprotocolhandler: mailto link handler protocol
cookie-store: cookies async read service worker change
partitioned-cookies: third party cookies iframe chips
hashchange: hash url fragment changed event
referrer-policy: hide referrer header url leak privacy
audio-worklet: process audio samples custom effect low latency
offscreen-canvas: canvas worker render background thread
ambient-light: light sensor brightness room
screen-orientation: landscape portrait rotate lock phone
screen-orientation-lock: landscape portrait rotate lock phone game
contact-picker: contacts address book phone number choose
keyboard-map: keyboard layout qwerty key names
keyboard-lock: capture escape keys game fullscreen
local-fonts: installed fonts list computer
intl-segmenter: split words sentences characters emoji graphemes count text language
intl-plural-rules: plural singular one many language
intl-list-format: list and or join words commas language
intl-duration-format: duration hours minutes format
intl-display-names: country names language currency translate
text-encoding: utf 8 bytes string encode decode
base64encodedecode: base64 encode decode string
regexp-escape: escape special characters regex user input
measure-memory: memory usage leak page
channel-messaging: talk iframe port message between
shared-workers: share between tabs worker connection
queuemicrotask: run right after before render
html-setters: insert html string safely set sanitize
trusted-types: xss dom injection policy innerhtml
link-rel-prefetch: next page load early
link-rel-preconnect: connect early faster third party
modulepreload: preload javascript module
iframe-srcdoc: iframe html string inline content
request-video-frame-callback: video frame by frame process
preserves-pitch: playback speed voice pitch
createimagebitmap: resize crop decode image fast
geolocation-element: location button permission
accelerometer: movement acceleration shake sensor
gyroscope: rotation sensor
hardware-concurrency: cpu cores number
device-memory: ram memory amount
devicepixelratio: retina high dpi screen
ink: stylus drawing latency pen
print-events: before after print
`
