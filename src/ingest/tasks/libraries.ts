/** Classes, plugins and functions of libraries, by what the platform has in their place. Their own names are optional. */
export const libraryNames = `
text-overflow: tailwind truncate text-ellipsis; bootstrap text-truncate
line-clamp: line-clamp-3
has: peer-checked peer-focus group-has parent state; tailwind peer group
user-action-pseudos: group-hover
animations-css: animate-spin animate-pulse animate-bounce animate-ping animate.css; spinner-border placeholder-glow
outline outlines: ring-2 ring-offset outline-none
box-shadow: shadow-lg shadow-md shadow-none ring-inset
flexbox: justify-between items-center flex-col flex-row d-flex justify-content-center align-items-center; mx-auto ms-auto; hstack vstack; row col
grid: grid-cols col-span row-span place-items-center g-3; container row col; susy; 960
flexbox-gap: gap-4 space-x space-y
gap-decorations: divide-x divide-y
display: hidden d-none d-block invisible-md; jquery hide show toggle; ng-if v-show
visibility: invisible visible collapse
position: inset-0
absolute-positioning: top-0 start-100 translate-middle
sticky-positioning: sticky-top affix; sticky-kit; headroom.js
fixed-positioning: fixed-top fixed-bottom
object-fit: object-cover object-contain img-fluid
aspect-ratio: aspect-video aspect-square ratio-16x9 embed-responsive
media-queries: md: lg: breakpoints up; hidden-xs visible-sm; sass breakpoints; include-media
container-queries: @container @md
prefers-color-scheme: data-bs-theme
logical-properties: ms-auto me-auto ps pe
overflow-shorthand: overflow-auto overflow-hidden table-responsive
overscroll-behavior: overscroll-contain
scroll-snap: snap-x snap-mandatory snap-center carousel-item
user-select: select-none select-all
pointer-events: pointer-events-none
cursor: cursor-pointer cursor-not-allowed
clip clip-path: visually-hidden sr-only not-sr-only screen-reader-text
white-space: whitespace-nowrap text-nowrap
overflow-wrap: break-words text-break
text-transform: text-uppercase text-capitalize normal-case
font-variant-numeric: tabular-nums
font-weight: fw-bold font-semibold
text-align: text-center text-end
border-radius: rounded-full rounded-circle rounded-pill
background-clip-text: bg-clip-text text-transparent
gradients: bg-gradient-to-r from via to
backdrop-filter: backdrop-blur
filter: blur-sm grayscale invert drop-shadow-lg
mix-blend-mode: mix-blend-multiply
transforms2d: hover:scale -translate-x-1/2 rotate-45
transitions: transition-all duration-300 ease-in-out; jquery fadeIn fadeOut; fade show
interpolate-size calc-size: slideToggle slideDown slideUp collapsing
will-change: will-change-transform gpu acceleration
accent-color: accent-pink form-check-input
appearance: appearance-none form-select
placeholder-shown: form-floating
form-validity-pseudos: is-invalid is-valid was-validated invalid-feedback needs-validation
input-number: input-group spinner
input-range: form-range
switch-control: form-switch
details: data-bs-toggle collapse; accordion-item; jquery accordion
details-name: data-bs-parent
popover: dropdown-menu dropdown-toggle; toast-container; data-bs-popover; navbar-toggler; offcanvas-start
popover-hint interest-invokers: data-bs-tooltip; qtip; tooltipster
dialog: modal-dialog modal-backdrop; jquery ui dialog; fancybox; magnific popup; thickbox; lightbox plugin; colorbox; micromodal
dialog-closedby: data-bs-backdrop static
progress: progress-bar-striped
meter: rating
nav: breadcrumb-item navbar-nav pagination
table: table-striped table-bordered datatables
list-elements: list-group list-unstyled
scroll-marker-targets scroll-target-group: data-bs-spy scrollspy
view-transitions: barba.js swup turbo pjax
scroll-driven-animations: scrollmagic scrollreveal wow.js rellax
draganddrop: jquery ui sortable draggable droppable; interactjs dragula
datalist: jquery ui autocomplete typeahead.js
input-date-time: jquery ui datepicker timepicker
input-file: dropzone.js
xhr: jquery ajax get post load; $.ajax
fetch: getJSON; jquery load
dom: jquery append prepend html text val attr prop addClass removeClass toggleClass hasClass find children siblings parent wrap empty; $ selector
events: jquery on off one trigger bind delegate live ready; document ready
array-iteration-methods: each map filter grep inArray; lodash forEach some every sumBy; each loop
object-object: jquery extend; lodash pick omit keys entries mapValues isEmpty get
array-group: lodash groupBy partition keyBy countBy
array-flat: lodash flatten flattenDeep
array-from: lodash range times
array-by-copy: lodash orderBy sortBy
set: uniq uniqBy
set-methods: lodash union intersection difference without
structured-clone: lodash cloneDeep clone
settimeout: lodash debounce throttle delay
string-pad: lodash padStart left-pad
strings: lodash capitalize camelCase kebabCase
nullish-coalescing: lodash defaultTo defaults
mixin: @mixin @include @extend placeholder selector
function: @function @return sass:math
custom-properties: $variables @vars; sass map; less variable; sass placeholder
color-mix relative-color: darken lighten saturate desaturate tint shade mix fade rgba transparentize; color functions of sass; sass:color adjust scale
nesting: & ampersand nested media queries
import: @use @forward @import partial
cascade-layers: @tailwind base components utilities; reboot; normalize.css; css order
if: when guard
calc: math.div
round-mod-rem: math.round percentage
min-max-clamp: rfs; responsive font sizes
scope: vue scoped; ::v-deep; view encapsulation; component styles
constructed-stylesheets: stitches; goober
js-modules: module.exports; webpack chunk; lazy routes; tree shaking
import-maps: importmap-rails; jspm
temporal: moment tz; parse date in timezone
intl-relative-time-format: timeago.js; moment fromNow; formatDistance
intl: accounting.js; money format
url: qs
urlpattern: express route; path-to-regexp match
web-cryptography: uuidv4; sha256 library; md5 hash
sanitizer: xss filter; html purifier
html-setters sanitizer trusted-types: dangerouslySetInnerHTML v-html innerHTML raw
svg: heroicons; lucide; feather icons; sprite icons; icon library
canvas-2d: chart.js; d3 canvas; paper.js
webgl: 3d library; model viewer
web-audio: howler; tone.js
media-source: hls.js; video.js; shaka
websockets: laravel echo; action cable
service-workers: serviceworker cache; sw.js
localstorage: store.js; remember state
intersection-observer: lozad; infinite scroll plugin
resize-observer: element resize detector; element queries polyfill
mutationobserver: arrive.js; livequery
observable: zen-observable; knockout observables
streams: node streams; jsonstream; highland
dedicated-workers: threads.js; workerpool; partytown
async-await: async.js; co; series of tasks
promise: when.js; callbacks
generators: redux saga
symbol: iterator symbol
class-syntax: mixins of classes; typescript class; access modifiers; private keyword
optional-catch-binding: unused error variable
logical-assignments: or assignment
destructuring: props destructuring
spread: rest props; spread props
template-literals: template string; styled template; tagged template
autonomous-custom-elements: angular elements
slot: transclusion; content projection; yield
declarative-shadow-dom: lit ssr
speculation-rules: turbolinks prefetch; flying pages
scheduler: setImmediate; cooperative scheduling; unblock main thread
content-visibility: clusterize; react-list; long lists slow
contenteditable: medium editor; trix; summernote
highlight: mark.js; highlight.js; prism
mathml: asciimath; latex
print: print.js; print part
page-setup: paged.js; wkhtmltopdf
eyedropper: spectrum picker
share: addthis; sharethis
clipboard-events: paste handler
async-clipboard: zeroclipboard; copy plugin
fullscreen: screenfull
geolocation: leaflet locate; google maps location
notifications: push.js; growl; noty
web-otp: two factor code
payment-request: paypal button; checkout
fedcm: facebook login; oauth popup
webauthn: duo; webauthn.io
`
