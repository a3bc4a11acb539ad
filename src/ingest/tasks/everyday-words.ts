/** Everyday words around a feature: what it is done to, where, when and by whom. One feature a line, in no order. */
export const everydayWords = `
flexbox: logo left menu right navigation bar form button icon label input cards paragraph tags chips list title image text horizontally vertically inline same baseline remaining rest whole last first auto position distribute sections columns mobile
grid: form products photos blog tiles calendar widgets horizontally vertically fixed flexible columns mobile sections whole portfolio thumbnails chessboard keyboard article aside next each other without media queries
subgrid: headings buttons footers prices rows line cards different content heights form labels
grid-lanes: photos waterfall bricks cards blog varying height without javascript portfolio
margin: gap blocks sections paragraphs headings images buttons top bottom left right horizontally middle container body default remove reset double
padding: button edge border text page section card table cell list icon left right
box-sizing: input wider than parent overflow width 100 percent box breaks layout padding border
aspect-ratio: thumbnail iframe card avatar tile canvas map youtube 16:9 4:3 1:1 resize height automatically
width-height: half third sidebar button input textarea table column box card body html automatically content remaining whole
min-max-width-height: page container paragraph image card not larger smaller than grow until readable lines
absolute-positioning: label tag ribbon notification number dot close play button caption title card photo hero over bottom right exactly relative container outside overlap
fixed-positioning: cookie banner whatsapp floating action scroll up toolbar menu modal window bottom right always
sticky-positioning: not working header hides letters alphabet list filter bar toolbar table first column footer bottom while scrolling page jumps stops parent overflow ignored
z-index: menu tooltip modal header video map image text ignored doesn't higher element hidden under covered
display: button paragraph menu form inline-block side page mobile desktop only toggle print appear disappear element box
overflow-shorthand: text image table code menu dropdown clipped modal page phone sideways double inner own area fixed height body lock children wider than screen
scrollbar-width: sidebar list chrome firefox hidden invisible still scrollable menu horizontally carousel keep scrolling
scrollbar-color: own colored rounded blue dark mode thumb chat sidebar webkit
scroll-behavior: navigation menu click link page slowly animated back anchor instant jump table contents
scroll-into-view: selected active item list row validation invalid new message log automatically chat end bottom section button click
scroll-elements: position top bottom automatically chat horizontally container page pixels save restore
scroll-snap: slides images full height sections vertical horizontally stories products center one time phone
scroll-driven-animations: image text box header logo progress bar reading rotate zoom while scroll down section enters without javascript
overscroll-behavior: phone modal chat list page behind scroll end reached chrome android reload
container-queries: widget article list product column narrow wide font grid own component width not window text based
media-queries: hide menu sidebar navigation layout columns font smaller bigger when browser narrow print dark landscape touch device different phones only page without navigation header buttons
viewport-units: section hero banner modal page div exactly screen tall high whole
viewport-unit-variants: section hero modal chat bottom button hidden behind bar ios android chrome scroll
logical-properties: language mirrored flip site arabic hebrew icons left right margin padding reverse
anchor-positioning: open menu click select list hint arrow bubble context next button below above automatically flips edge screen without javascript follows scroll submenu dropdown input field
z-index isolation: stacking context trapped
has: form error label checked checkbox empty list card with image link hover sibling before without javascript dark toggle body modal open quantity selected
not: inputs checkbox links buttons disabled last item border first paragraph every all styles except one type
nth-child: item column cell image card line color background striped grey alternating every two three four last few first five row
input-selectors: label next checkbox radio button selected disabled grey checked toggle required optional style when
user-action-pseudos: link card image row menu icon svg while pressed hovering background color mouse cursor over touch enlarge child parent
before-after: required star tooltip triangle arrow overlay gradient line under heading quote bullet icon font counter ribbon external link clear shape
custom-properties: javascript set change value runtime component theme switch color spacing font size media query fallback undefined override parent child inherit breakpoint
cascade-layers: bootstrap library third-party styles win override without important order reset utilities components specificity conflict plugin theme cms
scope: card article nested component child theme stop boundary leak leaking outside inside global
nesting: hover media query child class selector parent modifier element inside block like
color-mix: hover button darker lighter transparent percent white black background border theme variable
relative-color: hover darker lighter transparent variable hex custom property opacity less saturated change alpha existing
gradients: button text border hero image overlay bottom top dark transparent two three colors angle repeating stripes circle background section header
background-image: full page section div header blurred darken multiple overlay fixed local file not showing
background-size: full whole entire image section div page stretched cut repeat zoom too big small fit
backdrop-filter: modal navbar header card sidebar menu dropdown popup image video behind element glass effect background only not child
filter: icon svg png logo white image picture hover grey background darker brighter photo only color change disabled
clip-path: image section header footer hero background tilted slanted skewed zigzag wave corner triangle arrow button hexagon bottom edge divider shape cut banner
masks: image bottom edge text scroll list fade icon color svg zigzag ticket stamp logo shape gradient transparent
border-radius: only top one two corners image button input table card div perfectly circle ellipse half leaf
borders: zigzag dotted dashed double inside gradient only bottom table input focus red thick thin transparent between color hover triangle
box-shadow: only bottom one side sides inner image button header hover colored large soft multiple around white material floating
text-shadow: white dark background image readable outline black border around glow heading
object-fit: avatar thumbnails card hero banner logo product gallery same size different ratio fill container without stretching cut centered video background
transforms2d: arrow icon button card picture text label 90 degrees vertically hover larger center middle absolute exactly mirror horizontally flip diagonal tilted section background chevron
transforms3d: card flip hover front back page cube book mouse tilt perspective
transitions: button link background color menu height width opacity smooth hover slowly show hide dropdown slide sidebar image all property not working dark mode change
animations-css: loading button text icon logo image background color rotate endlessly infinite circle dots heart pulse fade slide start page load stops end jumps back once delay after another letter by typing cursor blink snow float
view-transitions: list reorder tabs image gallery detail page filter sort add remove items theme toggle morph zoom open card smooth react router
cross-document-view-transitions: between pages of website fade normal links multi-page static site
starting-style transition-behavior: dialog popover modal toast dropdown list item new element opens closes fade slide animate entry exit close out display none hidden
interpolate-size calc-size: accordion menu dropdown details height auto smooth slide open close collapse expand unknown content transition
web-animations: button click element move slide fade shake stop restart speed javascript promise finished dynamic
motion-path: car plane icon dot circle ellipse infinity svg path curve around
line-clamp: card title description preview read more paragraph after lines show only cut long text two three
text-overflow: table cell title button file name one line single dots end too long cut
white-space text-wrap: button label table cell heading phone number price stay same one line not break wrapping prevent next
overflow-wrap: url email link long word box card mobile breaks layout without spaces table
text-wrap-balance: heading title card two lines same even length centered
font-face: google own file woff2 several weights italic not loading local variable host
font-size: paragraph heading whole page mobile smaller bigger responsive root html user zoom
font-weight: thicker thinner heading button text half extra strong variable number
rem: browser setting accessible users preferred own font size respect pixels
text-decoration: link hover remove colored dotted double thickness underline animate heading
text-align: button image inline center right block table cell column heading page div everything
vertical-align: icon image text button table cell top middle gap below
writing-mode: heading label table header sidebar tab rotated vertically reading bottom
initial-letter: paragraph article book magazine first huge
list-style: remove dots bullets menu navigation custom icon image check mark emoji number
counters: headings chapters sections figures steps rows table line numbers automatic nested
light-dark: button toggle switch variables without duplicate class theme both mode change
color-scheme: page inputs selects scrollbars automatically browser default dark mode website
prefers-color-scheme: react javascript detect change automatically system image logo different dark mode toggle logo
prefers-reduced-motion: users people sensitive autoplay animated parallax disable all animations dizzy sick settings javascript stop autoplaying transition carousel
focus-visible: button link input outline ugly border click mouse only keyboard tab visible blue ring accessible custom
outline outlines: button input focus remove blue black border click visible color rounded
pointer-events: overlay image icon button inside label map link disabled not clickable click goes through
user-select: button label double click whole image code block one click disable text drag
cursor: link button disabled drag draggable loading text resize hidden own picture svg emoji
accent-color: checkbox radio range progress brand own blue default change red green theme
appearance: select arrow button ios safari input number checkbox remove hide custom inner shadow style default every
resize: textarea panel split pane sidebar box corner prevent let user drag horizontal vertical disable
touch-action: double tap zoom pinch swipe canvas map slider drag scroll button mobile prevent delay
scrollbar-gutter: layout shift modal opens page jumps content moves width
dialog: confirm delete form image gallery video cookie login close button click outside escape key scroll body prevent animation fade return value center backdrop nested open accessible keyboard focus
popover: menu list user profile hint help info button click notification toast dropdown mobile close outside escape select hover open next button hamburger
details: faq menu list tree code spoiler arrow icon animation default open all close others expand text section
tabindex: div card custom element order remove skip focusable modal click enter press image svg
select: country multiple multi several default selected value placeholder first option grouped groups group disabled change event javascript react dropdown filter
customizable-select: icons flags images colors checkmark arrow background border own styled custom option hover font dropdown multi styling
datalist: city country search product options filter list while typing own input suggestions show
input-file: button text style photo camera pdf only image several drop remove preview size limit react
file: image photo preview before upload text csv json excel read resize size type drag content javascript lines
input-date-time: birthday booking appointment hotel range today minimum maximum default value format week disable past dates
input-number: arrows spinner remove hide step decimal minimum maximum quantity only positive price
input-range: slider two handles value show label steps volume price track thumb color vertical style
inputmode: pin code credit card number otp zip phone price decimal input android iphone digits
constraint-validation: own language message german translate confirm email same two fields password custom required before submit age length check javascript minimum
user-pseudos: leaves field leaving after typing wrong input touched not immediately until error message red green
autofill: address credit card name email login address form browser yellow turn off disable
placeholder: color change text grey style font smaller lighter textarea input
label: click checkbox text icon only button hidden next input describes screen reader
form: enter key login newsletter several steps without reload page javascript react data submit button disable double
textarea: auto grow height size counter characters line breaks message resize fixed
contenteditable: note cursor placeholder paste plain comment heading inline edit double click mention
table: price comparison responsive mobile scroll sticky header first column sortable stripes caption title screen readers merge two cells empty sum footer header
a: pdf file download phone number email section same page whole card button new tab image external icon
img: broken missing not loading alternative text description logo responsive size lazy full width
picture: webp avif fallback dark mode different mobile desktop crop
srcset: different sizes mobile desktop retina sharp blurry smaller file faster
loading-lazy: iframe youtube gallery images below load scroll when visible faster speed later
video: autoplay loop muted background hero phone iphone not playing controls thumbnail youtube responsive own player subtitles start speed pause
audio: button click play sound mp3 loop volume stop background notification game own player
iframe: responsive height width youtube maps pdf other website border remove scroll not loading refused
meta: mobile zoom disable viewport phone description google facebook preview twitter icon cache width small desktop
title: tab browser change javascript notification count page dynamic
link: icon tab css file font print dark favicon svg not showing
dom: div button list li text input value class add remove change find get all loop create html style parent child next javascript click page
events: click button keyboard scroll submit custom component parent child once remove multiple several passive throttle dynamic outside
mouse-events: position outside hover double right enter leave follow cursor click drag coordinates prevent menu
keyboard-events: enter escape arrow ctrl s space shortcut game close popup submit form press pressing key keys dialog menu navigate
focus-events: input field leave enter outside form first next element
draganddrop: files photo upload area list sort reorder cards trello kanban columns image page touch mobile element onto
clipboard-events: screenshot image paste text excel plain prevent page input editor
async-clipboard: button code link text image url read paste copied copy iphone safari
selection-api: highlighted marked text user selects range cursor word tooltip mouse click select all
intersection-observer: image video section element enters leaves screen visible infinite load more navigation active highlight sticky animation once pause when scrolled footer seen
resize-observer: div element chart canvas textarea component text parent width height changes size container detect javascript window sidebar
mutationobserver: attribute class child new element appears added third party script dom text changes wait
matchmedia: javascript react listen screen width change dark mode mobile orientation print breakpoint hook prefers js
page-visibility: video game timer music poll tab hidden background other switches minimised pause stop title
fetch: data server json form post file image token login header error status cors retry fails failed loading spinner async await response list timeout
abortable-fetch: typing search previous old unmount component button timeout several cancel stop slow seconds
abortsignal-timeout: request server slow too long limit seconds fetch give up
promise: several parallel sequential wait all requests then catch pending result chain timeout delay race
async-await: loop order sequential foreach pending promise returned function error try catch parallel wait data request api returns undefined
settimeout: seconds milliseconds delay typing search input wait cancel loop react
setinterval: clock seconds countdown refresh stop cancel react timer minutes remaining
array: sort objects date name number property reverse empty copy length add remove loop max
array-iteration-methods: sum total numbers average objects price property filter map reduce each index find count convert object keys unique remove item
array-find: id name property value objects exists undefined
object-object: keys values loop merge two combine copy empty check length property exists delete rename nested convert array map sort compare
spread: two arrays objects merge combine copy add item argument rest props state update
strings: reverse words letters split comma count characters uppercase first remove spaces last contains replace array convert number trim compare line breaks
intl: euro dollar currency price date month name weekday time percent thousands decimal comma german french sort names umlauts compare locale language timezone format
intl-relative-time-format: yesterday tomorrow minutes hours days ago last week next month since
intl-plural-rules: singular words count items ordinal translation messages
date: today tomorrow yesterday add subtract days difference age birthday format compare timestamp iso week month year leap
temporal: timezone duration difference age birthday days months between add calendar without time convert
number: random between whole decimal two places percent even odd prime convert text string round parse currency
json: unexpected token invalid parse error string object file read circular pretty save date api response empty html instead
regexp: email phone number password url letters digits validate replace remove special characters extract match between date
url: params query string get add change remove current domain hash path base encode parse valid
history: change url without reload back button detect state previous page refresh react router scroll
localstorage: object array json dark mode cart login token form list expires size limit delete clear all logout sync tabs
indexeddb: big files images large data offline query search index blob library
cookies: consent banner login expire secure read javascript delete domain session third party
broadcast-channel: tabs windows logout message same data sync share two between open
postmessage: iframe parent child height message data communicate resize talk origin popup
service-workers: offline page cache app update new version install images api pwa reload old files
push: iphone ios android website permission server closed send message
notifications: permission ask desktop click icon sound tab windows
manifest: install app home screen icon name color fullscreen shortcut desktop android iphone
websockets: reconnect close chat lost connection server multiplayer notifications live react
server-sent-events: live notifications progress ai chat stream updates server one way reconnect
webrtc: meeting conference call chat screen file transfer camera two browsers
media-capture: camera webcam photo picture selfie microphone permission front back phone list
mediastream-recording: voice message memo audio microphone video webcam screen save download canvas
screen-capture: meeting record share tab window sound presentation screenshot
speech-recognition: dictate voice input command microphone language form search
speech-synthesis: article page aloud read voice language speed text button pronounce
canvas-2d: signature chart graph game circle line text image resize crop save pixel blur mouse drawing touch rotate animation background
canvas: resize image save png game signature chart blurry retina full screen
svg: icon logo color change hover animate line path responsive inline background text circle curve arrow map chart
geolocation: map current near distance permission city country watch user position driving
fullscreen: video image game page button exit iphone div gallery
share: facebook whatsapp twitter link mobile button page image file
web-cryptography: random password token id uuid hash encrypt text file sign key generate data
webauthn: fingerprint face passkey login without password phone security
shadow-dom: styles leak isolate component css inside outside slot widget embed
autonomous-custom-elements: own tag component reusable attribute react vanilla property event
slot: named default content children component layout card text pass
template: repeat list item clone html hidden javascript content row
js-modules: import export file browser script type relative path default dynamic load not defined cors function
console: print log object table array time error devtools debug variable
csp: inline script style blocked error refused header meta nonce google analytics eval iframe
cors: error blocked localhost api header server different domain font image preflight credentials request no
aria-attribute-reflection: icon button name current page navigation mark active link expanded menu describe error hidden decorative role live checkbox state dialog title label screen reader text announce selected tab element
arianotify: toast form error message loading results search added cart announce status updated saved chat new
inert: modal open behind background form disabled hidden menu slide carousel focus tab keyboard elements off-screen sidebar
headings: levels order skip h2 h3 page structure screen reader seo nested one h1
lang-attr: german english french word foreign pronounce page document translate switch wrong voice paragraph quote
nav: current page active link breadcrumbs landmark menu list multiple main
figure: image caption code chart quote text below centered photo
focusgroup: menu toolbar tabs radio arrow keys grid list navigate between one tab stop keyboard navigation
interaction: hover phone touch sticky effect only mouse device pointer bigger buttons target
print: button page dialog pdf invoice part element only javascript
page-breaks: heading table row image new page before after avoid print chapter
page-setup: margins landscape a4 header footer url remove page numbers print size
frame-sizing: iframe height fit content responsive automatically embedded
contrast-color: text any background random user chosen readable white black automatic accessible tag badge
content-visibility: long list page slow thousands items rows render faster scrolling chat table
text-fit: headline container width font size automatically shrink grow one line
registered-custom-properties: number counter count up animate gradient rotate border percentage progress conic angle color variable hue
request-animation-frame: game loop smooth canvas counter count scroll drawing speed fps stop cancel
gamepad: xbox playstation controller button joystick game connect usb
barcode: camera scan qr code product reader phone ticket webcam
download: csv pdf image file generated blob button canvas link name javascript excel text
file-system-access: save disk user's edit open folder write computer text editor
compression-streams: zip gzip file upload smaller unzip text
structured-clone: deep nested array date map reference independent duplicate
set: unique duplicates array values two compare intersection filter
web-audio: visualizer volume beep tone music frequency piano sound effects mix fade microphone level
xhr: upload progress percent file bar old ajax request
`
