/** Colours, shapes, images and motion. */
export const styleTasks = `
border-radius: round corners; pill button; circle avatar; round image; curved edges; make a div round; circular picture; round profile picture; rounded image; make image circular; rounded button; circle with css; rounded border; round only one corner; oval shape; half circle; avatar; rounded box; smooth corners of card; circular div
corner-shape: superellipse; ios style corners; scooped corners; notched corner; beveled edge; bevel; cut corners; smooth corners
border-shape: border along a shape; non rectangular border
borders: line around a box; dashed line; frame around element; outline of box; arrow made of borders; colored edge; remove border of button; line between items; add a border; border around image; border bottom only; dashed border; thin line around; colored border; border on hover; triangle with borders; css arrow; draw a triangle; line under heading
border-image: gradient border; picture frame; image as border; decorative border; nine slice scaling
outline outlines: remove blue border on focus; focus outline; line outside border
box-shadow: shadow below a card; elevation; glow around box; inner shadow; 3d button; material shadow; depth effect; soft shadow; neumorphism; add shadow; shadow under box; shadow around element; drop shadow of card; box with shadow; lifted card; glowing border; shadow on hover
text-shadow: glow around letters; neon text; shadow behind text; readable text on photo; text with shadow; glowing text; text glow; neon letters; text outline with shadow; shadow for text
filter: black and white picture; make picture gray; sepia; blur a photo; brightness of image; hue rotate; tint icon; desaturate on hover; drop shadow of png; contrast of image; gray out image; photo effects; instagram effects; make image black and white; blur image; darken image; image brightness; grey image; color filter on image; make picture darker; image effects; black and white on hover; blurry image; remove color from image; change color of icon; brighten image; saturate photo; image gray until hover
backdrop-filter: glassmorphism; blur what is behind; translucent blurred header; glass card; blurred background of overlay; frosted; acrylic effect; blur background behind dialog; blurred glass navbar; glass effect; frosted glass background; blur content behind; transparent blurred background; glass morphism; frosty background; blurred overlay; see through blur; blur behind element; ios blur
background-blend-mode mix-blend-mode: multiply layers; duotone; photoshop blending; color overlay on picture; screen and multiply; knockout text; blend photo with color; tint picture; darken background photo
background: several background images; layered backgrounds; shorthand for background
background-image: picture behind text; hero image; pattern behind content; image as background; wallpaper; add background image; background picture; image behind content; picture as background; background photo
background-color: fill behind text; paint box; highlight background; page colour; change background color; page background; color behind element; background colour of div; set background; color the background
background-size: cover whole area; background picture fills screen; full page photo; scale background image; background not stretching; background picture covers page; fit background image; full page background image; background covers the screen; background image full width; fit background to screen; stretch background; background image cover; full width background; background image whole page
background-position: move background picture; center background image; sprite sheet offset
background-repeat: tile pattern; do not repeat picture
background-attachment: parallax background; fixed background image; background stays while scrolling
background-clip-text: letters filled with picture; rainbow text; image inside text; colorful headline; webkit background clip; image in text; colorful text; gradient heading; text with background image; two color text
gradients: fade between colors; color transition background; linear radial; blend of two colors; rainbow background; stripes background; fade out edge; vignette; mesh background; gradient background; two color background; color fade; background gradient; smooth color change; gradient from left to right; diagonal gradient; color gradient; gradient button
conic-gradients: pie chart; color wheel; angular gradient; donut chart; checkerboard pattern; gradient around a center; sweep gradient
gradient-interpolation: grey in the middle of gradient; smoother gradients; gradient in oklch
clip-path: cut out shape; polygon shape; slanted section; hexagon; triangle; star shape; angled edge; mask with shape; speech bubble; irregular image shape; diagonal cut; arrow shape; ribbon; wavy edge; css shapes; make a triangle; cut corner; slanted div; hexagon shape; polygon; cut image in shape; triangle in css; angled section; diagonal section divider; skewed section; shape divider; crop to circle; arrow shape in css; image in shape
path-shape shape-function: curve in styles; svg path as clip; complex shapes; custom shape
masks: fade out edge of image; cut out with picture; icon color from svg; transparency mask; alpha mask; reveal image; stencil; recolor icon
opacity: half transparent; fade element; translucent; see-through; transparency of element; make image transparent; make element transparent; transparent image; fade out element; semi transparent; transparent box; half visible; translucent element; reduce visibility; faded image
rgb: color with transparency; rgba; hex code; semi transparent color; alpha channel of color; transparent background; hex color with alpha; see-through color; transparent color; transparent background color; semi transparent background; color with opacity; background with transparency; hex color; color values; transparent overlay color; background opacity without text
hsl: hue saturation lightness; hue wheel; rotate hue
hwb: whiteness and blackness
color: text colour; font colour; change color of text; letters in red; change text color; text color; font color; make text red; color of letters; colour of link; set color
color-function: wide gamut colours; vivid colours; display p3; more saturated colors; hdr colours; colors outside srgb
color-gamut: does the screen show more colors; detect p3 screen; wide colour display
oklab lab: perceptually uniform palette; consistent lightness; modern colour space; lch colors; color palette generation; even lightness ramp
color-mix: mix two colors; tint and shade; blend colors; lighten and darken; sass darken function; hover shade; color with transparency from variable; scss color functions
relative-color: derive color from another; change lightness of color; sass lighten; adjust alpha of variable; darken by percent; complementary color; shade of brand color; color from existing one
contrast-color: readable text on any background; black or white text; automatic text color; accessible color on dynamic background; pick legible color; choose text color by background; automatic contrast; readable color for background; text color depending on background; dark or light text; contrasting text color; accessible contrast color; white or black text automatically; text readable on any color
light-dark: colors for both themes; two theme values; theme switch; light and dark value
color-scheme: dark form controls; dark scrollbars; opt in to dark; night mode; flash of white
prefers-color-scheme: dark theme by system setting; detect night mode; system theme; user prefers dark; follow os theme; black theme; automatic dark theme
accent-color: colour of checkboxes; tint form controls; radio button color; brand colored inputs; progress bar color; style checkbox; theme color of form fields; color of radio button; style range slider color; radio button colour; checkbox styling; custom checkbox color; form control color; theme checkbox
caret-color: cursor colour in text field; blinking cursor color; color of insertion point
caret-shape: block cursor; thick text cursor
selection: colour of selected text; highlighted text colour; change selection background; selected text style
highlight: mark search results; syntax highlighting; highlight text without wrapping; style text ranges; highlight matches; spell check underline; code editor colors
currentcolor: same color as text; inherit color in svg; icon takes text color
system-color: button face color; os colors; default colors of browser
named-color: tomato; rebeccapurple; colour keywords; color words; all colour names; names of colours; list of colors; color names; css color names; all color names; named colours; color keywords list; names of all colors; html color names; table of color names
custom-properties: variables in stylesheet; theme tokens; design tokens; change theme by script; reuse a value; root variables; dashed ident; sass variables; store a color once; scss variables; pass value to styles; fallback of css variable; default value of variable; override variables; global variables in css; change variable with javascript; css variables for colors; themes with variables; variable scope; use variables in calc; define color variables; set variable from javascript; dynamic theme; theming; reuse colors; color palette variables
registered-custom-properties: animate a variable; animate gradient; typed variable; transition custom property; gradient transition; default for variable; rotating border
cursor: hand pointer on hover; mouse pointer image; grab hand; not allowed icon; loading cursor; hide mouse pointer; change the mouse; pointer icon; crosshair; finger cursor; change mouse cursor; hand cursor on hover; custom cursor; cursor image; pointer on button; mouse pointer style; cursor on hover; change the pointer; own cursor; hide cursor; cursor icon; different cursor
pointer-events: click through an overlay; ignore clicks; disable link; unclickable layer; disable mouse; make element not clickable
user-select: disable selecting text; prevent copying text; text cannot be marked; unselectable; prevent highlighting; no text select; select all on click; stop users selecting
appearance: remove default style of button; native look of controls; reset select arrow; custom checkbox; remove number arrows; hide default dropdown arrow; unstyled controls; own styling for form elements
transforms2d: turn element; scale up on hover; tilt; skew; mirror image; flip horizontally; zoom on hover; spin; move by percentage; turn picture upside down; upside down; move element around
individual-transforms: turn an icon; separate rotation; scale without overriding; spin something; angle an element; grow on hover; rotation
transforms3d: flip card; cube; perspective; back face; 3d rotation; flipping card effect; tilt effect
motion-path: move along a curve; follow a path; animate on path; orbit; circular motion
transitions: animate on hover; smooth change; fade on hover; ease in out; slow color change; animate property change; smooth hover effect; slide in; smooth hover; fade in on hover; transition effect; slow transition; button hover effect; slide down menu; smooth change of color; smooth size change; fade effect; delay transition
transition-behavior starting-style: animate appearance; fade in when added; entry effect; animate display none; fade in a dialog; exit animation; animate popover open; animate element on insertion; transition when shown
animations-css: keyframes; loading spinner; blink; pulse; endless movement; bounce; marquee; typing effect; skeleton loader; loader animation; spinner; animate in a loop; infinite animation; moving text; flashing; loading animation; animate element; blinking text; rotate forever; fade in animation; text animation; bounce animation; pulsing button; css keyframes; moving background; animate on page load; spinning icon; repeat animation; animated loader; slide in from left
animation-composition: combine animations; add animations together
cubic-bezier-easing: custom easing; acceleration curve; ease curves; timing function
linear-easing: spring animation; bounce easing; elastic; custom timing curve
steps-easing: sprite animation; frame by frame; ticking clock; typewriter
web-animations: animate by script; control animation playback; pause animation; reverse animation; play animation from script; gsap alternative; animation finished; animate with javascript; jquery animate
view-transitions: animate page changes; morph between views; route transition; crossfade between states; animated navigation; flip animation; framer motion layout; single page app transition; animate state change; magic move; hero animation; animate list reorder; animate route change; transition between pages; page change animation; animate between views; smooth page change; transition when navigating; shared element animation; animate list changes; navigation animation; animate between two states; animate dom update
cross-document-view-transitions: animate between pages; multi page app transition; fade between html pages; navigation animation mpa
will-change: hint gpu; smoother animation; layer promotion; jank
prefers-reduced-motion: turn off animations; vestibular disorder; less movement; disable motion for sensitive users; motion sickness; respect animation setting; users who get dizzy; stop animation; reduce motion; less animation; disable animations for users; turn off motion; no animation setting; motion sensitivity; prefers less animation; stop animations; user dislikes motion; vestibular; respect reduced motion; reduce animation
image-rendering: pixel art; crisp scaling; blurry upscaled image; pixelated; sharp small images; nearest neighbor
image-set: retina background; high resolution background; webp with fallback in stylesheet; 2x images in styles
image-orientation: exif rotation; photo is rotated; sideways photos
cross-fade: blend two images
before-after: decorative content; add icon before link; insert text by style; overlay layer; required asterisk; custom bullets; add text with styles; arrow after link; red star for required field; triangle arrow; line before heading; icon by style; add symbol before text; divider lines around text
content: generated text; insert quote; image from styles; replace element by image
counters: numbered headings; automatic numbering; section numbers; outline numbers; continue list numbering; number items
counter-style: own bullet signs; custom list numbers; emoji bullets; roman numerals
list-style: remove bullet points; bullets of list; list without dots; square bullets; image bullet; letters in list; no bullets
marker: color of bullets; style list numbers; arrow of details; bullet color
gap-decorations: lines between columns; separator between grid items; dividers in gap; rule between flex items; row lines
nesting: scss nesting; sass nesting; selector inside selector; ampersand; nested selectors; less nesting; rules inside rules; without preprocessor; native nesting
scope: limit styles to component; scoped style; css modules; isolate styles; donut scope; styles only inside element; shadow dom without script
cascade-layers: control specificity; order of style sheets; override framework; bootstrap override; avoid important; specificity wars; low priority styles; tailwind layers
has: select parent; style parent of checked input; contains child; element that contains; previous sibling; conditional on child; form with invalid field; quantity queries; element before; parent with class; style ancestor; style based on child; style parent if child; parent selector based on input; select element if it contains image; change parent on hover of child; style form if invalid; if element has class inside; previous element selector; card with image; style label of checked input
is where: group selectors; shorten selector list; zero specificity; any of these selectors; reduce selector repetition
not: everything except; exclude class; all but; except last child; exclude the first; without class; exclude first element; all except first; everything except last; select all but one; not having class; except first child; all but the last; not selector; exclude an element; everything but first; skip first element
nth-child: every second row; odd and even; striped table; zebra; first three items; every third item; alternate row colors; alternating colors; last item in list; nth element; every second row color; alternate row color; zebra stripes; striped table rows; style every other row; odd rows; first child; last child; style first three; every nth element; nth item; alternate colors in list; zebra table; stripe rows; select second element; row colors; exclude first child; not the first item
nth-child-of: nth visible item; nth with class; filtered nth
nth-of-type: first paragraph; last of its kind; only image; first of type
empty: element without content; hide empty
target: style linked section; highlight anchor target; lightbox without script
focus-visible: outline only with keyboard; hide focus on click; keyboard focus style; focus ring on tab; remove focus ring from mouse users; no outline on click; visible focus indicator; focus outline keyboard users; outline only when tabbing; focus style not on click; keyboard focus outline; show focus for keyboard; visible keyboard focus; focus indicator; tab focus ring
focus-within: style form when field is focused; parent of focused; open menu on focus; highlight row of focused input
user-action-pseudos: style on mouse over; hover; pressed state; active button; mouse over effect; hover effects; style on hover
link-selectors: visited link color; style unvisited links; link colours
selectors: class and id; attribute selector; child of; descendant; sibling; universal selector; select elements by attribute; select by class
supports: feature detection in styles; if browser supports; fallback for old browsers; conditional css; detect support in stylesheet
css-supports: test support from script; detect feature in javascript
if: conditional value; ternary in styles; inline condition; else in css; boolean logic in stylesheets; if else in style
function: own css functions; reusable calculation; sass functions; custom function with arguments; user defined function
mixin: reusable blocks of styles; sass mixins; include rule; scss mixins; apply rule
import: split stylesheets; load other stylesheet; include a css file
attr: use attribute value in styles; data attribute as color; typed attributes; width from data attribute; value from html attribute
sibling-count: staggered animation; index of element in styles; stagger delay; number of siblings; element position among siblings; delay by index
trig-functions: sine and cosine in styles; circle layout; place items on a circle; radial menu; clock hands
round-mod-rem: snap to multiples; rounding lengths; modulo in styles
random-function: random color in styles; random position; randomness in css
all: reset all styles; undo inherited styles; clear styles; remove every style
revert-value: back to browser default; undo author styles; reset to user agent style
unset-value initial-value inherit-value: default value of property; take value of parent; undo a declaration
css-typed-om: styles as objects; numeric style values; worklets
paint: draw background by script; paint worklet; custom painted background
get-computed-style: read actual style; current color of element; computed width; get css value with javascript
zoom: make everything bigger; scale page; enlarge with layout
print-color-adjust: print background colors; missing colors when printing; backgrounds not printed
forced-colors: windows contrast themes; colours overridden by user; high-contrast; contrast theme styles; windows accessibility colours; windows high contrast; high contrast mode; high contrast theme; contrast mode of windows; forced colour mode; high contrast users; colors in high contrast; accessibility high contrast
prefers-contrast: increased contrast setting; low contrast; contrast preference; higher contrast wanted; more contrast; prefers more contrast; increase contrast; higher contrast setting; low vision contrast; user needs contrast; contrast setting
prefers-reduced-transparency: less transparency; no glass effect; disable translucency setting; transparency setting of os; user wants no transparency; transparency off; opaque preference; reduced transparency
inverted-colors: negative display; smart invert; invert colors setting; inverted colors; colors inverted by user; color inversion; inverted display; smart invert colors
interaction: touch device detection; hover available; coarse pointer; detect touchscreen; mouse or finger; has a mouse
display-mode: installed app styles; standalone mode; detect running as app; fullscreen styles
scripting: style when javascript is off; no script fallback in styles
resolution: high dpi screens; retina; pixel density query; sharp images on retina
transforms2d individual-transforms: zoom image when hovered; enlarge picture on hover; rotate image; rotate text; scale element; make bigger on hover; grow on mouse over; move element left; center with translate; rotate arrow icon; shrink element; rotate 45 degrees; image hover zoom
mix-blend-mode background-blend-mode: color over image; multiply color; mix image and color; dark overlay on image; tinted image; color tint over photo; overlay image with gradient
light-dark color-scheme prefers-color-scheme: toggle dark mode; dark mode colors; dark and light theme; dark mode switch; light and dark colors; theme toggle; dark theme css; automatic dark mode; switch between light and dark; dark mode button; dark version of site; night theme
relative-color color-mix: darken color; lighter version of color; color 10 percent lighter; make color darker; lighter shade; darker on hover; color shades from one color; lighten in css; tint of a color; make color lighter by percentage; hover color darker; color variations; change brightness of color
color-function color-gamut: p3 colors; display p3 color; bright colors; more vivid colors; wide gamut display; hdr colors; vibrant colors
corner-shape border-radius: squircle; ios rounded corners; rounded corners like apple; smooth rounded corners; squircle corners; iphone icon shape; superellipse corners; continuous corners
`
