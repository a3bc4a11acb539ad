/** Words that questions about a feature of CSS or HTML are made of, where its phrases do not have them. */
export const styleWords = `
font-weight: bold bolder thick thin heavy light semi text letters words heading make weight 600 700 normal
individual-transforms: rotate scale translate turn flip mirror move enlarge shrink element image icon arrow degrees hover zoom separately
borders: border line around edge frame box image table card side left bottom dashed dotted solid color thickness width remove outline
white-space: wrap line break newline keep preserve spaces single one text code long string prevent formatting
display: show hide hidden visible inline block none element div toggle remove appear disappear layout
text-stroke-fill: outline stroke border contour letters text hollow transparent fill gradient font stroked color
scroll-markers: carousel dots pagination indicators slider bullets slides gallery without javascript
scroll-buttons: carousel arrows previous next buttons slider slides gallery without javascript
rgb: color transparent alpha hex code opacity half background semi red green blue
text-size-adjust: mobile phone text bigger enlarge inflate landscape iphone ios safari font size zoom rotate automatically
corner-shape: squircle superellipse rounded corners shape bevel notch scoop ios smooth card button
background-blend-mode: blend multiply overlay image color photo tint duotone background texture layer
named-color: color names red blue list keyword simple word
page-setup: print paper size margin a4 landscape letter page header footer number pdf sheet
contrast-color: readable text color black white automatic contrast background dark light legible
text-wrap: wrap nowrap line break single one prevent text button title
overflow-wrap: break long word url link text overflow outside box container wrap string
word-break: break long word url text anywhere chinese japanese korean wrap split characters
grid-lanes: masonry pinterest layout gallery images cards bricks columns different uneven heights staggered tiles
width-height: size full height width screen percent div page element parent fixed dimensions window
logical-properties: rtl direction language margin padding start end inline block arabic hebrew mirrored writing
reading-flow: tab focus order visual reordered flex grid items keyboard screen reader source
color-function: p3 wide gamut vivid brighter colors display color space
text-underline-offset: underline distance gap lower further below away space text link line thickness move closer
font-size: text bigger smaller large tiny change letters size heading responsive pixels
first-letter: first letter big bigger large drop cap paragraph initial capital style
margin: space outside around between elements center auto gap distance negative collapse push
padding: space inside around text content button box inner distance
shape-outside: text wrap flow around circle image round shape curve float
text-align: center left right justify text align middle paragraph heading
anchor-positioning: tooltip popup menu dropdown attach position next to element button below above arrow popper floating tether
color: text color change font letters words foreground red
background-color: background color page section div fill change behind
background-clip-text: gradient text fill letters image inside headline heading clip colorful rainbow typography
color-gamut: wide gamut display p3 monitor hdr detect
align-content-block: center vertically vertical middle block div text without flexbox
prefers-contrast: high contrast more user setting accessibility low vision colors
prefers-reduced-transparency: transparent blur user setting reduce see through
inverted-colors: inverted colors mode images
transition-behavior: animate display none discrete transition show hide fade out dialog popover
starting-style: animate appear entry fade in new element first show popover dialog display none transition
visibility: hide invisible keep space element hidden show
selectors: select class id element attribute child combinator pick
sibling-count: index number of siblings children count stagger animation delay items
font-variant-numeric: tabular numbers digits figures same width align columns fractions old style zero slashed
display-table: table layout without table element cells rows div
conic-gradients: pie chart wheel circular progress ring donut gradient angle spinner
highlight: highlight text search words ranges javascript color spelling find mark without span
registered-custom-properties: animate variable gradient typed property transition custom type syntax counting up number animation counter
user-action-pseudos: hover active click focus state mouse over button link press
widows-orphans: page print single line break paragraph lonely
text-box: trim leading space above below text center button vertical cap height
calc-size: height auto animate intrinsic keyword
interpolate-size: animate height auto transition accordion expand collapse open details smooth unknown
touch-action: prevent disable pinch zoom double tap scroll swipe gesture touch mobile pan
oklab: perceptual color uniform gradient
image-rendering: pixel art pixelated crisp blurry scale sharp image game sprite upscaled
if: condition conditional if else statement css value style query inline conditions
hyphens: hyphen split long word syllable dash line german break
font-style: italic slanted oblique text
sub-sup: superscript subscript small raised lowered number footnote exponent power formula chemical
mathml: formula equation math fraction square root symbols display
input-selectors: style checkbox checked disabled input state radio required optional
nav: navigation menu landmark links header bar
header-footer: header footer top bottom landmark section site
calc: math calculate subtract add minus percent pixels formula
content-visibility: skip render offscreen long page performance faster lazy rendering invisible parts speed
container-scroll-state-queries: stuck sticky detect style when scrolled snapped header shadow
safe-area-inset: notch iphone rounded screen padding edge home indicator bottom bar
resize: resizable drag corner box textarea handle user
border-image: gradient border picture frame image
motion-path: move along path curve animate follow circle
gap-decorations: line between columns rows grid flex divider separator gap rule
where: specificity zero low easy override selector reset
supports: feature detection query browser supports css check fallback
function: custom function css reuse own parameters return
mixin: reuse declarations mixin apply sass include
attr: data attribute value use in css width color
trig-functions: sin cos tan circle arrange angle wave around
ruby: furigana pronunciation japanese chinese annotation above characters pinyin
spellcheck: red wavy line spelling disable check turn off textarea
code: code snippet inline monospace
pre: preformatted keep spaces code block line breaks
description-list: glossary terms definitions name value pairs key
fieldset: group fields border legend radio form section disable
progress: progress bar loading percent spinner task
meter: gauge level disk usage strength rating bar
placeholder: hint grey text inside input example field style color
dialog-closedby: close dialog modal click outside backdrop light dismiss
main: main content landmark skip
meta-theme-color: browser bar color address mobile toolbar tint status
slot: children component content insert placeholder shadow
scroll-to-text-fragment: link to text quote highlight sentence share jump
box-sizing: border padding width include box model total bigger
min-max-width-height: maximum minimum width height limit text column wide
fit-content: shrink wrap content width size
float-clear: float image left right text around clear
column-breaks: column break avoid split card
page-breaks: print break new page avoid split table
visual-viewport: keyboard covers zoom pinch visible area mobile
overflow-anchor: scroll jump content inserted above loading prevent position
vertical-align: icon align middle text baseline line center next to
selection: selected text color style highlight background
cubic-bezier-easing: easing curve smooth speed bounce timing animation
linear-easing: bounce spring easing animation physics
steps-easing: typewriter sprite frames steps animation
cross-document-view-transitions: page to page transition navigation mpa animation smooth between pages
will-change: performance animation gpu smooth layer hint
image-set: retina image resolution css background
counter-style: bullets custom numbering list markers emoji roman
marker: bullet color style list number emoji marker
nth-of-type: every second type child paragraph
focus-within: form parent highlight focus inside child
display-mode: installed standalone app detect fullscreen
font-variant-ligatures: ligatures code arrows disable fi
font-metric-overrides: fallback font layout shift match size
font-family-system: system font default native operating ui
mark: highlighted text yellow marker search
blockquote: quotation quote citation block
indeterminate: checkbox partially half checked dash some select all
backdrop: dialog overlay background dim dark behind modal blur
details-name: accordion exclusive only one open faq
flexbox-gap: gap space between flex items gutter 
object-position: image crop focus position face center part
overflow-clip: clip cut off content no scroll
outlines: outline focus ring remove blue line around
background-position: position background image center move
background-attachment: fixed background parallax scroll stays image scrolling while page moves
caret-color: cursor color typing text input blinking
link-selectors: visited links color unvisited already clicked
round-mod-rem: round numbers modulo remainder step
random-function: random value color position
font-palette: emoji color font palette
quotes: quotation marks language
hr: horizontal line separator divider
strong: important bold text
s: strike through price old
kbd: keyboard key shortcut
abbr: abbreviation tooltip
time: date machine readable
open-pseudo: style open details dialog select
autofocus: focus input automatically page load cursor field
input-radio: radio choose one option exclusive group
input-checkbox: checkbox tick toggle multiple options agree
popover-hint: tooltip hover hint popover
interest-invokers: hover tooltip card show delay without javascript
invoker-commands: button open dialog without javascript command
canvas: canvas element pixels graphics draw
hidden-until-found: find in page collapsed hidden content ctrl f search accordion
switch-control: toggle switch on off checkbox ios
form-validity-pseudos: valid invalid input red border error style required
alt-text-generated-content: alternative text icon font pseudo generated content screen reader silent
heading-offset: heading level nested component
print-color-adjust: print background colors images exact
tab-size: tab width indentation code
empty: no children hide blank element
frame-sizing: iframe height content automatically
`
