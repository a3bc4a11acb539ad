/** Modules of CSS, by what they define and by what people call it. */
export const styleSpecWords = `
css-typed-om-1 css-typed-om-2: typed values of css in javascript; houdini typed object model; css unit values in script; attributeStyleMap
font-metrics-api-1: measure font ascent and descent; text metrics of a font; houdini fonts
animation-triggers-1: start animation on scroll; trigger keyframes when element enters view; play animation when visible
compositing-1 compositing-2: blend modes of layers; porter duff; multiply screen overlay darken; mix colors of stacked elements
css-color-3: color keywords; rgba and hsla; transparency of elements
css-color-4: oklch and oklab; lch lab hwb; wide gamut display-p3; color() function; device independent colors; color interpolation
css-color-5: mix two colors; relative colors from other color; light-dark function; custom color spaces; color profiles
css-color-6: readable text color automatically; black or white by background; accessible color pair
css-color-hdr-1: high dynamic range colors; brighter than white; hdr limit; itu-r bt.2100
css-color-adjust-1: dark mode form controls; windows high contrast; preferred color scheme; print backgrounds
css-conditional-values-1: conditional expressions in values; if function in css
css-extensions-1: custom selectors; script defined css extensions; aliases for pseudo classes
css-flexbox-1 css-flexbox-2: flex items in rows and columns; flexible layout of boxes; grow and shrink items; one dimensional layout
css-flexbox-2: balanced wrapping of flex lines; next version of flex
css-gcpm-3 css-gcpm-4: page headers and footers; running elements; footnotes in print; books made with css; cross references; string-set; leaders; bookmarks of pdf
css-images-3: linear and radial gradients; image resolution; object-fit object-position; pixelated images
css-images-4: conic gradients; image-set for retina; cross fade of two images; element as image
css-images-5: crop part of image with css; view box of image
css-image-animation-1: pause animated gif with css; stop moving images
css-navigation-1: style by current page address; route matching in css; where page navigation goes; navigation at-rule; style link to the page that is open
css-page-3 css-page-4: paper size and margins; print margins boxes; page numbers; left and right pages; landscape printing
css-shadow-1: style shadow dom; shadow tree selectors; ::part ::slotted :host; web component styles
css-shapes-1 css-shapes-2: text flows around circle; polygon and path shapes; wrap text along shape
css-size-adjust-1: mobile text inflation; font boosting; text autosizing on phones
css-text-3: line breaking; hyphenation; justify text; letter and word spacing; tabs and spaces
css-text-4: balance headline lines; pretty wrapping; avoid orphans; hanging punctuation; text spacing of cjk
css-text-5: text grouping and phrases; future of text layout
css-variables-1 css-variables-2: var() function; design tokens; double dash properties; fallback values
filter-effects-1 filter-effects-2: blur and grayscale; brightness contrast sepia; svg filter primitives; feTurbulence; drop shadow filter
filter-effects-2: frosted glass; filter what is behind
pointer-animations-1: animation follows mouse; cursor driven animation; pointer timeline; move with mouse
css-align-3: justify-content align-items place-items; center things; gap between items; distribute space
css-anchor-position-1 css-anchor-position-2: tooltip next to button; tether popup to element; position relative to other element; popover placement and flipping
css-animation-worklet-1: houdini animations off main thread; scripted animation in worklet; jank free script animation
css-animations-1 css-animations-2: keyframes rule; animation name duration iteration; looping animations; animation events
css-backgrounds-3 css-backgrounds-4: rounded corners; box shadows; background images size and position; border images
css-borders-4: squircle; shaped corners; corner shape; partial borders; superellipse; clipped border
css-box-3 css-box-4: margins and padding; space around content; box model areas; trim margins of first and last child
css-break-3 css-break-4: split across pages and columns; orphans and widows; avoid page break; fragmented boxes
css-cascade-3 css-cascade-4 css-cascade-5 css-cascade-6: specificity and order of rules; initial inherit unset; which declaration wins; origins of styles; computed and used values
css-cascade-4: roll back to browser styles
css-cascade-5: layers of style sheets; import with layer; importance by layer
css-cascade-6: scoped styles; limit rules to part of page; proximity
css-conditional-3 css-conditional-4: feature queries; supports rule; test if property is supported; media blocks
css-conditional-5: size of parent; style queries; query container units; when and else
css-contain-1 css-contain-2 css-contain-3: limit layout and paint to subtree; skip rendering off screen; rendering performance; layout isolation
css-content-3: content property; quotation marks; generated text; leaders and targets
css-counter-styles-3: own list numbering; roman and alphabetic numerals; custom bullets; numbering systems of the world
css-display-3 css-display-4: block and inline; box generation; none and contents; hide an element; inside and outside display type; formatting context
css-display-4: reading order; tab order of grid items
css-easing-1 css-easing-2: timing functions of animations; ease in and out; bezier curve; spring and bounce; steps; ease-in-out and linear keywords
css-env-1: notch and safe areas; env() function; insets of device; foldable screens
css-font-loading-3: load fonts by script; document.fonts ready; wait for web fonts
css-fonts-4 css-fonts-5: web fonts; font face descriptors; variable fonts axes; opentype features; font size and weight; palette of color fonts; system fonts
css-forms-1: style checkbox radio and select; appearance base; customizable select; native form control styling; style input type range
css-gaps-1: lines between columns and rows; row rule; separators in grid gaps
css-grid-1 css-grid-2 css-grid-3: two dimensional layout; rows and columns template; grid areas; fr unit; auto placement
css-grid-2: nested grids share tracks
css-grid-3: waterfall of cards
css-highlight-api-1: mark ranges of text without elements; highlight search results; style text ranges by script
css-inline-3: drop caps; baseline alignment; leading trim; line height and vertical alignment of text; text box edges
css-layout-api-1: houdini layout worklet; own display type by script; custom layout algorithm
css-line-grid-1: align lines to grid; snap baseline; east asian line grid
css-link-params-1: pass custom properties into svg image; parameters for linked resources; svg icon color from outside
css-lists-3: bullets and markers; numbering with counters; list item markers
css-logical-1: start and end instead of left and right; direction independent margins; inline and block size; right to left layout
css-masking-1: clip and mask; clip shapes; alpha and luminance mask; reveal part of element
css-mixins-1: functions in css; reusable declarations; apply rule; like sass mixins
css-multicol-1 css-multicol-2: newspaper columns; column count and width; text in columns; column rules
css-namespaces-3: xml prefix in style sheet; svg selectors by namespace
css-nav-1: arrow key focus; tv remote navigation; d-pad; move focus by direction
css-nesting-1: nested rules like sass; ampersand selector; rules inside rules
css-overflow-3 css-overflow-4 css-overflow-5: scrollable boxes; clip content; scroll containers
css-overflow-4: truncate after lines; ellipsis; scrollbar gutter
css-overflow-5: css carousels; scroll buttons and dots; pagination markers without javascript
css-overscroll-1: scroll chaining; bounce at the end of scrolling; swipe navigation prevention; pull down to reload; scroll boundary
css-page-floats-3: float figure to top of page; figures in print columns
css-paint-api-1: houdini paint worklet; draw background by script; css generated images by script
css-position-3 css-position-4: absolute fixed sticky relative; inset properties; stick to top while scrolling; top left right bottom
css-position-4: top layer; backdrop of dialog
css-properties-values-api-1: register custom property; typed css variables; animate variables; houdini @property
css-pseudo-4: before and after; first line and letter; selection and marker; placeholder and file button parts; highlight pseudo elements
css-regions-1: content flows from box to box; named flows; linked text frames
css-rhythm-1: vertical rhythm; baseline spacing; line height steps
css-round-display-1: round smart watch screens; circular display; shape of screen
css-ruby-1: furigana layout; pinyin annotation; phonetic guide text
css-scroll-anchoring-1: content jumps while loading; keep scroll position when content is inserted above
css-scroll-snap-1 css-scroll-snap-2: snap to slides; carousel snapping; scroll positions that snap; swipe between panels
css-scrollbars-1: scrollbar colors and width; thin scrollbars
css-sizing-3 css-sizing-4: min-content and max-content; fit content; width and height of boxes; intrinsic sizes; aspect ratio of boxes; stretch size
css-speech-1: aural style sheets; voice of screen reader; pronounce and pause; text to speech styling
css-style-attr: inline style attribute; style="" syntax
css-syntax-3: css parsing rules; tokenizer and parser; grammar of style sheets; character encoding of css; error recovery
css-tables-3: table layout algorithm; collapsing borders; column widths; rows and cells
css-text-decor-3 css-text-decor-4: underline style and position; wavy line; emphasis marks; text shadows; strike through
css-transforms-1 css-transforms-2: rotate scale skew translate; 2d and 3d transformation; matrix; perspective; flip elements
css-transitions-1 css-transitions-2: smooth change of properties; transition duration and delay; animate on hover; entry animations from display none
css-ui-3 css-ui-4: cursor outline resize; caret color; user select; appearance of controls; text-overflow
css-values-3 css-values-4 css-values-5: units px em rem vh; calc and math functions; lengths angles times; relative units
css-values-4: min max clamp; trigonometry in css; dynamic viewport units
css-values-5: attr() with types; random numbers in css; if function; animate to auto height; tree counting; inline conditions
css-view-transitions-1: animate page changes; morph between states; single page app transitions; startViewTransition
css-view-transitions-2: transitions between documents; multi page transitions; scoped transitions; nested groups
css-viewport-1: viewport meta tag; mobile zoom; initial scale; css zoom
css-will-change-1: hint for upcoming animation; promote to layer
css-writing-modes-3 css-writing-modes-4: vertical text; right to left; japanese vertical writing; text orientation; bidi in css
CSS2: old css standard; floats; visual formatting model; z-index stacking; css 2.1; vertical align
css3-exclusions: wrap content around any element; text wraps on both sides
cssom-1: style sheets in script; document.styleSheets; get computed style; insert rules; serialization of css
cssom-view-1: scroll into view; window size; offsetTop; matchMedia; element coordinates
css-2022 css-2023 css-2024 css-2025 css-2026: what is css today; list of stable modules; official definition of css; state of css modules; css3 all modules
css-parser-api: parse css by script; houdini parser
custom-state-pseudo-class: states of custom element; :state selector
fill-stroke-3: stroke and fill of text; outline of letters; svg paint for text
geometry-1: DOMRect and DOMMatrix; points quads matrices; geometry types
mediaqueries-3 mediaqueries-4 mediaqueries-5: responsive breakpoints; screen width condition; print and screen; hover and pointer detection
mediaqueries-4: range syntax of queries
mediaqueries-5: dark mode preference; reduced motion preference; user preferences in media
motion-1: move along a path; offset-path; animate on curve
resize-observer-1: element changes size; element dimensions callback; watch box of element
scroll-animations-1: animation progress by scroll; parallax; view timeline; scroll timeline; reading progress bar
selectors-3 selectors-4 selectors-5: pseudo classes; css selector syntax; nth child; class id and attribute selectors; specificity of selectors; combinators
selectors-4: has is where not; focus-visible
selectors-nonelement-1: select attributes; attribute nodes in selectors
DOM-Level-2-Style: dom level 2 css; old style interfaces; CSSPrimitiveValue
compat: webkit prefixes; -webkit- properties every browser needs; legacy vendor prefix; quirks for site compatibility
quirks: no doctype; old pages rendering mode; rendering of pages without doctype; limited quirks
`
