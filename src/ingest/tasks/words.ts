/** Words that questions about a feature are made of, where its phrases do not have them. */
export const questionWords = `
flexbox: row column center middle align horizontal vertical space evenly between divs boxes items elements next beside side layout responsive navbar menu toolbar wrap stretch grow shrink fill equal height width push right left bottom footer container children
grid: rows columns cells template areas gap layout page cards gallery images responsive equal same size height width auto fit fill center middle dashboard boxes side overlap stack span
subgrid: nested child align inherit parent tracks rows columns cards titles same line
multi-column: newspaper magazine text paragraphs columns two three four split flow article layout
absolute-positioning: corner top right left bottom over inside parent overlay badge icon place exact pixel position on image center
fixed-positioning: stay stuck screen viewport scroll header footer button chat corner bar always visible
sticky-positioning: stick stays top scroll header nav menu sidebar table head column row section freeze pin fixed follow
z-index: front behind above below overlap layer stack order top cover dropdown modal hidden
overflow-shorthand: hide cut scroll scrollbar content long too wide big box container body page horizontal vertical auto
object-fit: image photo picture video crop cut fill cover contain stretch distort squash ratio box container thumbnail avatar card size
aspect-ratio: ratio proportion square 16 9 4 3 video image embed responsive height width keep maintain
min-max-clamp: responsive fluid font size width between minimum maximum limit scale screen
viewport-units: full screen window height width percent vh vw hero section
viewport-unit-variants: phone mobile iphone ios safari address bar toolbar full height 100vh dvh svh lvh jumps cut
container-queries: component card parent width size container responsive breakpoint sidebar reusable layout depends
media-queries: phone tablet desktop mobile screen size width breakpoint responsive orientation landscape portrait print small large device style
has: parent child contains element select style input checked hover sibling previous card image form invalid condition ancestor
nth-child: first last second third every other odd even row item table list stripe zebra alternate child element number select style
not: except exclude all without class last first element select everything but
is: group several selectors list any shorten repeat match
nesting: nested inside selector sass scss less rules ampersand parent native preprocessor
scope: component local limit styles isolate module leak only inside section
cascade-layers: override order specificity important framework bootstrap tailwind reset third party conflict priority
custom-properties: variable token theme color reuse root change javascript dark fallback default value global store dynamic
color-mix: mix blend lighten darken tint shade transparent opacity percent two colors hover variation
relative-color: lighter darker lighten darken saturate shade tint adjust alpha opacity hue percent from existing base brand change
gradients: fade blend two colors background linear radial smooth diagonal border button overlay rainbow
background-image: picture photo behind section hero header multiple pattern texture url
background-size: cover contain full screen page width stretch fit scale image picture background photo hero
filter: blur grayscale gray black white sepia brightness contrast saturate invert hue shadow darken lighten image photo picture svg icon hover effect
backdrop-filter: blur glass frosted translucent transparent behind background navbar header modal overlay card ios
mix-blend-mode: multiply screen overlay darken lighten difference text image color layers photoshop figma blend
clip-path: shape cut triangle polygon circle hexagon star diagonal slanted angled wave section corner image arrow mask edge skewed
masks: fade edge image gradient shape svg icon transparent alpha cut reveal hide part
border-radius: round rounded corner corners circle pill oval image avatar button card smooth curved
box-shadow: shadow glow depth elevation card raised inset inner soft outline border box hover
text-shadow: glow neon outline shadow letters title heading
transforms2d: rotate turn scale zoom enlarge skew move shift flip mirror upside down hover degrees angle image text icon horizontally video vertically tilt
transforms3d: flip card rotate perspective cube depth back 3d tilt
transitions: smooth hover fade slide animate change color size delay slow effect state menu button
animations-css: keyframes loop infinite spin spinner loading loader pulse bounce shake fade slide blink move typing text icon repeat page load
scroll-driven-animations: scroll appear reveal fade animate progress bar parallax effect enter view down timeline elements section
view-transitions: page route navigate animate smooth fade morph slide spa change views list element shared
scroll-snap: slider carousel swipe slide snap gallery horizontal section page full touch cards
scroll-behavior: smooth scroll animated anchor link jump section top id
scroll-into-view: scroll element show visible jump section error message chat bottom focus target
scrollbar-color: scrollbar style color dark custom thin track thumb design
scrollbar-width: scrollbar thin narrow remove none invisible small still hide scroll bar
overscroll-behavior: pull refresh bounce body modal behind prevent stop scroll chaining background
cursor: mouse pointer hand grab custom image icon change hover loading wait arrow
user-select: select copy text prevent disable mark highlight drag stop
pointer-events: click through disable ignore overlay mouse touch button link prevent
accent-color: checkbox radio slider range progress color brand theme style control form
appearance: default native style remove reset select button input checkbox arrow browser custom
font-face: font custom own load file woff google local host web typeface import add icon fonts icons
font-family: font change typeface text arial serif sans monospace system set page
font-display: font load slow flash invisible fallback swap text show
font-variation-settings: variable font axis weight width slant animate thickness
text-overflow: ellipsis dots cut truncate long text line overflow shorten title name
line-clamp: lines limit truncate ellipsis dots cut text two three multiple paragraph card preview more
text-wrap-balance: heading title headline lines even balanced same length break orphan
text-wrap-pretty: orphan widow last line single word paragraph lonely typography
text-decoration: underline line strike through remove link wavy dotted color thickness style
text-transform: uppercase lowercase capital capitalize letters caps
letter-spacing: letters characters space distance tracking spread wide
line-height: lines space distance leading text vertical spacing
writing-mode: vertical rotate text sideways japanese chinese top bottom label
initial-letter: drop cap first letter big large paragraph lines initial
before-after: icon arrow line decoration content insert add element fake star quote badge overlay dots separator between menu items links
counters: number automatic heading list section steps numbering line numbers code headings
list-style: bullet bullets dot list number remove icon style square
opacity: transparent transparency see through fade half visible element image background
light-dark: dark light theme mode color switch both value toggle
color-scheme: dark light theme mode form scrollbar browser default controls toggle
prefers-color-scheme: dark light theme mode system os setting detect automatic user preference
prefers-reduced-motion: motion animation reduce less off disable vestibular sensitive user preference setting accessibility
forced-colors: high contrast windows mode colors theme accessibility override
focus-visible: focus outline ring keyboard tab mouse click indicator accessible show only button
dialog: modal popup window box confirm overlay close open escape focus backdrop form message native accessible layer
popover: popup menu dropdown tooltip open close outside click button toggle overlay layer toast
inert: disable block focus background behind unreachable interaction section keyboard trap
details: accordion collapse expand show hide toggle more faq section open close summary sidebar panel collapses collapsible
select: dropdown options choose choice list multiple selected menu pick
customizable-select: dropdown style design custom options icons images rich look
datalist: suggestions autocomplete typing options search input list type ahead combobox
input-date-time: date time calendar picker day hour birthday choose select native field
input-range: slider drag volume range number value min max step handle
input-color: color picker choose select palette
input-number: number digits quantity only numeric increment arrows price amount
input-file: upload file choose pick select image photo document browse attach picture
input-file-multiple: multiple several many more files upload images photos select once
input-password: password hide show secret login characters
form: submit send fields contact login register email data server button validate post
label: label text field input name checkbox click for accessible describe caption
constraint-validation: validate validation check required error message custom invalid field pattern email form before submit
user-pseudos: error invalid valid validation after typing blur touched interaction user late red field
inputmode: keyboard mobile phone numeric number email decimal virtual on-screen touch type
textarea: text multiple lines comment message box long area resize
field-sizing: grow auto resize textarea input content width height fit expand typing
autofill: autofill autocomplete browser fill saved yellow background address password
contenteditable: edit editor rich text inline editable wysiwyg div click
table: table rows columns cells header data border caption tabular sort list price
list-elements: list bullet number ordered unordered items nested menu steps
a: link anchor url page new tab open mail phone download section jump website navigate click clickable card whole area button
img: image picture photo show insert add display alt size logo url
picture: image picture different screen phone mobile format webp fallback source responsive art direction dark
srcset: image responsive sizes resolution retina screen mobile phone desktop small large width picture load
loading-lazy: lazy load image iframe later scroll visible below fold defer performance delay
video: video play autoplay muted loop controls background embed player mp4 poster silent inline
audio: audio sound music play mp3 player background loop volume click song
iframe: embed page website youtube map video frame inside other external
meta: meta viewport description mobile responsive seo search share preview zoom charset tag
dom: element get find create add remove change text html class attribute child parent document javascript select update page node
events: click event listener handler button listen run function code press trigger custom bubble stop prevent remove add
mouse-events: click double right mouse hover move position coordinates outside press button
keyboard-events: key keyboard press enter escape arrow shortcut detect listen down up typed code
pointer-events-api: touch pen mouse stylus drag swipe draw finger pressure gesture multi
draganddrop: drag drop move sort reorder list files upload cards element mouse rearrange
async-clipboard: copy paste clipboard text button link image code read write
file: read file text content image preview upload csv blob browser local picked selected size
download: download save file link button pdf image export name
fetch: request get post api json data server load send backend response url http call headers upload
abortable-fetch: cancel abort stop request fetch timeout previous unmount pending search
aborting: cancel abort stop signal controller listener promise task operation
streams: stream chunk read response body pipe process large file incremental token
websockets: real time chat live socket connection two way message server multiplayer push update
server-sent-events: live update server push stream event feed real time one way notification
webrtc: video call peer chat conference audio screen share direct connection data
service-workers: offline cache worker network intercept pwa app page store proxy background update
push: push notification server closed phone mobile message subscribe background ios web
notifications: notification desktop alert show permission message popup system alarm reminder toast
manifest: install app home screen icon pwa phone standalone name splash add
localstorage: store save keep remember browser data settings user value session persist reload local theme cart shopping basket dark mode preference
indexeddb: database store large data offline browser local save objects files records query
origin-private-file-system: file files private sqlite storage fast save browser folder
file-system-access: open save file folder disk computer local directory edit write read user
cookies: cookie set read session login expire user remember third party secure
history: back forward url change reload push state spa route browser address page
navigation: route router spa link click intercept url change navigate page back transition client
url: url parse query parameter string search get params build domain path encode
geolocation: location position user gps map latitude longitude where current find near city
usermedia: camera microphone webcam video audio access photo permission stream record selfie
mediastream-recording: record audio video voice screen save microphone camera message
screen-capture: record share screen capture window tab display screenshot
picture-in-picture: video floating small window corner mini player keep playing
fullscreen: full screen fullscreen video element page button toggle exit whole
share: share button native mobile phone link social whatsapp text sheet
speech-recognition: speech voice recognize dictate microphone text command talk listen
speech-synthesis: speak voice read aloud text speech say talk page
web-audio: audio sound generate frequency visualize effect synth volume music analyse play
canvas-2d: draw canvas line circle image pixel chart game paint text shape export confetti particles drawing mouse signature
webgl: 3d graphics gpu shader scene model game canvas render
svg: vector icon graphic scalable logo draw path shape inline color
web-animations: animate javascript script play pause reverse finish element control
request-animation-frame: frame animation loop game smooth draw update paint fps
intersection-observer: visible viewport screen view scroll detect enter lazy load infinite element seen
resize-observer: size resize width height element change detect listen observe container component
mutationobserver: dom change watch observe element added removed attribute detect
page-visibility: tab hidden visible background switch active pause user leave return
broadcast-channel: tabs windows message communicate sync share logout state same
postmessage: iframe window message send communicate parent cross origin data
dedicated-workers: worker thread background parallel heavy calculation freeze block main
js-modules: import export module file split dynamic load lazy script bundle component
promise: promise asynchronous wait then catch all parallel resolve reject several
async-await: async await wait asynchronous function promise sequential loop try result
array: array list add remove item push pop sort length index find delete slice join reverse
array-iteration-methods: loop iterate each map filter reduce some every array list items sum transform
array-find: find search object item array id match first condition
array-group: group category array object key property list items by
array-by-copy: sort reverse splice copy immutable mutate original state react new array
set: unique duplicate remove array distinct values list collection
map: map key value dictionary hash pairs collection lookup count
object-object: object key value property entries loop copy merge empty check convert array optional
destructuring: unpack extract object array variables swap values properties
spread: spread merge combine copy clone array object arguments dots concat
structured-clone: deep copy clone object nested duplicate reference array
functions: function arrow parameter default argument return callback call
class-syntax: class private method property static constructor inherit extend object field
generators: generator yield sequence lazy pause iterate
regexp: regex pattern match search replace validate test text expression email
strings: string text substring split trim replace contains length case compare concat find
date: date time now today day month year format current add difference timezone zone convert utc local between
temporal: date time zone calendar duration add difference modern api plain zones timezone convert conversion between days
intl: format number currency money date locale language country percent unit local
number: number round decimal integer parse random max min float convert absolute
web-cryptography: random uuid unique id hash encrypt decrypt key secure token sha password number
settimeout: delay wait seconds timer later timeout pause sleep after run
setinterval: repeat every second interval timer clock minute run stop
json: json parse stringify object text convert read data
console: log print debug message output error table
webauthn: login passkey fingerprint face biometric password passwordless security key sign in
payment-request: pay payment checkout card apple google buy money
shadow-dom: shadow component encapsulate isolate style private root
autonomous-custom-elements: custom element component tag own web define reusable html
template: template reuse html clone fragment markup
csp: policy security script inline xss block header source attack
cors: cross origin request blocked header domain access api error
webvtt: caption subtitle video text track file deaf
tabindex: tab focus keyboard order focusable div element skip
lang-attr: language page document html lang set english screen reader
aria-attribute-reflection: aria attribute label screen reader accessible script property element hide from decorative visually hidden text linked error message
headings: heading title level h1 h2 outline structure page section
figure: caption image picture figure text below photo
`
