/** What designers call features that they use every day, by how the result looks. */
export const popularLookWords = `
absolute-positioning: sale sticker on product photo
accent-color: brand tint on tick boxes; paint sliders in house colour; corporate colour for form widgets
align-content-block: middle of a tall box without extra layout; push block content to bottom; drop content to lower edge of box
anchor-positioning: mega menu under nav item; popout glued to its opener; dropdown lines up with its button
animations-css: wiggle icon; breathing glow; ticker tape; heartbeat effect; shake on wrong password; bobbing arrow; jiggle; logo intro motion; neon flicker
appearance: strip operating system look of widgets; get rid of chrome around select; unskinned controls
aspect-ratio: cinema format box; portrait tile three by four; perfect square thumbnails; keep card shape while shrinking; golden ratio box; 21:9 banner
backdrop-filter: vista aero look; apple style glass; smoky overlay
background-attachment: backdrop stays put; fixed wallpaper while scrolling
background-clip-text: gradient lettering; rainbow lettering; metallic headline; textured headline
background-color: tint panel; flood area with colour; coloured strip behind section; grey page backdrop; paint card
background-position: shift wallpaper
background-size: wallpaper fills hero; photo backdrop scaled; shrink backdrop photo; pattern tile size
before-after: ornament around heading; bar beside title; corner fold effect
border-image: filmstrip edge; picture edging; zigzag border; wavy frame; rainbow border from picture
border-radius: bubble corners; soften corners; egg shape
borders: dashed box; only left stripe; line on one side; accent bar on left side
box-decoration-break: background breaks between lines
box-shadow: inner shade; floating card look; pressed in look
box-sizing: padding makes box too wide; width without border added; box grows with border
calc-size: grow a little more than content; half of content width
calc: subtract header height; add lengths in stylesheet; half minus gutter
caret-color: blinking line in field recolored; insertion mark tint; tint of typing bar; hide blinking line in input
clip-path: arrow shaped box; diamond image; trapezoid tab; speech bubble shape
color-function: wide gamut brand colour; vivid red on iphone
color-mix: muted hover tone; halfway between two tones; dim colour for disabled state
color-scheme: native widgets in night look
color: ink colour; letters in another tint; white letters on dark; grey copy; tint of writing
column-breaks: heading torn from its text in columns; no cut through image in columns
conic-gradients: starburst; hue circle
container-queries: card adapts to its slot; sidebar version of card; module responds to own width
container-scroll-state-queries: hide arrow at end of list; style snapped slide; header changes when pinned; shadow appears under stuck bar
container-style-queries: variant by inherited variable; if parent has variable then style
content-visibility: render sections lazily; draw offscreen parts later
corner-shape: inverted round corner; concave corners
counter-style: circled numbers
cubic-bezier-easing: anticipation motion; slow start fast end; back ease
cursor: grab fist; magnifier pointer; pointing hand; busy hourglass; forbidden sign on hover
custom-properties: brand palette in one place; reuse spacing scale; skinning; style constants
filter: night vision look; blur photo edges; vintage photo look; faded polaroid; shadow follows png shape
first-letter: storybook opening letter; illuminated manuscript capital; enlarged opening character
fit-content: chip width; button only as wide as label; block no wider than its words; hug text
fixed-positioning: toolbar never scrolls away; floating help widget
flexbox-gap: stack spacing; distance between nav items; even spacing in toolbar
flexbox: auto layout like figma; pills in a row; equal cards in a row
float-clear: wrap copy round picture; pull quote at side; image beside paragraph; magazine image wrap
font-display: blank headline while loading
font-face: brand typeface; ttf file on website; corporate font; otf to web; webfont kit
font-family-system: same lettering as os; apple system typeface; interface typeface
font-family: typeface of headings; switch lettering; which letters are used
font-metric-overrides: match fallback box; text reflows after webfont
font-palette: two tone typeface; colour layers in font
font-size-adjust: even look of two typefaces; lowercase height equal
font-size: headline size; pt or px for text; fluid headline; make everything larger
font-style: cursive emphasis
font-variant-ligatures: fancy letter connections; swashes between letters; st ct connection
font-variation-settings: wonky axis
font-weight: extra black headline; fat letters; medium weight; boldness steps
font-width: skinny letters; wide headline letters; squeezed type; narrow headline type
gap-decorations: hairlines between cells; rules between cards; line between nav items
gradient-interpolation: washed out midpoint; lively color blend; rainbow hue blend; avoid mud between blue and yellow
gradients: sunset background; shine across button; two tone split; duotone overlay; scrim over photo; dark fade for caption; candy stripes; glow spot; ombre; metallic look; fade edges of a scroller; image darkened from bottom
grid-lanes: photo mosaic with mixed heights
grid: magazine page; photo wall; card wall; moodboard layout
highlight: fluorescent marker over words; colour found words
hyphens: dash at line end; ugly gaps in justified copy
image-rendering: nes look; minecraft textures
image-set: sharp backdrop on retina; hi dpi wallpaper; double resolution icon in styles
individual-transforms: tilt only; nudge up on hover; shift without touching rotation
initial-letter: sunk opening letter
interpolate-size: reveal panel smoothly; unfold box to its content; grow to content with motion
letter-spacing: airy caps; tight headline
light-dark: pair of colours for day and night; day or night colour
line-clamp: truncate teaser; max three rows of copy; fade long blurb
line-height: airy paragraphs; tight lines; space between rows of text; lines too close; squashed lines
linear-easing: elastic motion; springy button; rubber motion
link: attach stylesheet; bookmark icon
list-style: no dots before items; arrows as bullets
logical-properties: start and end sides; inline axis spacing
margin: push away neighbours; breathing room outside; negative overlap
marker: coloured bullets; bigger dots; emoji before list item; recolour numbers of list; bold numbers in list
masks gradients: fade out last lines
masks: torn paper edge; vanishing list end; brush stroke photo; reveal through shape; icon shape tint; vignette cutout
min-max-clamp: shrink headline on phone; never smaller than
min-max-width-height: stop content getting too wide; page wrapper; never wider than; at most half; content measure
mix-blend-mode: multiply photo; screen effect; photoshop layer modes; overlay blend
motion-path: element follows route; move along drawn line; satellite circles around
multi-column: long list in columns; footer links in columns
object-fit: crop portrait; fill tile with photo; no squashed faces; squeezed picture
object-position: keep head in view; shift crop; heads are cropped
oklab: same brightness swatches; consistent chroma swatches
opacity: ghosted element; dimmed card; fade layer; faint watermark; washed out look; fifty percent see through; dim inactive items
outline: halo around button; line outside box; ring with distance; double ring; keyline outside; no layout shift border
outlines: focus halo colour
overflow-shorthand: cut what sticks out; scrolling panel; clip children to rounded corners; horizontal strip
overscroll-behavior: no bounce at end; background moves when scrolling popup
padding: breathing room inside; inner margin; chunkier button; cushion
paint-order: fat outline behind letters; sticker text
position: nudge without affecting others; layer over parent
print-color-adjust: keep colours on paper; paper keeps backgrounds; dark boxes vanish on paper; colors lost on paper
random-function: scatter stars; wobble each card; vary tilt of polaroids; shuffled hue
registered-custom-properties: glowing rotating edge; numeric ticker with styles
relative-color: translucent brand tone; complement hue; same hue lower alpha
resize: grip in corner
rgb: see through black; scrim colour
scroll-behavior: glide to section; soft jump; eased scroll to anchor; gentle scroll
scroll-buttons: carousel paddles; prev next chevrons; gallery chevrons
scroll-driven-animations: parallax layers; apple product page effect; bar fills as you scroll; hero shrinks away
scroll-markers: bullets under carousel; thumbnails for slides; pagination pips; little dots below slides; current section in side menu
scroll-snap: card lands in centre; stories like instagram; slide by slide; lock to panel
scrollbar-color scrollbar-width: windows scrollbar is too thick
scrollbar-color: tint of scroll handle; dark rail; themed scroll handle; scrollbar in brand colours; scroll rail look
scrollbar-gutter: centred content shifts when bar shows; keep room for bar
scrollbar-width: slim rail; concealed rail; hide rail of strip; unobtrusive scroll handle
shape-outside: text flows round logo
sibling-count: fan of cards; delay each item a bit more; evenly spread hues over items; staggered entrance
starting-style: pop in when mounted; fade new toast; entrance effect without keyframes; dialog glides in
steps-easing sibling-count: letters appear one by one
steps-easing: tick clock hand
sticky-positioning: floating table of contents
svg-filters: watercolour effect; wobbly text
svg: line art; infographic; crisp logo
table: zebra rows; grid lines between cells; comparison chart
text-align: flush left; flush right; align numbers right; block text; centred headline; centre copy
text-box: label sits too low in button; cap to baseline spacing
text-decoration: wiggly line; double line below heading; dashed line below link; remove line below link; thick line below word
text-emphasis: dots over words
text-fit: headline as wide as column; poster lettering; fill width with letters; autosize headline
text-indent: push in first line; paragraph like in novel
text-overflow: trailing dots; tab label too long
text-shadow: neon sign; retro 3d lettering; blurred letters
text-stroke-fill: outline only headline; sticker lettering; comic lettering; photo inside letters
text-transform: shouting caps; small to capital; capital first letters; lower case menu; all caps button label
text-underline-offset: air below words; line touches letters; gap below letters; drop link line
text-wrap-balance: heading lines alike; nicer headline breaks
text-wrap-pretty: typographic rag; better rag
transform-box: rotate gear in place
transforms2d: tilt a card; mirror icon; slide up on hover; enlarge thumbnail; italicise box; reflect horizontally; shift half of own width
transforms3d: turn over tile; coverflow; room perspective; tilted phone mockup; star wars crawl
transition-behavior: animate from none to block; exit motion; fade menu away; closing animation of popup
transitions: gentle colour change; ease between states; soft hover; expand icon gently; underline grows on hover; motion between states
trig-functions: clock face; orbiting icons; petals layout; items around centre; hexagon positions
vertical-align: icon sits too high; raise small icon; badge next to heading off; line up image with text; middle of inline icon
view-transitions: tile expands to detail; list shuffles smoothly
viewport-units: fill screen section
visibility: hide but reserve room; invisible placeholder
width-height: stretch box; box dimensions; square of 100 px; full bleed block
writing-mode: book spine text; tategaki
z-index: menu behind hero; pull to front; card overlaps wrong way; overlay underneath; bring forward; popup under header; send backward
zoom: scale ui
`
