/** Terms of design tools and of typography. */
export const designWords = `
flexbox: auto layout; hug contents; fill container; stack; horizontal stack; vertical stack; hstack; vstack; media object; spread items; distribute items; alignment of items; push to right; pull right; spacer; button row; navbar layout; vertically centered; button centered; middle of page
grid: layout grid; column grid; artboard layout; bento; bento grid; template areas; modular grid; tiles; tile layout; calendar layout; centered in page
grid-lanes: masonry cards; brick layout; dribbble layout; unsplash grid
subgrid: nested grid; align nested items; shared tracks; cards line up; match row heights
flexbox-gap: spacing between items; item spacing; space between tags; gutters; space between buttons
flexbox-flex-wrap-balance: balanced rows; even rows of tags
gap-decorations: divider lines; dividers; grid lines; separators between items; divide; lines in the gaps
aspect-ratio: fixed aspect; lock proportions; constrain proportions; image ratio; 4:3; video ratio; responsive embed; ratio box; landscape ratio
object-fit: fill frame; image fill; crop to fit; scale to fill; image squashed; video covers; cover video; thumbnail crop; image cropping; letterboxing
object-position: focal point; crop position; face cut off; image anchor; crop off center
object-view-box: zoom into part; crop area; pan image; crop rectangle; crop with zoom
box-shadow: drop shadow effect; layered shadows; inset shadow; card lift; raised card; floating card; floating effect; hover lift; soft ui; ambient shadow
text-shadow: letterpress; embossed text; text legibility on image; text over photo; readable over image; long shadow
filter: greyscale; black-and-white; monochrome; washed out; instagram filters; photo filter; gaussian blur; layer blur; sepia photo; duotone filter; color tint; image adjustments
svg-filters: metaballs; film grain; noise texture; distortion effect; liquid effect; color matrix; ripple distortion; texture noise
filter-function: filtered background image; blurred background image
backdrop-filter: background blur; glass; frosted panel; blurred panel; liquid glass; acrylic; vibrancy
mix-blend-mode: blending mode; blend modes; multiply; screen; color dodge; exclusion; difference cursor; text invert on background; overlay color; knockout
background-blend-mode: blend background; duotone image; color wash; texture overlay; tinted photo; gradient over photo
masks: layer mask; clipping mask; fade out image; fade bottom; soft edge; feather; faded edges; gradient fade; scroll fade; fading edge; icon mask; image mask
mask-border: mask frame; torn edge; stamp edge
clip-path: vector mask; diagonal section; parallelogram; octagon; wave divider; polygon mask; circular reveal
shape-function path-shape: organic shape; curve; responsive path; freeform; bezier shape
border-shape: blob border; speech bubble border; tag shape; arrow button; border follows shape
corner-shape: ios corners; corner smoothing; chamfer; scoop; ticket shape; smooth corner; continuous curvature
border-radius: corner radius; pill; capsule; circle crop; circle picture; round photo; rounded card; round shape; organic blob
border-image: ornamental frame; photo frame; gradient outline; nine patch; 9 slice; patterned border; decorative frame
borders: stroke; hairline; divider line; border width; underlined input; colored line; table lines; triangle shape
outline outlines: stroke outside; outer stroke; line around button
gradients: linear gradient; color stops; gradient overlay; fade to transparent; mesh; stripes; scrim; aurora; hard stop; gradient fill
conic-gradients: angular; pie; donut; progress ring; checkerboard; sunburst; radial progress
gradient-interpolation: gray middle; muddy gradient; dull gradient; vivid gradient; smooth gradient; easing gradient; gradient banding; dead zone; gradient color space; hue interpolation
color-mix: tint; shade; tints and shades; tonal palette; color ramp; mix with white; mix with black; transparent brand color; hover color; opacity of variable
relative-color: tint of color; derived palette; brand shades; adjust lightness; hue shift; complementary
alpha: opacity of color; color transparency
oklab: perceptual color; uniform lightness; color scale; palette generation; consistent palette; color system
lab: cielab; perceptual; lch
color-function: p3; wide gamut; vivid; adobe rgb; rec2020; color profile; icc profile; prophoto
color-gamut: p3 screen; wide gamut screen; apple display
gamut-mapping: out of gamut; clipped colors
dynamic-range: hdr screen; high dynamic range; bright screen
dynamic-range-limit: hdr image; hdr brightness; hdr photo too bright; bright photos; sdr white; too bright; tone down hdr
video-dynamic-range: hdr video
hsl: hue; saturation; lightness; color rotation
rgb: hex; hex alpha; eight digit hex; color channels
currentcolor: icon color; inherit text color; svg fill color; same color; icon follows text
named-color: web colors; css colors; color list; crayon
accent-color: brand color of controls; checkbox color; radio color; form accent; tinted checkbox; primary color of inputs
caret-color: text cursor color; insertion point color; blinking cursor; cursor of input
caret-shape: block caret; underline caret; terminal cursor
selection: text highlight color; selected text; marked text color; highlight of selected text
highlight: search highlighting; highlight words; find matches; mark words; syntax colors; annotate text
cursor: grabbing hand; zoom cursor; drag cursor; resize cursor
custom-properties: design token; color tokens; token; theme variables; style variables; dynamic theming; brand theme
light-dark: dark variant; dark mode token; theme colors; both modes
color-scheme: dark form fields; white scrollbar; dark mode inputs; only light
light-dark-image: dark logo; image per theme
prefers-color-scheme: website dark; dark website; dark appearance; dark version; system dark
media-queries: landscape or portrait; viewport width; screen sizes; adaptive layout; mobile first; desktop only; print stylesheet; responsive breakpoints; tablet
container-queries: component responsive; responsive card; adaptive component; responsive variant; intrinsic responsive; element width; resizable component
container-style-queries: variant; component variant; theme variant; style by prop; variants by property; conditional theme
container-scroll-state-queries: stuck header; shrink when stuck; sticky state; shadow on scroll
if: conditional style; inline conditional; variant logic; if statement
min-max-clamp: fluid type; fluid typography; type scale; responsive type; fluid space; scaling headline; modular scale; responsive headings
text-fit: fit text; fit headline; fill width with text; scale text; text as wide as box; big headline; shrink text to fit; fittext
viewport-units: hero height; full bleed; full height section; fullscreen section; full viewport
viewport-unit-variants: mobile hero height; full height on phone; address bar jump; browser bar; hero cut off
safe-area-inset: home bar; dynamic island; iphone padding; bottom bar overlap; edge to edge
viewport-segments: fold; spanning
device-posture: folded; half open; flip phone; tent mode
font-weight: thickness; heavy type; text thickness
font-style: slanted; italics
font-width font-stretch: condensed; narrow; expanded; extended; compressed font; condensed type; wide font; font stretch
font-variation-settings: axis; font axes; slant axis; grade axis; variable type
font-optical-sizing: optical sizing; display cut; opsz
font-feature-settings: stylistic set; ss01; opentype; character variants; glyph alternates; salt
font-variant-alternates: swash; swashes; stylistic alternates; historical forms; ornaments; alternate letters
font-variant-caps: titling caps; real small capitals; all small caps
font-variant-numeric: lining figures; oldstyle figures; old style; ordinals; tabular numbers; proportional figures; numbers align; numbers jump; monospaced numbers; prices line up; digits shift
font-variant-ligatures: ligature; discretionary ligatures; code ligatures; turn off ligatures
font-variant-position: superscript glyphs; real superscript; inferior figures
font-variant-emoji: emoji style; text emoji; monochrome emoji; emoji color or text
font-variant-east-asian: jis forms; ruby glyphs; proportional width kanji; traditional forms
font-kerning: kerning off; letter pairs; pair kerning
font-synthesis: faux; synthesized styles; ugly bold
font-synthesis-weight: smeared bold
font-synthesis-style: slanted by browser
font-synthesis-small-caps: faux small caps; fake small caps; not faked
font-synthesis-position: fake superscript
font-size-adjust: match x-height; fallback size; fallback font too small; font swap size; apparent size
font-metric-overrides: fallback metrics; ascent; descent; line gap; fallback matching; fallback font jump; webfont shift; webfont layout shift; font swap shift; ascender
font-display: font swap; webfont loading; text invisible while loading; font flash; webfont flicker; webfont loads late
font-loading: wait for font; fonts ready; font loaded; font face observer
font-face: webfont; web fonts; font file; woff2; font embedding; upload font; licensed font
font-family: fallback fonts; serif; sans serif; monospace; typeface choice; web safe fonts
font-family-system: system font; native font; system ui; installed font
font-family-ui: rounded font; ui rounded; serif system; new york font
font-palette: recolor font; emoji colors; palette of font; chromatic font
font-palette-animation: animate font colors
colrv1: gradient font; color glyphs; chromatic type; vector emoji
colrv0: layered glyphs; emoji font
local-fonts: installed fonts; fonts on computer; font list; font picker; desktop fonts
font-size: type size; point size
letter-spacing: character spacing; letterspacing; spaced caps; track out
word-spacing: space between words
text-box: trim leading; text box trim; space above text; extra space above text; optical centering; text not centered in button; vertical metrics; half leading
text-align: align text; right aligned; justified; centered text; justify; text centered; ragged
text-align-last: last line; last line alignment
text-justify: justified text; rivers; justification; gaps in justified text
hyphens: hyphenation; hyphenate; word splitting
hyphenate-limit-chars: minimum word length; short words hyphenated; hyphen limits
hyphenate-character: hyphen sign; own hyphen
hanging-punctuation: hanging quotes; hang quotes; hanging quote; optical margin alignment; quote outside; quotation marks outside; pull quote; punctuation in margin
text-indent: first line; indent paragraph; paragraph indent
text-indent-hanging: hanging indent; bibliography; outdent
text-wrap-balance: balanced headline; headline break; ragged headline; rag; even lines
text-wrap-pretty: orphan; runt; last word; single last word; better paragraphs; end of paragraph; short last line
widows-orphans: orphans; print orphans
text-decoration: wavy; link underline; squiggle; overline; strike; colored underline
text-decoration-skip-ink: descenders; underline crosses; underline through letters; ink skipping; gaps in underline; skip ink
text-underline-offset: offset underline; lower underline
text-underline-position: underline under
text-transform: uppercase; caps; title case
text-emphasis: dots above letters; sesame dots; bouten
text-stroke-fill: stroke text; contour; stroked type; outline only
background-clip-text: text gradient; clipped text; image in letters; gradient headline; photo in text; text mask; shimmer text
paint-order: stroke eats letters; outside stroke
initial-letter: dropped initial; raised cap; initial cap
first-letter: big initial; decorated initial
first-line: lead in; intro line
writing-mode: vertical type; vertical headline; rotated label; vertical japanese; sideways
text-orientation: upright vertical; stacked letters
text-combine-upright: digits in vertical text; tatechuyoko
lh rlh: line unit; line-height unit; rhythm
rhythmic-sizing: line grid
baseline-source alignment-baseline dominant-baseline: baseline alignment; text baseline
vertical-align: icon baseline; icon with text; gap under image; space under image; white gap below image; align icon; baseline gap; inline image gap
multi-column: newspaper columns; text columns; column text; masonry columns; magazine
column-fill: balanced columns; uneven columns
column-span: span all columns; headline over columns
shape-outside: text runaround; runaround; contour wrap; text wrap shape; wrap around image
float-clear: text beside image; image next to text; image left of text; pull left
image-rendering crisp-edges: pixelated scaling; blurry pixel; retro graphics; 8-bit; nearest neighbour; sharp upscaling; upscaled
smooth: smooth scaling of photos
image-set: 2x; hidpi background; resolution switching
resolution: retina screen; pixel ratio; hidpi; 1px line on retina; thin lines retina
transforms2d: transform origin; pivot; pivot point; rotation point; anchor point; mirror; skewed; enlarge on hover; zoom hover; lift on hover; zoom image
individual-transforms: rotate separately; translate only
transforms3d: card flip; card tilt; 3d card; backface; depth; isometric; 3d flip
motion-path: path animation; along a path; along a curve; curve motion; orbit animation; follow path; circular orbit
transitions: micro interaction; microinteractions; hover animation; smooth state; ease; tween; hover effect; slide toggle; animated toggle
animations-css: keyframe; tweening; looping; skeleton; shimmer; snowfall; falling snow; floating animation; wobble; spinning; confetti; blinking
steps-easing: sprite sheet; spritesheet; frame animation; stop motion; stepped animation; typing text; flipbook
linear-easing: spring; springy; bounce curve; physics easing
cubic-bezier-easing: easing curve; bezier; motion curve; speed curve; easing
animation-composition: additive animation; layered motion
web-animations: timeline scrubbing; gsap; tween library; animation library; motion one; flip
view-transitions: smart animate; morph; page animation; app like; app transitions; native app feel; shared elements; list to detail; animated layout; transition between views; layout animation
cross-document-view-transitions: page transitions; page fade; app like navigation; animated page change; multi page
scroll-driven-animations: parallax; parallax scrolling; scroll story; reveal; scroll effects; progress on scroll; header shrinks; sticky storytelling
scroll-snap: snap points; slideshow; full page sections; paging; carousel; image gallery swipe; snap slides; tiktok scroll
starting-style: enter animation; entrance; appear; fade in; intro animation; fade in new element; entry
transition-behavior: exit transition; fade out before hiding
display-animation: animate display; display none animation; fade out and hide; hide with animation
interpolate-size calc-size: animate height; height auto animation; slideToggle; slide down; accordion animation; expand height; smooth accordion; grow to content
registered-custom-properties: animated gradient; animate variable; gradient angle; rotating gradient; number counter animation; typed custom property; animated border
sibling-count: stagger; staggered; staggered list; cascade effect; delay per item; one after another; nth delay
random-function: random rotation; random color; randomized; organic variation; scattered; random size; random tilt; random delay
trig-functions: circular layout; radial; arrange in circle; sine; cosine; wave; sinus; angle math
exp-functions: power; type scale math; logarithm; hypotenuse
round-mod-rem: modulo; rounding; snap to grid; stepped values; remainder
abs-sign: positive or negative
progress-function: interpolate between values; percent between; ratio between two values
calc: minus; math; width minus sidebar
image-maps: hotspots; image hotspot; clickable area; clickable regions; regions of image
eyedropper: color picker tool; pipette; sample color; pick a color; color from screen; color from page
canvas: drawing area
canvas-2d: freehand drawing; paint with mouse; drawing app; particles; generative art; plot; snow effect; whiteboard drawing
svg: icon set; vector; logo format; scalable; figma export; illustrator
smil-svg-animations: svg animation; morph path; line animation
context-fill-stroke: marker color in svg; arrowhead color
marker: bullet style; list marker; custom bullet; bullet icon; emoji bullet; numbering color
list-style: bullet points; bullet image; bullet shape; alphabetical list; emoji as bullets
counter-style: custom numbering; emoji list; own list markers; roman; thumbs up bullets
counters: step numbers; numbered steps; chapter numbers; legal numbering; nested numbering
print-color-adjust: print background; printed colors; background missing in print; save as pdf colors; color in print
page-setup: print margins; page size; pdf export; pdf layout; bleed; crop marks; a4; print style
page-breaks: page break; keep on same page; print page break; cut in half when printing
box-decoration-break: wrapped highlight; multi line highlight padding; text background per line; padding on each line
overlay: top layer animation
hr: rule
figure: captioned photo; image credit
clip-path border-shape: chevron
corner-shape safe-area-inset: notch
borders outline outlines: keyline
color-mix relative-color: lighten; darken
relative-color alpha: alpha of variable
oklab lab: chroma
dynamic-range dynamic-range-limit: hdr
viewport-segments device-posture: foldable; folding phone
font-variant-caps text-transform: capitals
font-synthesis font-synthesis-weight: faux bold
font-synthesis font-synthesis-style: fake italic
font-palette colrv1 colrv0: multicolor font
colrv1 colrv0: color font
word-spacing text-justify: word gaps
lh rlh rhythmic-sizing: baseline grid
transforms2d individual-transforms: scale hover
individual-transforms animations-css: ken burns
linear-easing cubic-bezier-easing: overshoot; custom curve
transition-behavior display-animation: animate hiding
svg figure: illustration
`
