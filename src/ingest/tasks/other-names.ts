/** Names from frameworks and design tools, predecessors, and other words for whole subjects. */
export const otherNames = `
javascript: ecma script basics; programming language of the web; switch case; comments in code; ternary
customized-built-in-elements: is="" elements
mutation-events: domnodeinserted; old dom change events
webvr: predecessor of webxr; old vr
import-assertions: assert type json
performance: tti
web-otp: sms autofill
grid: tailwind grid; css grid template
flexbox: bootstrap row; tailwind flex
has: tailwind group has
prefers-color-scheme: tailwind dark
line-clamp: tailwind line clamp
aspect-ratio: tailwind aspect
object-fit: tailwind object cover
oklab: tailwind colors
transitions: framer motion; vue transition
scroll-snap: swiper; slick; embla; flickity
draganddrop: dnd kit; react dnd; sortablejs
popover: headless ui; radix popover; bootstrap dropdown
dialog: sweetalert; bootstrap modal; headless dialog; radix dialog
details: headless disclosure; bootstrap collapse
resize-observer: react measure
anchor-positioning: tippy
date: moment
fetch: got; superagent; node fetch
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
indexeddb: localforage; websql; pouchdb
localstorage: userdata; jquery cookie
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
scroll-driven-animations: skrollr; gsap scrolltrigger; aos
web-animations: velocity; anime.js
websockets: signalr; pusher
service-workers: offline plugin; sw precache
url: qs library; query-string package
forced-colors: ms high contrast; active high contrast
`
