/** Properties, selectors, functions and rules of style sheets, by what they do. */
export const styleEntryTasks = `
css.properties.align-content: distribute rows; space between lines of flex; vertical distribution
css.properties.align-items: align vertically; center vertically; items same height; cross axis
css.properties.align-self: align one item; one item differently; single item alignment
css.properties.justify-content: align horizontally; center horizontally; push apart; main axis
css.properties.justify-items: align grid items horizontally
css.properties.justify-self: align one grid item; push item to the right
css.properties.place-items: center both ways; center in grid
css.properties.place-content: align content shorthand
css.properties.gap: gutter; grid gap
css.properties.row-gap: vertical gap
css.properties.column-gap: horizontal gap
css.properties.flex: share space; equal width items; fill remaining space
css.properties.flex-grow: grow item; fill remaining space of row; take free space; grow to fill
css.properties.flex-shrink: prevent shrinking; item gets smaller; squashed flex item
css.properties.flex-basis: initial size of flex item
css.properties.flex-direction: row or column; vertical flex; stack items; reverse order of flex
css.properties.flex-wrap: wrap items; next line; multi line flex
css.properties.order: order of items; move item first; change visual order
css.properties.grid-template-columns: number of columns; column widths; equal columns; responsive columns
css.properties.grid-template-rows: row heights; number of rows
css.properties.grid-template-areas: named areas; layout by names
css.properties.grid-auto-rows: height of implicit rows; automatic rows; implicit row; same row height
css.properties.grid-auto-columns: width of implicit columns; automatic columns
css.properties.grid-auto-flow: dense packing; fill holes in grid; items by column
css.properties.grid-column: span columns; item over two columns; full width grid item
css.properties.grid-row: span rows; item over two rows
css.properties.grid-area: place item in area
css.properties.columns css.properties.column-count: text columns; newspaper columns
css.properties.column-width: width of text columns
css.properties.column-rule: line between columns; divider of columns
css.properties.display: inline or block; none block flex
css.properties.display.none: hide element completely; remove from layout
css.properties.visibility: hide but keep space; invisible
css.properties.opacity: transparency; see through; half transparent
css.properties.position: absolute or relative; place element
css.properties.position.sticky: stick on scroll
css.properties.position.fixed: stay on screen; always visible
css.properties.position.absolute: place over; exact position
css.properties.inset: top right bottom left shorthand; fill parent
css.properties.z-index: stacking order; in front; behind
css.properties.float: text around image; image left
css.properties.clear: below floats; stop floating
css.properties.overflow: scrollable; cut off; clip content; hide overflow
css.properties.overflow-x: horizontal scroll; sideways scrolling
css.properties.overscroll-behavior: pull to refresh off; scroll chaining; background scrolls behind modal
css.properties.scroll-behavior: animated scroll
css.properties.scroll-margin-top css.properties.scroll-margin: anchor offset; offset for sticky header; heading hidden under header; scroll offset
css.properties.scroll-padding-top css.properties.scroll-padding: fixed header offset; sticky header covers anchor; header offset when jumping
css.properties.scroll-snap-type: snap scrolling; carousel snapping
css.properties.scroll-snap-align: snap position of slide
css.properties.scrollbar-width: thin scrollbar
css.properties.scrollbar-color: color of scrollbar; dark scrollbar
css.properties.scrollbar-gutter: space for scrollbar; page shifts when scrollbar
css.properties.width: set width; element width; full width
css.properties.height: set height; element height; full height
css.properties.min-width: at least as wide; smallest width
css.properties.max-width: limit width; not wider than; text column width
css.properties.min-height: at least as tall; full page height
css.properties.max-height: limit height; not taller than
css.properties.aspect-ratio: keep proportions; 16 by 9; square box
css.properties.box-sizing: padding inside width; border box
css.properties.margin: outer space; center block
css.properties.margin-inline: left and right margin
css.properties.padding: inner space; space inside box
css.properties.border: line around; frame
css.properties.border-radius: rounded corners; circle; pill
css.properties.border-collapse: collapse table borders; double table borders; single line table; gaps between cells
css.properties.border-spacing: space between cells; gap of table cells
css.properties.border-image: picture border; gradient border
css.properties.outline: line outside border
css.properties.outline-offset: distance of outline; gap to focus ring
css.properties.box-shadow: shadow of box; glow
css.properties.text-shadow: shadow of text; glowing letters
css.properties.filter: blur image; grayscale; brightness
css.properties.backdrop-filter: frosted glass; blur behind
css.properties.mix-blend-mode: blend with background
css.properties.background-blend-mode: blend background layers
css.properties.background-color: fill color; background colour
css.properties.background-image: background picture; image behind
css.properties.background-size: cover background; stretch background; scale background
css.properties.background-position: center background; move background
css.properties.background-repeat: tile background; no repeat
css.properties.background-attachment: fixed background; background stays fixed; parallax; background does not scroll
css.properties.background-clip: background in text; background under border
css.properties.clip-path: cut shape; polygon; diagonal
css.properties.mask-image css.properties.mask: fade out edges; image mask; icon mask
css.properties.object-fit: crop image; fill box with image; image not stretched
css.properties.object-position: focal point; crop position
css.properties.image-rendering: pixel art; sharp pixels
css.properties.color: text color; font color
css.properties.color-scheme: dark scrollbars; dark form controls
css.properties.accent-color: checkbox color; radio color; slider color
css.properties.caret-color: text cursor color; color of cursor
css.properties.cursor: mouse pointer; hand cursor; pointer on hover
css.properties.pointer-events: click through; not clickable; ignore mouse
css.properties.user-select: no text selection; unselectable; prevent copy
css.properties.touch-action: disable zoom gesture; double tap zoom
css.properties.resize: resizable textarea; drag corner
css.properties.appearance: remove native style; reset select; reset button
css.properties.field-sizing: grow with text; auto growing textarea
css.properties.font-family: typeface; font stack
css.properties.font-size: text size; bigger text
css.properties.font-weight: bold; thin text; boldness
css.properties.font-style: italic; slanted
css.properties.font-variant-numeric: tabular numbers; equal width digits
css.properties.font-variant-caps: small caps
css.properties.font-feature-settings: opentype feature; stylistic set
css.properties.font-variation-settings: variable font axis
css.properties.font-size-adjust: match x-height; fallback font size
css.properties.line-height: line spacing; leading; space between lines
css.properties.letter-spacing: space between letters
css.properties.word-spacing: space between words
css.properties.text-align: center text; right align; justify text
css.properties.text-align-last: align last line
css.properties.text-decoration: underline; remove underline
css.properties.text-decoration-thickness: thicker underline
css.properties.text-decoration-style: dotted underline
css.properties.text-decoration-color: color of underline
css.properties.text-underline-offset: underline distance; underline lower
css.properties.text-transform: uppercase; lowercase
css.properties.text-indent: indent first line; paragraph indent
css.properties.text-overflow: ellipsis; truncate text
css.properties.line-clamp: limit lines; cut after two lines
css.properties.text-wrap: no wrapping; balance lines
css.properties.text-wrap.balance: balanced headline
css.properties.text-wrap.pretty: no orphans
css.properties.white-space: keep line breaks; no wrap; preserve spaces
css.properties.overflow-wrap: break long words; long url
css.properties.word-break: break anywhere; break word
css.properties.hyphens: hyphenation; split words
css.properties.tab-size: width of tab
css.properties.writing-mode: sideways text
css.properties.text-orientation: upright letters
css.properties.vertical-align: align icon with text; table cell middle
css.properties.text-box-trim: trim space above text
css.properties.list-style-type css.properties.list-style: bullet style; no bullets; roman numerals; remove bullets
css.properties.list-style-image: picture as bullet
css.properties.list-style-position: bullet inside or outside
css.properties.counter-reset: start numbering
css.properties.counter-increment: count up in css; automatic numbering
css.properties.content: text before element; generated text
css.properties.quotes: quotation marks
css.properties.table-layout: fixed columns; equal table columns; fixed table width; column widths of table
css.properties.caption-side: caption below table
css.properties.empty-cells: hide empty cells
css.properties.transform: rotate; scale; skew; move
css.properties.transform-origin: rotation point; pivot; rotate around corner; center of rotation; origin of rotation
css.properties.transform-style: keep 3d children
css.properties.perspective: 3d depth
css.properties.backface-visibility: hide back side; back of card
css.properties.rotate: turn element
css.properties.scale: make bigger; zoom in
css.properties.translate: move element
css.properties.transition: smooth change; animate on hover
css.properties.transition-delay: wait before transition
css.properties.transition-duration: speed of transition
css.properties.transition-timing-function: easing of transition
css.properties.transition-property: which property animates
css.properties.transition-behavior: animate display none
css.properties.animation: keyframe animation; play animation
css.properties.animation-delay: wait before animation
css.properties.animation-direction: back and forth; alternate
css.properties.animation-duration: speed of animation
css.properties.animation-fill-mode: keep last frame; stay at end of animation; keep end state
css.properties.animation-iteration-count: repeat animation; infinite loop; repeat forever; how often
css.properties.animation-play-state: stop animation on hover
css.properties.animation-timing-function: easing; linear animation; steps
css.properties.animation-timeline: scroll animation; animate on scroll
css.properties.view-transition-name: shared element; morph between pages
css.properties.will-change: performance hint
css.properties.contain: isolate layout
css.properties.content-visibility: skip offscreen rendering
css.properties.container-type: component queries; measure parent
css.properties.container-name: named container
css.properties.isolation: new stacking context
css.properties.all: reset all properties
css.properties.zoom: scale with layout
css.properties.print-color-adjust: print backgrounds
css.properties.break-inside: keep together on page; do not split
css.properties.break-before: new page before
css.properties.break-after: new page after
css.properties.orphans: lines at bottom of page
css.properties.widows: lines at top of page
css.properties.shape-outside: text around shape
css.properties.offset-path: move along path
css.properties.position-anchor: attach to element
css.properties.position-area: place next to anchor
css.properties.position-try-fallbacks: flip when no room
css.properties.interpolate-size: animate height auto
css.properties.stroke: svg line color
css.properties.stroke-width: svg line thickness
css.properties.stroke-dasharray: dashed line in svg; dotted svg stroke; line drawing; dashed stroke
css.properties.stroke-dashoffset: animate line drawing; draw line animation
css.properties.fill: svg color; color of svg icon
css.properties.-webkit-text-stroke: outline letters; text outline
css.properties.forced-color-adjust: keep colors in high contrast
css.properties.text-size-adjust: prevent font inflation
css.properties.reading-flow: tab order of grid
css.properties.custom-property: variable; css variable; design token
css.selectors.hover: mouse over; on hover
css.selectors.focus: focused field
css.selectors.focus-within: child has focus
css.selectors.active: pressed button
css.selectors.visited: visited link
css.selectors.checked: ticked checkbox; selected radio
css.selectors.disabled: disabled field
css.selectors.required: mandatory field style
css.selectors.invalid: wrong input; error style
css.selectors.user-invalid: error after typing
css.selectors.valid: correct input
css.selectors.placeholder: hint text style
css.selectors.placeholder-shown: empty field
css.selectors.autofill: prefilled field
css.selectors.first-child: first item; first element
css.selectors.last-child: last element
css.selectors.only-child: single child
css.selectors.nth-child: every second; odd and even; even rows; every third; zebra rows
css.selectors.nth-last-child: counted from end
css.selectors.nth-of-type: every second of type
css.selectors.not: except; all but
css.selectors.has: contains element
css.selectors.is: any of selectors
css.selectors.where: zero specificity
css.selectors.empty: without content
css.selectors.root: html element; variables on root
css.selectors.target: jumped to anchor
css.selectors.before: insert before; icon before text
css.selectors.after: insert after; arrow after text
css.selectors.first-letter: initial letter
css.selectors.first-line: first row of text
css.selectors.selection: selected text color
css.selectors.backdrop: dim background of dialog
css.selectors.host: component itself
css.selectors.part: style inside component
css.selectors.slotted: slotted content
css.selectors.child: direct child; greater than sign
css.selectors.descendant: inside of element
css.selectors.next-sibling: directly after; plus sign
css.selectors.subsequent-sibling: following siblings; tilde
css.selectors.attribute: by attribute; square brackets
css.selectors.nesting: ampersand; parent selector of sass
css.selectors.fullscreen: element in fullscreen
css.selectors.lang: by language
css.selectors.dir: right to left text
css.selectors.file-selector-button: style upload button
css.at-rules.media: media query
css.at-rules.media.prefers-color-scheme: night mode
css.at-rules.media.prefers-reduced-motion: less animation; motion sensitive
css.at-rules.media.prefers-contrast: more contrast
css.at-rules.media.hover: has mouse; touch device check
css.at-rules.media.pointer: touch or mouse; coarse pointer
css.at-rules.container: component query; parent width
css.at-rules.font-face: load font; web font
css.at-rules.font-face.font-display: text while font loads
css.at-rules.font-face.size-adjust: fallback font scale
css.at-rules.import: include style sheet
css.at-rules.keyframes: animation steps; define animation
css.at-rules.layer: override order; cascade layer
css.at-rules.supports: feature query
css.at-rules.scope: limit styles
css.at-rules.property: typed variable
css.at-rules.page: print margins; paper size
css.at-rules.starting-style: entry animation
css.at-rules.counter-style: own bullets
css.at-rules.view-transition: transitions between pages
css.types.calc: math in css; subtract pixels
css.types.clamp: between two values; fluid size
css.types.min: smaller of two
css.types.max: larger of two
css.types.var: use variable; variable fallback
css.types.env: safe area; notch
css.types.attr: value of attribute
css.types.color.color-mix: mix colors; lighten
css.types.color.oklch: perceptual color
css.types.color.light-dark: both themes
css.types.gradient.linear-gradient: color fade
css.types.gradient.radial-gradient: round gradient
css.types.gradient.conic-gradient: pie chart
css.types.length.rem: root font size
css.types.length.em: font size of parent
css.types.length.ch: characters wide
css.properties.justify-content css.properties.gap: space between items
css.properties.gap css.properties.row-gap: space between rows
css.properties.gap css.properties.column-gap: space between columns
css.properties.outline css.selectors.focus-visible: focus ring
css.properties.text-decoration html.elements.s: strike through
css.properties.direction html.global_attributes.dir: right to left
css.selectors.focus-visible html.global_attributes.tabindex: keyboard focus
css.selectors.disabled html.elements.button.disabled: inactive button
css.selectors.selection html.elements.mark: highlighted text
`
