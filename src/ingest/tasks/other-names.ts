/** Names from frameworks and design tools, predecessors, and other words for whole subjects. */
export const otherNames = `
javascript: ecma script basics; programming language of the web; switch case; comments in code; ternary
customized-built-in-elements: is="" elements
mutation-events: domnodeinserted; old dom change events
webvr: predecessor of webxr; old vr
import-assertions: assert type json
performance: tti
web-otp: sms autofill
grid: tailwind grid; css grid template; two columns layout; three column layout; grid of cards; equal columns; responsive grid; page layout; image grid; grid layout; rows and columns; columns of same width; cards in a grid; grid of images; equal height rows; side by side boxes; full page layout; gallery grid; center with grid
flexbox: bootstrap row; tailwind flex; two divs side by side; put elements in a row; align items vertically; items next to each other; elements on one line; center items; align right; layout in a row; row of buttons; divs in a row; flexible layout; vertical centering; align to bottom; move item to the right; equal width items; side by side; place items horizontally; next to each other in a line; boxes in a row
has: tailwind group has
prefers-color-scheme: tailwind dark
line-clamp: tailwind line clamp
aspect-ratio: tailwind aspect
object-fit: tailwind object cover; image without stretching; fit image in box; image cover; fit video; resize image without distortion; fill box with image; keep image ratio; image same size; crop image with css; image keeps aspect; images of the same size; square thumbnails; image fills div; zoomed cropped image
oklab: tailwind colors
transitions: framer motion; vue transition
scroll-snap: swiper; slick; embla; flickity; slider without javascript; snap to section; full page scroll; snap while scrolling; swipeable slider; css slider; image carousel; carousel with css only; horizontal scroll cards; scroll section by section; touch slider; gallery swipe
draganddrop: dnd kit; react dnd; sortablejs; drag and drop files to upload; upload by dragging; move element with mouse; drop area; draggable cards; reorder list; drag an image; drop target; drag element around page
popover: headless ui; radix popover; bootstrap dropdown; pop over; show popup on click; open menu on click; dropdown menu; floating menu; close when clicked outside; profile menu; navigation dropdown; small popup; popup menu on button; drop down navigation; click to open menu
dialog: sweetalert; bootstrap modal; headless dialog; radix dialog; pop up window; modal box; open a modal; show dialog; modal window in html; popup with form; centered popup; modal with close button; open popup on click; dialog box; native modal; modal dialog html; popup in the middle of the screen
details: headless disclosure; bootstrap collapse; show more text on click; expandable text; collapse content; accordion without javascript; hide and show content; toggle section; faq section; show and hide div; collapsible list; read more button; expander; open and close section; accessible accordion
resize-observer: react measure
anchor-positioning: tippy
date: moment
fetch: got; superagent; node fetch; read json from api; get request with parameters; call backend; request with headers; handle response error; login request with token; load html into page; send data to api; async request; get data from server; upload file to server; loading data; retry request
manifest: site.webmanifest; chrome app
picture-in-picture: video overlay window
filter: ms filter
gradients: ms gradient; webkit gradient
loading-lazy: lazysizes; next image
web-cryptography: bcrypt; crypto-js; openssl
regexp: xregexp
intl: numeral; i18next; globalize
mathml: mathjax; katex
svg: font awesome; icon font; lottie; d3
canvas: fabric; konva; p5
webgl: babylon; pixi; unity
webrtc: simple-peer; twilio; janus
indexeddb: localforage; websql; pouchdb; store images in browser; store files and blobs; large storage; save offline data; save a lot of data locally; query stored records; local db; client side storage
localstorage: userdata; jquery cookie; store user settings; remember dark mode; save user preferences; store settings in browser; save form input; save data locally; keep cart items; store json in browser; store login token; clear stored data; persist data after refresh; cache data in browser; keep state on reload; storage limit of browser; save todo list; save game progress; remember form values; read stored data
js-modules: commonjs; requirejs; amd; require
import-maps: systemjs
autonomous-custom-elements: polymer; html imports
shadow-dom: deep selector; v0 components
scope: styled components; emotion; bem methodology
custom-properties: less variables; stylus variables
nesting: postcss nested; stylus nesting
array-iteration-methods: underscore; lodash map
object-object: ramda; lodash get
promise: bluebird; q library
async-await: co routines
set: lodash uniq
structured-clone: immer clone
intersection-observer: waypoints; scrollmagic; aos library
scroll-driven-animations: skrollr; gsap scrolltrigger; aos; animate when scrolling; reveal elements on scroll; scroll animation; parallax effect; scroll progress bar; appear on scroll; animation when scrolling down; scroll effect; scroll triggered animation; reading progress; animate on scroll; change on scroll
web-animations: velocity; anime.js
websockets: signalr; pusher; chat between users; real time chat; live scores; two way connection; socket; online game; send messages to server in real time; push data to browser; instant messaging; collaborate live; connect to socket server
service-workers: offline plugin; sw precache; store images offline; cache pages; offline page; cache first; load site without connection; update cached files; background worker; offline website; save page for offline; pwa offline; intercept fetch
url: qs library; query-string package; validate a url string; get query parameters from url; parse url in javascript; read url parameters; add parameter to url; get domain from url; change query string; url encode parameter; hash of url; get path name; build url with parameters; remove parameter from link
forced-colors: ms high contrast; active high contrast
`
