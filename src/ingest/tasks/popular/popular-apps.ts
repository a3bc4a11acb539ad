/** What developers of applications call parts of the platform, by the problem at hand. */
export const popularAppWords = `
abortable-fetch aborting: ignore stale response; stale search results; out of order responses; strict mode double fetch; setState after unmount; query cancellation; stop upload midway
abortsignal-timeout: request hangs forever; fail when api is slow; deadline for call; stop waiting for api
alerts: blocking dialog of browser; delete confirmation without library
animations-css: spinner while fetching
async-clipboard: copy token; copy table to excel; copy rich text
autofill: autocomplete off ignored; one tap fill of address
autonomous-custom-elements: framework agnostic widget; micro frontend widget; embed widget on any site; design system for all frameworks; use component in vue and react; tag with own behaviour
beacons: web vitals reporting; telemetry at exit; flush events on hide
beforeunload: block refresh with dirty form; confirm navigation away; dirty form guard; prompt on reload; draft lost on refresh
broadcast-channel: same cart in every tab; sync theme between tabs; auth state in other tab
button: page reloads on button; enter submits; why does my form reload
canvas canvas-2d: chart without library; crop avatar before upload; compress image in browser; image thumbnails on client; merge two images
change-event: react onchange fires on every key; select state update
clipboard-events: paste from word; block paste
closewatcher: esc closes panel
compression-streams: zip on client; compress json before sending; pako replacement
console: timing logs
constraint-validation: formik replacement; server error next to field
constructed-stylesheets: css file imported as object
container-queries: responsive component not page; isMobile by parent width
content-visibility: slow first render of long page
contenteditable: editable cell; rich text box; notion like editor
cookies: session token; read cookie by name; auth cookie; remember choice; cookie not set; first party storage sent to server; log in persists; refresh token
cors: api works in postman but not in browser; localhost cannot call api; proxy for api; origin null not allowed; options request before post
csp: lock down scripts
customizable-select: flags in country list; style dropdown arrow and list
datalist: suggestions under field; combobox without library; free text with suggestions
dataset: data attributes in script; read data-id of clicked row; custom attribute in handler; pass id to click handler
declarative-shadow-dom: flash before custom elements load; hydrate web component
dedicated-workers: image processing off main thread; parse huge json
details details-name: collapsible without state; expandable row
dialog-closedby: click outside closes modal
dialog: dialog ref show; get result of modal; modal cannot be closed; newsletter popup
dom: ref to node; insert html string; remove node; element is null; walk up tree; clone node
draganddrop: dropzone for uploads; drag rows
events: once only listener; handler called twice; event emitter; pub sub; fire event by script; catch click anywhere
fetch-formdata: upload file with other fields; send files to api; uncontrolled form values; submit avatar; form values without state
fetch-priority: lcp image sooner; improve largest contentful paint; hero image discovered late; deprioritise carousel images; boost important request
fetch: fetch in effect; load list on mount; handle 404; upload json; put request; patch request; graphql call; talk to backend; submit to api; show data from api; fetch returns promise pending; call api on click; query api; swr; status code of response; weather api
field-sizing: chat input that grows; comment box expands; input width follows text
file-system-access: overwrite same file
file: preview avatar; thumbnail before sending; save json to disk; download generated file; megabytes of file
flexbox: sidebar and content; app shell; centre spinner; input with button; grow to fill; center modal
focus-events: validate on leaving field; touched state; focus moved outside component; close dropdown when focus leaves; blur before click
focus-within: dropdown open while inside focused; style label of focused field; search box expands when used
font-loading: wait for webfont before measuring; draw text on canvas after typeface loaded; know if typeface arrived
form-associated-custom-elements: custom input in form data; web component value submitted; own checkbox element in form; rating widget submits value
form-validity-pseudos: red outline of empty required field; disable submit look while invalid
fullscreen: player fills display; kiosk mode
geolocation: weather here; track runner; follow user on map; blocked location permission
get-computed-style: measure real padding; read css variable by script; actual font size in script; get theme colour in js
grid: masonry like page; sidebar main layout; form in two columns; page shell; calculator keys; definition rows; tic tac toe board
has: label of checked box; style form with errors; container without children; html when dialog open; lock scroll when modal open; row with checked box
highlight: search term marking in list; editor token colours; grammar errors underline
history: url state; remember filter in address
html-media-capture: scan receipt; photo straight from camera; record video in form
iframe: embed storybook; payment frame; sandbox code preview; codepen preview; embed widget; third party checkout; embed spotify; embed tweet
img: avatar component; reserve space for picture; cls image; image without layout jump; image from public folder; svg file as picture; logo
indexeddb: offline queue; local first app; drafts offline; more than 5 mb storage; rxdb
inert: trap focus without library; disable page under drawer; background of modal unreachable
input-checkbox: toggle value; select all rows; checkbox list
input-date-time: time slot; date of birth; month chooser; arrival and departure; deadline field
input-event: controlled text; character counter; live preview; validation while typing; update total while typing
input-file-multiple: gallery upload; batch upload; upload several documents; bulk import
input-file: avatar upload; attach cv; hidden file field with custom button; reset file field; custom upload button
input-number: plus minus field; scroll changes number; only whole numbers; age field; letter e in number field; min max value
input-radio: pick one plan; payment method choice; single answer quiz; survey answer; size chooser; yes or no choice
input-range: price filter; brightness control
input-selectors: toggle switch by styles; style checked label; required fields look
input: controlled input; field value in state; masked input; bind input to variable; clear input; text field component
inputmode: amount keyboard; decimal comma keyboard
intersection-observer: run code when element enters screen; viewability; fetch next page at end; lazy load component; sentinel div; mount when visible
invoker-commands: open modal without state; html only modal button
keyboard-events: command palette shortcut; submit on enter; arrow keys move; cmd k; enter key in chat; game controls by keys; detect shift; keycode deprecated; move player with arrows; vim keys; undo with ctrl z
loading-lazy: speed up page with many images; too many images slow page; lazyload plugin; defer map embed
local-fonts: typeface picker in editor
localstorage: usestate persisted; remember dismissed banner; keep user logged in; save score; theme flash on load; quota exceeded; state resets on refresh
location: current path; redirect to login; which page am i on; current url in script; refresh page by code; page url; domain name of page; redirect after 5 seconds; is localhost; forward to another page
manifest: standalone window; app like website; maskable icon; shortcuts of app icon
matchmedia: is desktop; detect phone width; hook for breakpoints; detect if user likes dark; window width in component; responsive rendering in react; is phone screen
mediastream-recording: record clip; voice note; video of canvas
meta: social preview; page looks zoomed out on phone; whatsapp preview; twitter card; mobile page zoomed; encoding of page; strange characters instead of umlauts; refresh page after seconds
move-before: reorder keeps video playing; keep focus while reordering
mutationobserver: element added later; class changed event; content inserted by script; extension reacts to page
navigation: block route change; scroll restore in spa; single page routing; before leaving route; route guards; is back possible; confirm before route change; history api replacement; tanstack router
nesting: drop sass
notifications: desktop ping; new message alert; remind user; incoming mail alert; ping user
online: wifi lost; sync when connection returns; network hook
origin-private-file-system: big files in browser; fast file in worker; temporary files in browser; photoshop web storage
overflow-anchor: chat stays at bottom; feed jumps when items prepended; list jumps; ads push content
page-lifecycle: timers slow in background tab; websocket dies in background tab; browser unloads tab to save memory
page-transition-events: stale page after back button; back shows old data; form state after back
page-visibility: refetch on focus; refetch when returning; user left tab; mark as read when visible; user returns
performance: measure component render; time between two points; slow page measurement; web vitals; how long does function take; profiling code; speed test of code; stopwatch precision; lcp cls; performance metrics
permissions: camera blocked; ask again for microphone; is notifications blocked
picture: other image in dark mode; portrait image on phone; mobile hero image
pointer-events-api: pinch; swipe to delete; drag slider; custom slider drag; swipe cards; drag element around; mobile drag; touch and mouse handler; tinder swipe; drag divider; finger drawing
pointer-events: overlay blocks clicks; disabled look and no clicks; element covers button; invisible layer blocks button; icon swallows click; link under overlay
popover-hint interest-invokers: tooltip component; tooltip without library; show info on hover; tooltip on icon; preview card; wikipedia preview; text on mouse over
popover: menu without library; dropdown in top layer; dropdown hidden by overflow; emoji picker; action menu; toast message; portal replacement; notification panel; menu behind modal; dropdown cut off by container; filter panel; mobile menu
postmessage: talk to embedded widget; resize embedded frame; webview bridge; micro frontend communication
prefers-color-scheme: auto dark; wrong theme flash; black background at night
print: print only one section; page without menu on paper; export to pdf; print component; print receipt; hide nav when printing; report pdf; react-to-print; print resume; print ticket; paper version; print table
progress: steps completed; download bar; progress of form; file upload bar; course completed bar
push: reengage users; news alert; fcm; order shipped alert; breaking news
request-animation-frame: game tick; animate number; batch dom updates; sync with refresh rate; drag jank; count up number; smooth progress; animate in react without library; bouncing ball; layout thrashing
requestidlecallback: defer analytics; prefetch when idle; hydrate later; non urgent work
resize-observer: chart fits container; width of ref; detect text wrap; sidebar width changed; get div width; masonry relayout; truncation detection; is text truncated
sanitizer: dangerouslysetinnerhtml safely; xss in rich text; remove script tags; render markdown html safely; html from cms; show html from api; clean pasted html; user generated html; escape html
scheduler: input lag while rendering; freeze while filtering; typing lags; ui freezes in loop; priority of tasks; postpone low priority updates; heavy loop blocks clicks
scope: css modules replacement; styled components without library; widget styles isolated; global css conflicts; bem replacement; styles bleed; css conflicts
screen-capture: share screen in call; present slides in call; loom; screenshot of page; screenshot by script; discord stream
script: load google maps script; third party tag; add script in component; render blocking javascript; analytics snippet; javascript file not loading; connect js file; stripe script; script runs before html; link javascript; jquery from cdn; make script not block; recaptcha script; javascript disabled message
scroll-elements: scroll list to item; scroll container by script; reset scroll; go to top of page; scroll gallery by arrow; scroll percentage
scroll-into-view: scroll to first error; active tab in view; scroll to newest message; scroll to ref; show selected option; focus field hidden by keyboard; jump to invalid field; scroll to element id; scroll to component
select: month list; sort by dropdown; language chooser; cascading dropdowns; fill options from array; on dropdown change; preselected value; currency list
selection-api: comment on selected text; quote selected text; move caret; bold selected words; what did user highlight
server-sent-events: stream chat answer; chatgpt like streaming; ai response streaming; live dashboard; build log; streaming llm output; realtime updates without websocket; job progress
service-workers: offline mode; cache api calls; update toast; mock api; old version shown after deploy; offline fallback page; site works on plane; users see old version; msw; vite pwa
shadow-dom: third party widget style; styles cannot get in; embed without css conflict; slots; children in web component; chrome extension ui
share: share picture
show-picker-input: click whole field opens calendar; calendar icon click
speech-recognition: talk to app; siri like; say commands; live transcription; hands free
speech-synthesis: pronounce word; make the page talk; audio version of text; alexa voice; language learning pronunciation
srcset: image too big for mobile; save data on mobile; blurry on retina
storage-manager: keep data from being deleted; browser deletes my data; persist storage; safari deletes data after 7 days
streams: process big download; line by line; ndjson; progress of download; download progress; stream csv
supports: style only if browser can; progressive enhancement in css; only if grid exists; check css support; modernizr
text-tracks: subtitles by script; captions toggle; chapter list; style captions; subtitles button; sync slides with video
title: name of tab
ua-client-hints: is it an iphone; os of visitor; phone model; mobile device check; navigator useragent deprecated; brand of browser; chrome version; windows version; which browser; is chrome
url: filters in url; add utm; get id from url; validate website; page number in url; file name of url; download link from blob; parse link; last part of url; encode spaces; share filter by link; params from address bar; get slug; domain of email; special characters in url; subdomain; is link external; relative to absolute link; referral code in link
urlpattern: match path with id; route to page; next like routes; users/:id
usermedia: video from camera in component; photo booth; scan with camera; mic level; profile picture with webcam; zoom background; front and back camera; record myself; mirror camera; noise cancelling
video: seek; gif replacement; video size; stop video; video format; custom controls
web-animations: animate from hook; chain animations; finish callback; animate without css file; animate element by script; fly to cart; shake input by script
web-audio: game sound; metronome; waveform; mixer; guitar tuner; frequency bars; sound effects in game; music app; drum pad; pitch; sound from left to right; audio context not allowed to start; white noise; echo; soundboard; bass boost; audio effects; beat
web-cryptography: encrypt before saving; end to end encryption; sign request; random bytes; jwt verify; aes; checksum of file; rsa; key pair; hmac
web-locks: run once across tabs; one tab refreshes token; concurrent writes; token refreshed twice; main tab
web-otp: verification code from text message; code from message; otp autofill on android; six digit code
webauthn: usb key; second factor; device login; log in with face
webgl: shader effect; product viewer; react three fiber; globe; gpu particles; fast charts; earth globe; game; minecraft; point cloud; mapbox; fluid simulation; render thousands of sprites
webrtc: group call; walkie talkie; google meet; multiplayer without server; stun turn; skype; remote desktop; p2p; telehealth
websockets: chat app; live cursor; realtime board; live prices; presence; collaborative editor; live comments; whatsapp; google docs; server sends message; live auction; crypto prices; heartbeat
webvtt: srt converter; text under video; subtitle timing
window: viewport width in component; window is not defined; window size hook; is browser or server; ssr check; popup blocked; close tab by button; window undefined on server; window height
`
