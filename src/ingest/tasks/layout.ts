/** Boxes and where they stand. */
export const layoutTasks = `
flexbox: align items in a row; space items evenly; push the footer to the bottom; toolbar with items left and right; order of items in a row; wrap items onto the next line; stretch item to remaining space; vertically align next to an icon; horizontal menu bar
flexbox grid: centering a div in the middle of the page; centre content horizontally and vertically; center element in its parent; vertical and horizontal centering; place boxes next to each other; put blocks beside one another; side by side columns; columns of equal height; responsive layout; layout with sidebar; holy grail layout; two column page; three columns; responsive card layout
grid: page layout with rows and columns; named areas of a layout; dashboard layout; 12 column system; bootstrap columns; responsive gallery of cards; auto fit columns; overlap elements in one cell; two dimensional layout; table like layout; photo gallery
subgrid: align content across cards; inherit tracks from parent; nested columns aligned with outer ones; line up headings and buttons of cards
grid-lanes: columns of bricks with different heights; staggered image gallery; pack tiles of different height
flexbox-gap: space between flex items; gutter between items without margin; gap not working in safari
align-content-block: vertically center without flexbox; vertical center text in block; center vertically in a block
margin: space around an element; center block with margin auto; outer spacing; negative spacing; collapsing margins
padding: space inside an element; inner spacing
box-sizing: include border in width; padding makes element wider; border box; width with padding included
aspect-ratio: keep proportions of an element; 16:9 video box; square element; padding hack for ratio; intrinsic ratio; maintain ratio on resize
width-height: size of an element; full height page; stretch to the window; set element dimensions
min-max-width-height: limit the width of content; at least as tall as the screen; minimum height; max width of text column
min-max-content fit-content: shrink to fit content; width by content; as wide as its text; size to content
stretch: fill available space; fill the parent with margin; fill-available
calc: compute lengths; subtract pixels from percent; 100% minus header; arithmetic in styles; math with different units
calc-size interpolate-size: transition to auto height; expand and collapse animation; animate height of unknown content; slide down open; collapsible section animation; smooth expand accordion
min-max-clamp: responsive font size; scale text with the window; limit between two values; fluid spacing
absolute-positioning: place on top of another element; position in the corner of a box; badge on icon; overlay element; put over image
fixed-positioning: stay in place while scrolling; fixed header at top; floating action button; always visible bar; back to top button
sticky-positioning: header that stays at the top; stick to top on scroll; sticky table head; sticky sidebar; freeze table header; pinned first column; navigation stays while scrolling
relative-positioning: move an element from its place; nudge by some pixels; containing block for children
position: left top right bottom; inset shorthand; offset of positioned element
z-index: layer order; bring to front; stacking order; element behind another; send to back; dropdown hidden behind content; stacking context
isolation: new stacking context; keep blending inside a group
float-clear: text flows around an image; clearfix; clear floats; image left with text right
display: show and hide element; inline versus block; remove from layout; toggle visibility of element; make element disappear; block element on one line
display-contents: skip wrapper in layout; ignore the wrapper box; unwrap children
display-flow-root: contain floats; new block formatting context; stop margin collapse
visibility: invisible but keeps its space; hide but keep layout; hide an item without removing it; make element invisible
content-visibility: skip rendering of offscreen content; faster long pages; render only what is visible; virtual list performance; improve render performance
contain: isolate layout of a component; reflow optimisation; limit repaint
contain-intrinsic-size: placeholder size for skipped content; estimated height
multi-column: magazine columns; split text into columns; columns of text; newspaper layout; break content over columns; flow list over two columns
column-span: heading across all columns
column-breaks page-breaks: avoid break inside; keep together on one page; do not split box between pages; new page when printing
page-setup: page margins for print; paper size; landscape printing; pdf page size; a4 print layout
page-orientation: rotate printed page
container-queries: style by width of the parent; responsive component; layout depends on its own width; adapt card to available space; media query for element; tailwind container queries; component based breakpoints; parent size; size of the container not viewport
container-style-queries: style by custom property of parent; if the parent has a theme
container-scroll-state-queries: detect stuck sticky; style header when stuck; know when snapped; shadow when scrolled; styles if scrollable
anchor-positioning: position popup next to button; tooltip position; place menu below its trigger; popper; floating ui; dropdown follows button; keep callout inside window; flip tooltip when there is no room; tie element to another; context menu placement; tether to another element
media-queries: mobile styles; breakpoints; different styles for phone and desktop; screen width condition; responsive design; small screens; print styles; tablet layout; landscape styles; detect mobile with styles
media-query-range-syntax: width greater than; between two widths; comparison in breakpoints
custom-media-queries: named breakpoints; variables in media queries
logical-properties: right to left layout; start and end instead of left and right; arabic and hebrew layout; inline start margin; flip layout for rtl languages; bidirectional spacing
viewport-units: full screen height section; height of window; as tall as the screen; percent of the window; vw and vh
viewport-unit-variants: page height with address bar on phone; address bar hides content; 100vh too tall on iphone; bottom cut off in mobile safari; mobile browser toolbar height; small large and dynamic viewport; ios full height layout; full height on phones jumps
safe-area-inset: notch of the phone; iphone home indicator overlap; keep clear of rounded screen corners; camera cutout; env safe area
virtual-keyboard: keyboard covers input; on-screen keyboard resizes page; keyboard overlaps form field
visual-viewport: pinch zoom position; height without keyboard; know zoom level; visible part of page
overflow-shorthand: scrollable box; cut off content; hide what is too long; scroll inside a div; horizontal scroll; content spills out of its box; remove scrollbars; clip content; prevent page from scrolling; disable body scroll; lock background scroll
overflow-clip: clip without scroll container; cut off in one direction
scrollbar-width: thin scrollbars; invisible scrollbars; hide scroll bar but still scroll; no scroll bar; remove the scroll bar; webkit scrollbar style
scrollbar-color: style scrollbars; scroll bar colors; dark scroll bar; custom scrollbar; scroll thumb and track; scrollbar styling in firefox
scrollbar-gutter: page jumps when scrollbar appears; reserve space for scrollbar; layout shift from scrollbar
scroll-behavior: animated scroll to section; scroll smoothly to anchor; jump to id animated; smooth scroll to top
scroll-into-view: jump to an element; scroll until element is visible; scroll to bottom of chat; show element on screen by script; bring into view
scroll-elements: scroll by script; scroll to a position; get scroll position; scroll to top of page; how far scrolled
scroll-snap: snap to slides; full page slides; swipe gallery; stop at each section while scrolling; image slider; swipeable cards; slide show; carousel without script; paging horizontally
scroll-markers scroll-buttons: dots below a slider; pagination dots; next and previous buttons of a slider; carousel with arrows; css only slider; gallery with indicators; table of contents highlight
scroll-driven-animations: reveal on scroll; reading progress bar; animate while scrolling; scroll linked effect; appear when scrolled into view; scrollytelling; shrink header on scroll; scroll indicator; progress of scroll; fade in on scroll; animation tied to scroll position
overscroll-behavior: bounce effect; disable pull to refresh; stop page behind modal from scrolling; rubber band scrolling; scroll leaks to parent; stop swipe back navigation; prevent background scrolling
overflow-anchor: page jumps when content loads above; keep scroll position; scroll anchoring; pin chat to bottom
scrollend: know when scrolling stopped; after scroll has finished; end of scroll event
touch-action: disable double tap zoom; prevent pinch zoom; disable browser gestures; swipe handling; stop zooming on touch; 300ms tap delay
resize: user can drag corner to make bigger; disable textarea resize; draggable size; resizable box; stop textarea from growing
object-fit: image fills box without distortion; crop pictures; cover and contain; stretched image; letterbox video; picture keeps its proportions in box; avoid squished images; avatar image crop
object-position: focal point of image; which part of picture is shown
vertical-align: align text with icon; superscript position; middle of a table cell; icon not aligned with text
writing-mode: text from top to bottom; vertical writing; sideways text; rotate text 90 degrees; mongolian or chinese vertical; vertical label; vertical lettering
reading-flow: tab order after reordering; keyboard order of grid items; focus follows visual order; screen reader order of flex items
display-table table: rows and columns of data; tabular data; spreadsheet; header row; merge cells; colspan and rowspan; data grid markup
shape-outside: wrap text around shape; flow text around circle; text along the outline of picture; wrap around round photo
`
