/** What people call features of CSS and HTML that they seldom look for. */
export const rarerStyleWords = `
alternative-style-sheets: switch stylesheet; theme stylesheets; user chooses style; second stylesheet
anchor-positioning-animations: animate tooltip position
anchor-positioning-position-visibility-plurals: hide popup when anchor is hidden; tooltip scrolled away
attr-contents: attribute as text; show link address when printing; show attribute; print url after link; tooltip from data attribute
background-clip: background behind border; background only in padding; extent of background
background-clip-border-area: border gradient
background-origin: background starts in padding; background offset start
background-repeat: tiled background; seamless pattern; repeat image; background only once
baseline-shift: raise svg text; superscript in svg
base: base url; base href; root of relative links
bdo: force direction; backwards text
calc-constants: pi in css; euler number; infinity in css; infinite radius
case-insensitive-attributes: attribute selector case; ignore case in selector; uppercase attribute; case insensitive selector; file extension links
case-sensitive-attributes: attribute selector exact case
charset: encoding of stylesheet; umlauts in css
clip-path-animatable: animated shape; morph shape; reveal with clip path; circle reveal; shape transition
clip-path-boxes: reference box of shape
color-adjust: older name of print color adjust
color-mix-variadic: mix three colors; several colors mixed
column-pseudo: style single column; page through columns; carousel of columns
contain-inline-size: width containment
contain-layout contain-paint contain-size: rendering isolation; containment; performance of layout
contain-style: counters stay inside
container-anchor-position-queries: style flipped tooltip; arrow of tooltip when flipped; which fallback is used; popup arrow direction
container-name-queries: nearest named container
controls-list: hide download button of video; no download; video without download; remove player buttons; hide fullscreen button
counter-reset-reversed: countdown list; numbers backwards; reverse numbering
counter-set: jump in numbering; set counter value
custom-ellipses: own truncation sign; custom dots; fade instead of dots; text instead of ellipsis
device-queries: screen width in media query; physical screen size
details-content: animate accordion; style of opened content; slide open details
display-list-item: bullet on any element; act as list item
display-flow-root: clearfix replacement; parent collapses around floats; float parent has no height; block formatting context
display-contents: remove wrapper box; children of wrapper in grid; wrapper div breaks grid
empty: blank elements; hide if no children; empty state; no content
file-selector-button: file input button; style file input; upload button design
fit-content-function: limited content width
font-family-math: formula font
font-language-override: glyphs of other language; turkish glyphs; serbian letters
font-shorthand: all font settings in one; font property
font-variant: font variants; opentype shorthand
grid-animation: animate columns; animate grid; expand column; collapsing sidebar animation
has-slotted: slot has content; empty slot; slot filled
heading-selectors: style all headings; h1 to h6 selector
hgroup: subtitle; tagline; heading with subtitle; headline group
host: component root style; web component itself; style of custom element
host-context: style by ancestor of component; theme of surrounding page
ic: width of kanji; chinese character width
if: if else; boolean styles; conditionals
image-orientation: exif; phone photo rotated; rotated upload; image sideways; photo upside down
ime-mode: disable input method
import-maps-multiple: two import maps
inherit-value: inherit from parent; same as parent; take over parent style; inheritance
initial-value: initial state of property; default of specification
unset-value: neutral value; inherit or initial
revert-value: undo reset; native style again; browser default style; restore default; roll back
input-reset: reset button; empty form; clear all fields
input-hidden: hidden field; csrf field; hidden value
justify-self-block: align block right; push block right; center block without margin
lang: quotes by language; style per language
line-break: japanese line breaking; kinsoku; strict line breaks
link-parameters: color of external svg icon; pass variables to svg
link-rel-expect: wait for element before render; render blocking element
link-rel-dns-prefetch: dns lookup; resolve host early
link-rel-preconnect: handshake early; connect to font server; google fonts connect
link-rel-preload: preload image; critical resource; load css early; preload hero
link-selectors: visited links; purple links; link color; read articles
margin-trim: no margin on last child; remove last margin; first child margin; trim outer margin
mask-type: luminance mask; alpha or luminance
media-pseudos: style while playing; playing state; paused state; buffering style; muted style
media-query-range-syntax: less than in media query; greater than width; range operators; min-width alternative
meta-application-title: app window title
meta-refresh: reload automatically; redirect by html; forward page
modal: modal open style; open modal
nth-child-of: nth of class; nth match; filtered rows; zebra with hidden rows; every second visible
opacity-svg: transparent fill; svg transparency; fill opacity
overflow: paged screen query; does device scroll
overflow-clip: clip without scrolling; hide one axis; overflow visible on one side
overflow-clip-margin: clip with distance; shadow cut off; paint outside clip
overlay: keep in top layer while closing; closing animation of dialog
page-orientation: mixed portrait and landscape print
page-selectors: first page of print; left and right pages; title page
physical-properties: top right bottom left; old sides
prefers-reduced-data: low data; slow mobile plan
q-unit: quarter millimetre; print unit
ch: text measure; column width in characters; 60 characters; line length
rcap rch rex ric: root font unit
read-write-pseudos: readonly style; editable style; read only input
rect-xywh: rectangle clip
display-mode: installed as app; opened from home screen; detect pwa; running standalone; pwa styles
resolution-compat: old retina query; device pixel ratio media query
root: html selector; global variables; top element
ruby-align ruby-overhang ruby-position: furigana position; bopomofo; annotation below
samp: program output; terminal output
scope-pseudo: direct children in query; child of element itself
scripting: no javascript; javascript turned off; noscript styles; without js
scroll-initial-target: start scrolled; initial scroll position; carousel starts in middle; chat starts at bottom
target-text: color of linked text; text fragment highlight
target: hash selector; anchor reached; scrolled to id; current anchor
search-input-type: search box with x; clear search
selectors: css selectors; class selector; id selector; wildcard; direct child; child combinator; adjacent
shapes: circle function; ellipse function; polygon function; basic shapes
sizes-auto: sizes of lazy image; automatic image sizes
small: legal text; copyright line; footnote text; disclaimer
source: video formats; several formats; format fallback; mp4 and webm; image source by screen
spelling-grammar-error: style of spelling mistakes; red wave style
text-decoration-spelling-grammar: imitate spell check; squiggly error line
static-positioning: normal flow; default position
stretch: full width with margin; stretch to container
style-query-range-syntax: compare custom property; greater than in style query
supports-at-rule supports-named-feature: at rule support; check support of at rule
symbols-function: inline list markers; own bullets inline
tab-size: tab characters; tabs too wide; indentation width
table-discouraged: old table attributes; cellpadding; cellspacing; bgcolor; valign
time-relative-selectors: current word highlight; karaoke; past captions
transform-box: svg rotates around wrong point; svg transform origin; rotate svg around center
two-value-display: inline flow; outer and inner display
u: proper name mark; misspelling mark; underlined
update: e-ink display; slow screen; e-reader; printer query
url-cross-origin url-integrity url-referrer-policy: options of css url; integrity in css
var: variable name; math variable
vertical-form-controls: upright slider; volume fader; vertical progress
view-transition-class: same animation for many elements; group transitions
wbr: optional break; break long url; possible break
white-space-collapse: keep spaces; keep newlines; multiple spaces; preserve breaks; collapse whitespace
white-space: newlines shown; preserve line breaks; line breaks ignored; spaces removed
window-drag: draggable title bar; move app window
word-break-auto-phrase: japanese phrases; bunsetsu
iframe-sandbox: untrusted code; sandboxed frame; code playground; user html
prefers-reduced-data savedata: data saving mode; metered connection
`
