/** What people ask of properties, selectors and rules, where their names say little. */
export const rarerPropertyWords = `
abs-sign: absolute value in css; negative to positive; sign of a calculation; direction factor
all: remove every inherited style; reset element completely; isolate widget from page css
alpha: fade a color; same color but half transparent; opacity of a css variable
alternative-style-sheets: visitor switches theme; high contrast stylesheet option; several themes by link
anchor-positioning-animations: move tooltip smoothly to new anchor; transition between anchors
anchor-positioning-position-visibility-plurals: tooltip visible though target scrolled off; hide when any anchor is gone
anchor-positioning-transforms: tooltip follows rotated element; anchor is transformed; popup beside scaled element
animation-composition: two animations of transform at once; do not overwrite other animation; accumulate animations
attr-contents: show data attribute with css; print link targets; content from attribute
backdrop: background behind open modal; darken rest of page; blur page behind dialog
background-attachment: fixed image while page scrolls; background does not move; parallax hero
background-blend-mode: tint photo with color; mix background image with color
background-clip-border-area: gradient on border only; rounded gradient border; colorful border
background-clip-text: gradient letters; picture inside text; shiny headline
background-clip: background color stops before border; dotted border over background; paint background in content only; no background under border; keep color inside border
background-image: photo behind content; pattern on page; picture in css
background-origin: where background image starts; image under padding; background position relative to border
background-position: focus point of background; shift sprite; show right part of picture
background-repeat: wallpaper pattern; picture not repeated; picture tiles
background: all background options in one line; color and image together; shorthand resets color
border-shape: frame in form of polygon; star shaped box; bubble outline
box-decoration-break: padding on every wrapped line; background of wrapped inline text; rounded corners on each line
calc-constants: pi and e; infinitely large value; NaN in stylesheet
cap: size relative to capital letters; icon as high as capitals; align icon with text height
caret-shape: thick insertion cursor; underscore cursor; terminal style text input
cascade-layers: framework styles win over mine; order of stylesheets; priority without important
case-insensitive-attributes: match .PDF and .pdf links; i flag in selector
case-sensitive-attributes: s flag in selector; exact upper and lower case of attribute; list type a or A
charset: strange characters in css; utf-8 stylesheet
clip-path-animatable: wipe reveal effect; grow circle to show image; transition between shapes
clip-path-boxes: shape relative to svg view box; clip by margin or fill box
clip: old crop of positioned element; rect clipping
color-adjust: keep colors when printing old name
color-contrast: pick readable color from list; best contrast automatically
color-mix-variadic: average of several colors; blend more than two colors
column-fill: equal height columns; fill first column first; columns not balanced
column-pseudo: snap to columns; style each text column; book pages with columns
column-span: title above all columns; element across columns; break out of columns
contain-inline-size: children do not widen parent; width independent of content
contain-intrinsic-size: scrollbar jumps with skipped content; guessed height of hidden section
contain-layout: floats do not leak out; layout inside does not affect outside
contain-paint: nothing is painted outside box; off screen box is not drawn
contain-size: box ignores its children; fixed size independent of content
contain-style: counters do not leave element; quote depth stays inside
contain: independent component layout; keep changes inside box; browser recalculates whole page
container-anchor-position-queries: arrow points up when tooltip is below; tooltip flipped style; style after fallback position
container-name-queries: match container only by name; style inside named region
content: text before element by css; icon with css only; replace picture with css
contrast-color: readable text on any color; automatic black or white text; text color for dynamic background
counter-reset-reversed: top ten list backwards; count down numbers
counter-set: continue numbering after image; numbering starts at five; change counter in the middle
counters: number headings automatically; 1.1 1.2 numbering; count elements with css
crisp-edges: hard pixels when enlarging; pixel art sharp; no blur when scaling
cross-fade: blend background images; half transparent background image; image blending between pictures
custom-ellipses: other text instead of three dots; read more at end of cut text; truncation string
custom-media-queries: variable for breakpoints; reuse media condition; alias of media query
default: originally checked option; recommended choice style; default submit button
details-content: animate opening of details; slide down accordion body; wrapper inside details
device-queries: size of whole screen; old phone breakpoints; max-device-width
dir-pseudo: mirror icon in arabic; style when text runs right to left
display-animation: transition from display none; fade before hiding
display-flow-root: parent does not contain floats; margins of child leak out
display-list-item: div with bullet; marker on heading
display-ruby: annotation layout for any element; furigana without ruby tag
display: make span a block; inline or block; switch box type; show as table; remove element from layout; turn block into inline; change type of box
element: magnifier of page; css reflection; mirror element as background; minimap
em-unit: size depends on parent font; padding grows with text; em or rem
empty: element has nothing inside; hide blank box; no text in div
ex: height of small letter x; align with lower case
exp-functions: square root in css; exponential scale; fluid type scale; distance with pythagoras
file-selector-button: custom choose file button; browse button color; upload button style
filter-function: blur only the background image; grayscale background without extra element
first-line: style of opening line; first line bold; newspaper intro
fit-content-function: wide up to a maximum; shrink but not larger than
flexbox-flex-wrap-balance: last row with one item; same number of items per row; even wrapped flex lines
focus-visible: ring only with keyboard; focus indicator when tabbing
font-family-math: cambria math; typeface for equations
font-family-ui: apple rounded font; monospace of system; sf pro rounded
font-feature-settings: turn on ss01; contextual alternates; raw opentype tags
font-kerning: gap between A and V; spacing of letter pairs; uneven letter gaps
font-language-override: locl feature; serbian italics; polish kreska
font-optical-sizing: thin strokes at large size; opsz axis; text and display design
font-palette-animation: change emoji colors smoothly; transition of color font
font-shorthand: size line height and family in one; one line font declaration
font-stretch: condensed or expanded face; narrower letters; width axis
font-style: oblique angle; upright instead of italic
font-synthesis-position: fake subscript glyphs; synthesized superscripts
font-synthesis-small-caps: fake small capitals; scaled down capitals
font-synthesis-style: artificial italics; chinese text slanted
font-synthesis-weight: artificial bold; double stroke of bold text
font-synthesis: browser makes fake bold; missing italic file; ugly slanted letters
font-variant-alternates: fancy letters of font; swash capitals
font-variant-caps: capitals as high as small letters; unicase; small capital headline
font-variant-east-asian: simplified or traditional glyph forms; jis78; full width glyphs
font-variant-emoji: heart as text symbol; colorless emoji; black and white emoji; emoji shown as image
font-variant-numeric: digits with same width; old style figures; numbers jump in counter; align digits in table columns
font-variant-position: true superscript of font; footnote numbers without line gap
font-variant: small caps and ligatures at once; all opentype options; turn features off
font-weight: heavier or lighter text; thickness of letters; 700
grid-animation: expand grid column smoothly; animate height with grid rows; accordion by grid rows
has-slotted: fallback when slot is unused; style filled slot
heading-selectors: match h1 to h6 at once; select heading by level
host-context: component in dark container; react to class of outer page
host: style element that holds shadow root; display of custom element; default style of component
hsl: color by hue angle; lighten by lightness; color wheel degrees
hwb: add white or black to a hue
hyphenate-character: other sign at line break; hyphen without dash
hyphenate-limit-chars: do not hyphenate short words; letters before hyphen
ic: width of chinese character; line of twenty kanji
image-orientation: portrait photo lies on its side; ignore exif rotation; uploaded photo turned
ime-mode: input method off; no japanese input in field
import: load one stylesheet in another; split css into files; css include
indeterminate: tri-state checkbox; checkbox with dash; some children selected
inherit-value: same as parent element; pass color to child; force inheritance
initial-value: back to standard value; property start value
interactivity: make part of page unclickable with css; inert by style sheet; off-screen slides not focusable
isolation: z-index leaks out of component; blend only within group; new layer context
justify-self-block: center block element in one line; align block to the end
lab: perceived lightness; cie colors; even color steps; lch hue
lang: quotes per language; french text styled; selector for text language
layout-direction-override: right to left page; direction rtl
letter-spacing: distance of characters; wider letters; tracking of capitals; tighten headline
lh: height in lines; three lines high; margin of one line
light-dark-image: other picture per color scheme; logo for dark background; hero image per theme
line-break: rules for japanese punctuation; break before small kana; anywhere
link-parameters: color of svg from outside; theme svg image; variables for external svg
margin-trim: no space before first child; remove last gap; container without outer margins of children
margin: space around box; distance between elements; center block with auto; gaps collapse
media-query-range-syntax: width between two values; greater than in media rule; width >= 600px
min-max-content: narrowest width of text; width of longest word; as wide as longest line
modal: open dialog selector; element that blocks page; fullscreen or modal style
namespace: prefix for svg elements in css; xml namespace in stylesheet
nth-child-of: count only visible rows; count by class; zebra after filtering
nth-child: first five elements; last but one
nth-of-type: every second paragraph; first image of its kind; ignore other tags when counting
object-view-box: zoom into detail of photo; css image crop; pan and zoom picture
open-pseudo: select opened details; dropdown is open; style of open picker
overflow-clip-margin: shadow of card cut off; let focus ring show outside clip; clip a bit later
overflow-overlay: scrollbar over content; scrollbar without taking space; old webkit overlay
overflow: does device paginate content; media query for e-book
overlay: keep modal on top while fading out; popover fades out above everything
page-break-aliases: page-break-before always; old print break properties; avoid break inside table row old
page-breaks: start chapter on new page; keep table row together in print; avoid cut when printing; empty sheet printed
page-orientation: turn one printed page; landscape table in portrait document
page-selectors: other margin on first page; left page and right page in print
page-setup: size of paper; a4 print; landscape print
paint: draw own background with script; houdini background; custom pattern by worklet
path-shape: clip with svg path in css; blob shape; curve along svg path
physical-properties: distance from left edge; top and left offsets
placeholder-shown: input is still empty; float label over field; hide icon when typing
position: shorthand for four offsets; top right bottom left in one
prefers-reduced-data: smaller images on metered plan; no video for data saver
progress-function: how far between two values; normalise value to 0 and 1
q-unit: quarter of millimeter
quotes: which quotation marks; nested quotes; guillemets
rcap: root capital height
rch: root zero width; width of digits of root
read-write-pseudos: field user can edit; readonly field style; locked input
rect-xywh: rectangular clip by edges; crop box with rounded corners
relative-positioning: shift element without changing flow; nudge icon down; parent for absolute child
resolution-compat: -webkit-min-device-pixel-ratio; old retina media query for safari
resolution: retina images in css; high density screens; dpi media query; dppx
revert-value: undo my css; remove reset for element; restore user agent style
rex: root x height
rhythmic-sizing: lines fall on grid; line height in steps; snap text to rhythm
ric: root ideograph width
rlh: root line height unit; baseline rhythm unit
root: variables for whole page; html element selector
ruby-align: spread furigana over word; align annotation
ruby-overhang: annotation wider than base; ruby over neighbours
ruby-position: annotation under text; furigana side
safe-area-inset: content under notch; iphone home bar covers button; dynamic island padding; rounded display edges
scope-pseudo: querySelector direct child; select own children only
scripting: css when javascript disabled; hide element without script
scroll-initial-target: start at newest message; calendar opens at today; begin list in the middle
scroll-marker-targets: current dot of carousel; highlight active section link; passed markers
scroll-target-group: table of contents follows scroll; active link without script; links act as scroll markers
selection: color of selected text; highlight color when marking text; background when user selects
shadow-parts: theme component from page; css of part in shadow tree
shape-function: clip with curves and percent; wave shape
shapes: circles and ellipses in styles; clip to circle; wrap around ellipse
smooth: smooth picture scaling; blurry enlargement wanted; interpolation of photo
speak-as: spell letters one by one; read digits singly; pronounce punctuation
speak: silent text for reader; read aloud or not
spelling-grammar-error: color of misspelled words; wavy line of grammar mistake
static-positioning: undo position; normal position; element ignores top and left
stretch: fill width with margins; height fills parent; 100% minus margin
style-attr: css directly on tag; inline declaration
style-query-range-syntax: compare variable with number; if variable is larger
supports-at-rule: is container rule known; feature query for at rule
supports-compat: -webkit-transform-3d query; old 3d test in media query
supports-named-feature: query behaviour that has no property; named feature check
symbols-function: list with own characters; emoji bullets without counter style
system-color: color of system button; theme of operating system; canvas and canvastext
tab-size: tabs eight spaces wide; code indentation size
target-text: style of passage from shared link; highlight color of text fragment; quoted text scrolled to
target-within: parent of linked section; container of current anchor; ancestor of anchored element
text-align-last: last line justified; center last line; final line alignment
text-autospace: gap between latin and chinese; automatic space around numbers in japanese
text-combine-upright: two digits in one square; dates in vertical japanese
text-decoration-line-blink: flashing words; blink tag
text-decoration-selection: underline selected text; strike selected words
text-decoration-skip-ink-all: underline gaps in chinese text
text-decoration-skip-ink: underline crosses letters g and p; gap in underline
text-decoration-spelling-grammar: underline like spell checker; red squiggle
text-emphasis: dot over each character; accent marks for emphasis
text-indent-each-line: indent after every line break; poetry indentation
text-indent-hanging: all lines but first indented; reference list indentation
text-indent: first line starts further right; book style paragraphs
text-justify: how justified text is spread; gaps between letters or words
text-orientation: letters upright in vertical line; sideways latin
text-spacing-trim: too much space at japanese brackets; full width punctuation spacing
text-underline-position: underline under letters; underline left in vertical text
time-relative-selectors: karaoke highlighting; words already spoken in captions
touch-action: disable pinch zoom; only scroll vertically; prevent double tap zoom; pan and zoom by finger; map gesture conflicts with scrolling
two-value-display: block flex; inline and flow-root; inside and outside display
unset-value: neither inherited nor own; clear a property
update: e-ink reader styles; slow refresh display; no animation on paper; e-paper screens
url-cross-origin: css image with cors; anonymous request from stylesheet
url-integrity: hash for font in css; verify css resource
url-referrer-policy: referrer of css image
vertical-form-controls: slider from bottom to top; upright volume control
view-transition-class: animate several cards alike; one rule for many transitioned items
viewport-segments: two parts of folded screen; content around hinge; dual screen layout
where: selector list without specificity; easy to override; low priority reset
white-space-collapse: keep several blanks; preserve new lines; tabs preserved; strip extra spaces
white-space: keep line breaks of textarea; preserve formatting
will-change: prepare for animation; flickering animation; own gpu layer
window-drag: move window by header; draggable area of app
word-break-auto-phrase: break japanese at phrases; natural line breaks in japanese
word-break-break-word: break long words if needed old
word-spacing: wider gaps between words; distance of words
zoom: magnify element; bigger interface; scale and reflow; enlarge whole widget
`
