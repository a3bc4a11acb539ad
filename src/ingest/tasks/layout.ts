/** Boxes and where they stand. */
export const layoutTasks = `
flexbox: align items in a row; space items evenly; push the footer to the bottom; toolbar with items left and right; order of items in a row; wrap items onto the next line; stretch item to remaining space; vertically align next to an icon; horizontal menu bar
flexbox grid: centering a div in the middle of the page; centre content horizontally and vertically; center element in its parent; vertical and horizontal centering; place boxes next to each other; put blocks beside one another; side by side columns; columns of equal height; responsive layout; layout with sidebar; holy grail layout; two column page; three columns; responsive card layout
grid: page layout with rows and columns; named areas of a layout; dashboard layout; 12 column system; bootstrap columns; responsive gallery of cards; auto fit columns; overlap elements in one cell; two dimensional layout; table like layout; photo gallery
subgrid: align content across cards; inherit tracks from parent; nested columns aligned with outer ones; line up headings and buttons of cards
grid-lanes: columns of bricks with different heights; staggered image gallery; pack tiles of different height
flexbox-gap: space between flex items; gutter between items without margin; gap not working in safari
align-content-block: vertically center without flexbox; vertical center text in block; center vertically in a block
margin: space around an element; center block with margin auto; outer spacing; negative spacing; collapsing margins; space between elements; center a block; margin between divs; auto margin; outer space; remove default margin; center div with margin
padding: space inside an element; inner spacing; space inside box; inner space; padding of button; space around text
box-sizing: include border in width; padding makes element wider; border box; width with padding included
aspect-ratio: keep proportions of an element; 16:9 video box; square element; padding hack for ratio; intrinsic ratio; maintain ratio on resize
width-height: size of an element; full height page; stretch to the window; set element dimensions; full width element; full height div; set width; set height; width of div; 100 percent height; make div fill page; half width; stretch to full width
min-max-width-height: limit the width of content; at least as tall as the screen; minimum height; max width of text column
min-max-content fit-content: shrink to fit content; width by content; as wide as its text; size to content
stretch: fill available space; fill the parent with margin; fill-available
calc: compute lengths; subtract pixels from percent; 100% minus header; arithmetic in styles; math with different units
calc-size interpolate-size: transition to auto height; expand and collapse animation; animate height of unknown content; slide down open; collapsible section animation; smooth expand accordion
min-max-clamp: responsive font size; scale text with the window; limit between two values; fluid spacing
absolute-positioning: place on top of another element; position in the corner of a box; badge on icon; overlay element; put over image; text on top of image; text over image; overlay text on picture; place element in corner; position relative to parent; centered overlay; label over picture; icon inside input; close button in corner; caption on image; layer elements; put one div over another; element on top of another
fixed-positioning: stay in place while scrolling; fixed header at top; floating action button; always visible bar; back to top button
sticky-positioning: header that stays at the top; stick to top on scroll; sticky table head; sticky sidebar; freeze table header; pinned first column; navigation stays while scrolling; table with sticky head row; fixed table columns; sticky menu; sticky navigation bar; nav that sticks; keep heading visible
relative-positioning: move an element from its place; nudge by some pixels; containing block for children
position: left top right bottom; inset shorthand; offset of positioned element
z-index: layer order; bring to front; stacking order; element behind another; send to back; dropdown hidden behind content; stacking context
isolation: new stacking context; keep blending inside a group
float-clear: text flows around an image; clearfix; clear floats; image left with text right
display: show and hide element; inline versus block; remove from layout; toggle visibility of element; make element disappear; block element on one line; hide a div; hide or show an element; toggle element; remove element from view; make div invisible; display none; inline elements; block and inline; hide element on mobile; element not shown; hide something; show or hide on click
display-contents: skip wrapper in layout; ignore the wrapper box; unwrap children
display-flow-root: contain floats; new block formatting context; stop margin collapse
visibility: invisible but keeps its space; hide but keep layout; hide an item without removing it; make element invisible; make element invisible but keep space; hide element but keep layout; invisible element; hide without removing
content-visibility: skip rendering of offscreen content; faster long pages; render only what is visible; virtual list performance; improve render performance
contain: isolate layout of a component; reflow optimisation; limit repaint
contain-intrinsic-size: placeholder size for skipped content; estimated height
multi-column: magazine columns; split text into columns; columns of text; break content over columns; flow list over two columns; text in columns; split text in two columns; newspaper style text; column layout for text; text in three columns; magazine layout; flow text into columns; list in columns; css columns
column-span: heading across all columns
column-breaks page-breaks: avoid break inside; keep together on one page; do not split box between pages; new page when printing
page-setup: page margins for print; paper size; landscape printing; pdf page size; a4 print layout
page-orientation: rotate printed page
container-queries: style by width of the parent; responsive component; layout depends on its own width; adapt card to available space; media query for element; tailwind container queries; component based breakpoints; parent size; size of the container not viewport; style based on parent width; component responsive to parent; change layout by width of container; component in sidebar; depending on parent size; element queries; size of parent; responsive to container not screen; responsive cards by container
container-style-queries: style by custom property of parent; if the parent has a theme
container-scroll-state-queries: detect stuck sticky; style header when stuck; know when snapped; shadow when scrolled; styles if scrollable
anchor-positioning: position popup next to button; tooltip position; place menu below its trigger; popper; floating ui; dropdown follows button; keep callout inside window; flip tooltip when there is no room; tie element to another; context menu placement; tether to another element
media-queries: mobile styles; breakpoints; different styles for phone and desktop; screen width condition; responsive design; small screens; print styles; tablet layout; landscape styles; detect mobile with styles
media-query-range-syntax: width greater than; between two widths; comparison in breakpoints
custom-media-queries: named breakpoints; variables in media queries
logical-properties: right to left layout; start and end instead of left and right; arabic and hebrew layout; inline start margin; flip layout for rtl languages; bidirectional spacing; switch language to right to left; rtl support; arabic language layout; mirrored layout; margin start and end; hebrew; left and right independent of language
viewport-units: full screen height section; height of window; as tall as the screen; percent of the window; vw and vh
viewport-unit-variants: page height with address bar on phone; address bar hides content; 100vh too tall on iphone; bottom cut off in mobile safari; mobile browser toolbar height; small large and dynamic viewport; ios full height layout; full height on phones jumps
safe-area-inset: notch of the phone; iphone home indicator overlap; keep clear of rounded screen corners; camera cutout; env safe area
virtual-keyboard: keyboard covers input; on-screen keyboard resizes page; keyboard overlaps form field
visual-viewport: pinch zoom position; height without keyboard; know zoom level; visible part of page
overflow-shorthand: scrollable box; cut off content; hide what is too long; scroll inside a div; horizontal scroll; content spills out of its box; remove scrollbars; clip content; prevent page from scrolling; disable body scroll; lock background scroll; hide scroll bar on one axis; hide horizontal scroll; content overflow; horizontal scroll bar appears; scroll inside container; long text overflow; x axis scroll; scroll only vertically; add scrollbar to div; unwanted horizontal scrolling; page scrolls sideways; cut off overflowing content; make div scroll; prevent horizontal scroll; fixed height with scroll; scroll in table
overflow-clip: clip without scroll container; cut off in one direction
scrollbar-width: thin scrollbars; invisible scrollbars; hide scroll bar but still scroll; no scroll bar; remove the scroll bar; webkit scrollbar style; hide scrollbar but allow scrolling; thin scrollbar; remove scrollbar; scrollbar smaller; no scrollbar; narrow scrollbar
scrollbar-color: style scrollbars; scroll bar colors; dark scroll bar; custom scrollbar; scroll thumb and track; scrollbar styling in firefox; change scrollbar color; style the scrollbar; scrollbar design; color of scroll bar; dark scrollbar; scrollbar styling; nice scrollbar; thin colored scrollbar
scrollbar-gutter: page jumps when scrollbar appears; reserve space for scrollbar; layout shift from scrollbar
scroll-behavior: animated scroll to section; scroll smoothly to anchor; jump to id animated; smooth scroll to top; scroll to top smoothly; smooth scroll to anchor link; slow scrolling to section; smooth scrolling to id; animated anchor jump; scroll animation on link click
scroll-into-view: jump to an element; scroll until element is visible; scroll to bottom of chat; show element on screen by script; bring into view
scroll-elements: scroll by script; scroll to a position; get scroll position; scroll to top of page; how far scrolled
scroll-snap: snap to slides; full page slides; swipe gallery; stop at each section while scrolling; image slider; swipeable cards; slide show; carousel without script; paging horizontally
scroll-markers scroll-buttons: dots below a slider; pagination dots; next and previous buttons of a slider; carousel with arrows; css only slider; gallery with indicators; table of contents highlight; carousel without javascript; css carousel; slider dots; slider arrows; next previous buttons; carousel dots; css only carousel; carousel navigation; slideshow without script; carousel controls
scroll-driven-animations: reveal on scroll; reading progress bar; animate while scrolling; scroll linked effect; appear when scrolled into view; scrollytelling; shrink header on scroll; scroll indicator; progress of scroll; animation tied to scroll position
overscroll-behavior: bounce effect; disable pull to refresh; stop page behind modal from scrolling; rubber band scrolling; scroll leaks to parent; stop swipe back navigation; prevent background scrolling
overflow-anchor: page jumps when content loads above; keep scroll position; scroll anchoring; pin chat to bottom
scrollend: know when scrolling stopped; after scroll has finished; end of scroll event
touch-action: disable double tap zoom; prevent pinch zoom; disable browser gestures; swipe handling; stop zooming on touch; 300ms tap delay
resize: user can drag corner to make bigger; disable textarea resize; draggable size; resizable box; stop textarea from growing
object-fit: image fills box without distortion; crop pictures; cover and contain; stretched image; letterbox video; picture keeps its proportions in box; avoid squished images; avatar image crop
object-position: focal point of image; which part of picture is shown
vertical-align: align text with icon; superscript position; middle of a table cell; icon not aligned with text
writing-mode: text from top to bottom; vertical writing; sideways text; rotate text 90 degrees; mongolian or chinese vertical; vertical label; vertical lettering; vertical text; text vertically; rotate text vertically; top to bottom text; vertical heading; text on its side; sideways heading; chinese vertical text
reading-flow: tab order after reordering; keyboard order of grid items; focus follows visual order; screen reader order of flex items; visual order; reading order; focus order of flex; visual order differs from dom; order of reading; logical order; tab order matches visual order; order property accessibility; reorder and focus order
display-table table: rows and columns of data; tabular data; spreadsheet; header row; merge cells; colspan and rowspan; data grid markup
shape-outside: wrap text around shape; flow text around circle; text along the outline of picture; wrap around round photo; wrap text around image; text around circle; text flow around shape; text around round image; wrap around image shape; round text wrap; text follows shape; flow around picture
fixed-positioning sticky-positioning: stick element to an edge of the screen; stick to bottom; keep button at bottom of the screen; sticky footer; pin to viewport; header follows when scrolling; stays visible when scrolling; glued to the top; bar fixed at the bottom
scroll-into-view scroll-elements: scroll to top button; scroll to element; scroll to bottom; scroll page by code; scroll to position; scroll to div on click; jump to top; scroll down on click; scroll to error; scroll to specific element; auto scroll
flexbox grid subgrid: cards with same height; same height columns; make boxes the same height; equal height boxes; equal heights; align card footers; cards of equal size
grid-lanes: pinterest layout; masonry grid; masonry image gallery; pinterest grid; bricks layout; different height cards; image gallery masonry; uneven heights grid; waterfall grid; pinterest like columns
flexbox align-content-block: center vertically; center div horizontally; vertical align center; center content; centered box; center everything; put div in middle
`
