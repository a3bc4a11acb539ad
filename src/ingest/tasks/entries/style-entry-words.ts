/** Entries of styles, by how the result looks. */
export const styleEntryWords = `
css.at-rules.charset: encoding of css file
css.at-rules.custom-media: name for breakpoint; reusable media query; breakpoint variable
css.at-rules.font-palette-values: own colours for emoji font
css.at-rules.function: own css function
css.at-rules.namespace: svg namespace in css
css.at-rules.position-try: other place if popup does not fit; fallback position of tooltip
css.properties.-webkit-app-region: draggable title bar; drag window of app
css.properties.-webkit-box-reflect: mirror image below; reflection under picture
css.properties.-webkit-tap-highlight-color: blue flash when tapped on phone
css.properties.-webkit-text-fill-color: fill of letters
css.properties.-webkit-text-security: dots instead of letters; mask typed text
css.properties.-webkit-touch-callout: long press menu on iphone; disable image menu on ios
css.properties.-webkit-user-drag: stop image dragging; ghost image when dragging picture
css.properties.anchor-name: name the button for tooltip
css.properties.anchor-scope: tooltip attaches to wrong item; anchors in repeated list
css.properties.animation-composition: add animation to existing transform; combine animations
css.properties.animation-name: which keyframes; change keyframes
css.properties.animation-range: start when entering screen; part of scroll
css.properties.background-origin: backdrop starts inside padding
css.properties.background-position-x: move sprite sideways
css.properties.background: several backgrounds; picture and colour behind; shorthand of backdrop
css.properties.baseline-shift: raise svg letters
css.properties.border-block: line above and below
css.properties.border-bottom-left-radius: one round corner below left
css.properties.border-bottom: line below; underline of tab; line under row
css.properties.border-color: colour of box line; red edge on error
css.properties.border-left: stripe on left side; quote bar
css.properties.border-right: separator line on right
css.properties.border-shape: outline follows own shape
css.properties.border-style: dotted edge; dashed edge
css.properties.border-top-left-radius: one round corner above left; only top corners round
css.properties.border-top: line above; divider above footer
css.properties.border-width: thickness of box line; thicker edge
css.properties.bottom: distance from below; stick to lower edge
css.properties.box-decoration-break: padding on each line of text; wrapped highlight
css.properties.caret-animation: stop caret blinking
css.properties.caret-shape: block cursor in terminal
css.properties.clip: old clipping; screen reader only text old way
css.properties.column-fill: balance columns; fill first column first
css.properties.contain-intrinsic-size: placeholder size of skipped content; scrollbar jumps with content-visibility
css.properties.corner-shape: squircle corners; cut corners
css.properties.counter-set: jump to number
css.properties.dynamic-range-limit: hdr too bright; dim hdr pictures
css.properties.fill-opacity: see through svg shape
css.properties.fill-rule: hole in svg shape
css.properties.flex-flow: direction and wrap together
css.properties.font-kerning: pairs of letters spacing; av gap
css.properties.font-optical-sizing: letter shapes by size
css.properties.font-palette: colours of emoji font
css.properties.font-smooth: thinner text on mac; antialiased text
css.properties.font-stretch: narrow letters old name
css.properties.font-synthesis: fake bold; fake italic; stop browser faking bold
css.properties.font-variant-emoji: emoji or plain symbol; text style heart
css.properties.font-variant-ligatures: joined fi; no joined letters
css.properties.font-width: condensed letters
css.properties.font: all text settings at once; shorthand of text
css.properties.grid-column-end: span to column
css.properties.grid-column-start: begin at column
css.properties.grid-row-start: begin at row
css.properties.grid-template: rows and columns at once; page template
css.properties.hanging-punctuation: quote outside of edge
css.properties.hyphenate-character: other dash at line end
css.properties.hyphenate-limit-chars: no hyphens in short words
css.properties.image-orientation: photo turned wrong; phone photo sideways
css.properties.initial-letter: big letter over lines
css.properties.inset-inline: left and right in rtl
css.properties.interactivity: make part not usable; inert by style
css.properties.interest-delay: tooltip delay; wait before tooltip
css.properties.left: distance from left; move right by pixels
css.properties.margin-block: space above and below
css.properties.margin-bottom: gap below paragraph; space under heading
css.properties.margin-left: push right; indent block; push to the right with auto
css.properties.margin-right: gap right of icon
css.properties.margin-top: gap above heading; push down
css.properties.margin-trim: no gap after last child
css.properties.mask-border: frame shaped cut out
css.properties.mask-composite: subtract mask; combine masks
css.properties.mask-repeat: repeat cut out pattern
css.properties.mask-size: size of cut out
css.properties.object-view-box: zoom into picture; crop by coordinates
css.properties.offset-distance: how far along path; move along curve
css.properties.offset-rotate: turn with curve; keep upright on path
css.properties.outline-color: colour of focus ring
css.properties.outline-style: dotted focus ring; no focus ring
css.properties.outline-width: thickness of focus ring
css.properties.overflow-anchor: list jumps when items load
css.properties.overflow-clip-margin: cut a bit outside box
css.properties.overscroll-behavior-x: swipe goes back in browser; sideways swipe leaves page
css.properties.overscroll-behavior-y: no pull to refresh
css.properties.padding-block: room above and below in box
css.properties.padding-bottom: room at the bottom
css.properties.padding-inline: room left and right in box
css.properties.padding-left: space left of text
css.properties.padding-right: space right of text
css.properties.padding-top: room at the top
css.properties.paint-order: outline behind letters
css.properties.perspective-origin: viewpoint of 3d; look from left
css.properties.place-self: centre one cell
css.properties.position-visibility: hide tooltip when button scrolled away
css.properties.reading-order: keyboard order of one item
css.properties.right: distance from right
css.properties.row-rule: lines between rows
css.properties.ruby-align: spacing of furigana
css.properties.ruby-position: furigana below; pronunciation above text
css.properties.rx: round corners of svg rectangle
css.properties.scroll-initial-target: start scrolled to item; chat starts at bottom
css.properties.scroll-margin-bottom: gap below jumped to
css.properties.scroll-marker-group: dots of slides; where dots go
css.properties.scroll-snap-stop: one slide per swipe; do not skip slides
css.properties.scroll-target-group: highlight current section link; table of contents active
css.properties.shape-image-threshold: text follows transparent picture
css.properties.shape-margin: distance of text to round picture
css.properties.shape-rendering: crisp svg lines; blurry svg lines
css.properties.size: landscape paper; a4
css.properties.speak-as: spell out letters; read digits one by one
css.properties.stop-color: colour of svg gradient
css.properties.stroke-linecap: round ends of svg line
css.properties.stroke-linejoin: round corners of svg line
css.properties.stroke-opacity: see through svg line
css.properties.text-anchor: centre svg text; align svg text
css.properties.text-autospace: gap between chinese and latin
css.properties.text-box: trim room above letters; text not centred in button
css.properties.text-combine-upright: digits side by side in vertical text
css.properties.text-decoration-inset: shorter underline; underline not full width
css.properties.text-decoration-line: underline or strike; no line below link
css.properties.text-decoration-skip-ink: line breaks around descenders; underline gaps at g and y
css.properties.text-emphasis: dots over letters
css.properties.text-fit: text fills width
css.properties.text-justify: how justified text is spread
css.properties.text-rendering: better kerning; quality of letters
css.properties.text-spacing-trim: japanese brackets spacing
css.properties.text-underline-position: line under descenders; line below in vertical text
css.properties.top: distance from above; move down by pixels
css.properties.transform-box: svg rotates around wrong point; rotate icon around centre
css.properties.unicode-bidi: mixed direction text; isolate arabic name
css.properties.vector-effect: line keeps thickness when svg scales
css.properties.view-timeline: animate while element crosses screen
css.properties.view-transition-class: same transition for many
css.properties.white-space-collapse: keep several spaces
css.selectors.-moz-progress-bar: progress colour firefox
css.selectors.-moz-range-thumb: slider knob firefox
css.selectors.-moz-range-track: slider line firefox
css.selectors.-webkit-inner-spin-button: remove arrows of number field; hide spinner
css.selectors.-webkit-progress-bar: background of progress bar
css.selectors.-webkit-progress-value: colour of progress bar
css.selectors.-webkit-scrollbar-thumb: scroll handle colour safari
css.selectors.-webkit-scrollbar-track: rail of scrollbar
css.selectors.-webkit-scrollbar: old scrollbar styling; style scrollbar in safari
css.selectors.-webkit-search-cancel-button: remove x of search field; clear button of search
css.selectors.-webkit-slider-runnable-track: line of slider; style range track
css.selectors.-webkit-slider-thumb: knob of slider; style range handle
css.selectors.active-view-transition: while page transition runs
css.selectors.any-link: all links visited or not
css.selectors.checkmark: tick of select option; hide tick in dropdown
css.selectors.class: style by class; dot selector
css.selectors.cue: style subtitles; subtitle background
css.selectors.default: default button style
css.selectors.defined: web component not loaded yet; hide undefined tags
css.selectors.details-content: animate opened section
css.selectors.enabled: fields that can be used; not disabled
css.selectors.first-of-type: first paragraph; first of its tag
css.selectors.grammar-error: style grammar mistakes
css.selectors.has-slotted: slot filled
css.selectors.heading: all headings at once
css.selectors.highlight: style marked search words
css.selectors.host-context: component inside dark parent
css.selectors.id: style by id; hash selector
css.selectors.in-range: number allowed style
css.selectors.indeterminate: dash in checkbox
css.selectors.last-of-type: last paragraph; last of its tag
css.selectors.link: unvisited link colour
css.selectors.list: several selectors with comma; same style for many
css.selectors.marker: colour of bullet; emoji as bullet; number colour
css.selectors.muted: style muted player
css.selectors.nth-last-of-type: from end of tag
css.selectors.only-of-type: single of its tag
css.selectors.open: style open dropdown; style when expanded
css.selectors.optional: fields not required
css.selectors.out-of-range: number too big style; outside of min max style
css.selectors.paused: style while video paused; show play icon when paused
css.selectors.picker-icon: arrow of select; rotate dropdown arrow
css.selectors.picker: dropdown part of select; style options box
css.selectors.playing: style while video plays
css.selectors.read-only: style locked field
css.selectors.read-write: style editable parts
css.selectors.scope: root of scoped query
css.selectors.scroll-button: next arrow of carousel; arrows by css
css.selectors.search-text: colour of find in page
css.selectors.spelling-error: colour of spelling underline; style typos
css.selectors.state: own state of web component
css.selectors.target-current: active dot of carousel; current toc link
css.selectors.target-text: colour of linked text; highlight from google
css.selectors.type: style all paragraphs; tag selector
css.selectors.universal: everything; star selector; style all elements
css.selectors.user-valid: green tick after typing
css.selectors.view-transition-group: speed of page transition
css.selectors.view-transition-new: incoming page picture
css.selectors.view-transition-old: outgoing page picture
css.types.anchor-size: as wide as its button; menu same width as button
css.types.anchor: edge of other element; position by anchor edge
css.types.angle: degrees; turn
css.types.calc-size: animate to auto and more
css.types.cos: circle in css
css.types.counter: show chapter number
css.types.counters: nested numbers 1.1.2
css.types.filter-function: blur and brightness functions
css.types.flex: fraction unit; fr unit
css.types.global_keywords: reset to default; inherit initial unset; undo style
css.types.gradient: colour fades
css.types.hypot: diagonal length
css.types.if: condition in css value; if else in css
css.types.mod: every third by math
css.types.percentage: percent of parent
css.types.pow: power in css; modular scale by math
css.types.ratio: 16 by 9 value
css.types.ray: move in straight line at angle
css.types.resolution: dots per inch; retina query
css.types.round: round lengths in css
css.types.shape: responsive clip shape
css.types.sibling-count: how many siblings in css
css.types.sibling-index: delay by position; number of item in css
css.types.sin: wave in css
css.types.sqrt: square root in css
css.types.time: seconds and milliseconds
css.types.transform-function: rotate scale skew functions
css.types.url: path of picture in css
`
