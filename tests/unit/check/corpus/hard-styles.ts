import type { LabelledSnippet } from './labelled.ts'

const p = (...names: readonly string[]) => names.map((name) => `css.properties.${name}`)
const s = (...names: readonly string[]) => names.map((name) => `css.selectors.${name}`)
const a = (...names: readonly string[]) => names.map((name) => `css.at-rules.${name}`)
const t = (...names: readonly string[]) => names.map((name) => `css.types.${name}`)

/** Style sheets that are hard to analyse, labelled before the analysis had read any of them. */
export const hardStyleSnippets: readonly LabelledSnippet[] = [
  {
    file: 'deep-conditions.css',
    code: '@layer theme {\n  @media (min-resolution: 2dppx) and (color-gamut: p3) {\n    @supports (color: color(display-p3 1 0 0)) {\n      .logo { color: color(display-p3 1 0.2 0); background-image: image-set("a.avif" type("image/avif"), "a.png" 1x) }\n    }\n  }\n}',
    uses: [
      ...a('layer', 'media', 'media.resolution', 'media.color-gamut', 'media.color-gamut.p3'),
      ...a('supports'),
      ...t('resolution.dppx', 'resolution.x', 'image.image-set'),
      'css.properties.color ?',
      'css.types.color.color ?',
      'css.properties.background-image ?',
      'css.properties.background-image.image-set',
    ],
  },
  {
    file: 'nested-container.css',
    code: '.card {\n  container: card / inline-size;\n  & > .media {\n    aspect-ratio: 16 / 9;\n    @container card (width > 30rem) { inset-inline-start: 10cqi }\n  }\n  &:not(:first-child) { margin-block-start: 1lh }\n}',
    uses: [
      ...p('container', 'container.inline-size', 'aspect-ratio', 'inset-inline-start'),
      ...p('margin-block-start'),
      ...s('nesting', 'child', 'not', 'first-child'),
      ...a('container'),
      ...t('length.rem', 'length.container_query_length_units', 'length.lh'),
    ],
  },
  {
    file: 'transitions-between-pages.css',
    code: '@view-transition { navigation: auto }\nhtml:active-view-transition-type(slide)::view-transition-old(root) { animation: 90ms ease-out both fade-out }\n::view-transition-group(*) { animation-duration: 0.5s }',
    uses: [
      ...a('view-transition', 'view-transition.navigation'),
      ...s('active-view-transition-type', 'view-transition-old', 'view-transition-group'),
      ...p('animation', 'animation.ease-out', 'animation.both', 'animation-duration'),
    ],
  },
  {
    file: 'scroll-driven.css',
    code: '@supports (animation-timeline: view()) and (not (-moz-appearance: none)) {\n  .item { animation: reveal linear both; animation-timeline: view(block 10%); animation-range: entry 25% cover 50% }\n}',
    uses: [
      ...a('supports'),
      'css.properties.animation ?',
      'css.properties.animation.linear ?',
      'css.properties.animation.both ?',
      'css.properties.animation-timeline ?',
      'css.properties.animation-timeline.view ?',
      'css.properties.animation-range ?',
    ],
  },
  {
    file: 'functions-of-tomorrow.css',
    code: '@function --shade(--amount: 10%) { result: color-mix(in oklch, var(--brand), black var(--amount)) }\n.b { background: --shade(20%); width: if(style(--wide: yes): 100%; else: calc-size(auto, size * 0.5)); z-index: sibling-index() }',
    uses: [
      ...a('function', 'function.result'),
      ...t('color.color-mix', 'var', 'dashed-function', 'if', 'if.style', 'calc-size'),
      ...t('sibling-index'),
      ...p('background', 'width', 'z-index'),
    ],
  },
  {
    file: 'anchored-popover.css',
    code: '[popover] { position-area: block-end span-inline-end; margin: anchor-size(width); position-try: most-width --alt }\n@position-try --alt { position-area: top }\n[popover]:popover-open::backdrop { backdrop-filter: blur(4px) }',
    uses: [
      ...s('attribute', 'popover-open', 'backdrop'),
      ...p('position-area', 'position-area.block-end', 'position-area.span-inline-end'),
      ...p('position-area.top', 'margin', 'margin.anchor-size', 'position-try'),
      ...p('backdrop-filter'),
      ...a('position-try'),
      ...t('anchor-size', 'filter-function.blur'),
    ],
  },
  {
    file: 'controls.css',
    code: 'input[type="checkbox" s]:indeterminate + label::before,\nselect:open::picker(select) { appearance: base-select; accent-color: auto; field-sizing: content }\n@media not all and (pointer: fine) and (prefers-reduced-transparency: reduce), print and (400px <= width <= 60em) {\n  ::part(knob):is(:dir(rtl), :lang("de", "fr")) { caret-color: transparent }\n}',
    uses: [
      ...s('attribute', 'attribute.case_sensitive_modifier', 'indeterminate', 'next-sibling'),
      ...s('before', 'open', 'picker', 'part', 'is', 'dir', 'lang', 'lang.argument_list'),
      ...p('appearance', 'appearance.base-select', 'accent-color', 'accent-color.auto'),
      ...p('field-sizing', 'field-sizing.content', 'caret-color', 'caret-color.transparent'),
      ...a('media', 'media.pointer', 'media.prefers-reduced-transparency'),
      ...a('media.range_syntax', 'media.width'),
      ...t('length.em'),
    ],
  },
  {
    file: 'faces.css',
    code: '@font-face { font-family: "V"; src: url(v.woff2) format("woff2") tech(variations); unicode-range: U+25??; ascent-override: 90% }\n@font-palette-values --warm { font-family: V; base-palette: 1 }\n@font-feature-values V { @styleset { nice: 12 } }\np { font-palette: --warm; font-variant-alternates: styleset(nice); font-synthesis-weight: none; text-box: trim-both cap alphabetic }',
    uses: [
      ...a('font-face', 'font-face.font-family', 'font-face.src', 'font-face.src.tech_keyword'),
      ...a('font-face.unicode-range', 'font-face.ascent-override', 'font-palette-values'),
      ...a('font-palette-values.font-family', 'font-palette-values.base-palette'),
      ...a('font-feature-values', 'font-feature-values.styleset'),
      ...p('font-palette', 'font-variant-alternates', 'font-variant-alternates.styleset'),
      ...p('font-synthesis-weight', 'font-synthesis-weight.none'),
      ...p('text-box', 'text-box.trim-both', 'text-box.cap', 'text-box.alphabetic'),
    ],
  },
  {
    file: 'printed.css',
    code: '@counter-style thumbs { system: cyclic; symbols: "+"; suffix: " " }\n@page :first { size: A4 landscape; margin: 2cm; @top-center { content: counter(page) } }\nli::marker { content: counters(item, ".") }\nh2 { break-before: page; widows: 3; initial-letter: 2 }',
    uses: [
      ...a('counter-style', 'counter-style.system', 'counter-style.symbols'),
      ...a('counter-style.suffix', 'page', 'page.size', 'page.size.landscape'),
      ...a('page.at_top-center'),
      ...s('first', 'marker'),
      ...p('margin', 'content', 'break-before', 'break-before.page', 'widows', 'initial-letter'),
      ...t('counter', 'counters'),
    ],
  },
  {
    file: 'clamped.css',
    code: '.t { display: -webkit-box; -webkit-line-clamp: 3; overflow: hidden; overflow: clip; width: max-content; width: stretch }',
    uses: [
      ...p('display', 'overflow', 'overflow.hidden', 'width', 'width.max-content'),
      'css.properties.overflow.clip ?',
      'css.properties.width.stretch ?',
      'css.properties.line-clamp',
    ],
  },
  {
    file: 'shapes.css',
    code: '.s { clip-path: shape(from 0% 0%, line to 10px 10px, close); offset-path: ray(45deg at 50% 50%); corner-shape: squircle; mask: url(#m) no-repeat; transform: perspective(none) rotate3d(1, 1, 1, 45deg); transition-timing-function: linear(0, 0.5 20%, 1), steps(4, jump-end) }',
    uses: [
      ...p('clip-path', 'clip-path.basic_shape', 'offset-path', 'offset-path.ray'),
      ...p('corner-shape', 'corner-shape.squircle', 'mask', 'mask.no-repeat'),
      ...p('transform', 'transform.3d', 'transition-timing-function'),
      ...p('transition-timing-function.jump'),
      ...t('basic-shape.shape', 'ray', 'ray.position', 'transform-function.perspective'),
      ...t('transform-function.perspective.none', 'transform-function.rotate3d'),
      ...t('easing-function.linear-function', 'easing-function.steps'),
      ...t('easing-function.steps.jump'),
    ],
  },
  {
    file: 'old-tricks.css',
    code: '.h { *height: 1px; filter: progid:DXImageTransform.Microsoft.gradient(startColorstr="#80000000"); color: red\\9 }\n@media screen and (-webkit-min-device-pixel-ratio: 0) { .h { outline: 0 } }',
    uses: [
      ...p('filter', 'color', 'outline'),
      ...a('media'),
      'css.at-rules.media.-webkit-min-device-pixel-ratio ?',
    ],
  },
  {
    file: 'imports.css',
    code: '@import url("a.css") layer(x) supports(display: grid) screen and (width > 1px);\n@namespace svg url(http://www.w3.org/2000/svg);\n@container scroll-state(stuck: top) { h1 { position: sticky } }\n@container (style(--a: 1) or (height > 10px)) and (not (orientation: portrait)) { a { color: blue } }\nsvg|a:hover { text-decoration: underline dotted from-font }',
    uses: [
      ...a('import', 'import.layer', 'import.supports', 'media.width', 'media.range_syntax'),
      ...a('namespace', 'container', 'container.scroll-state_queries'),
      ...a('container.scroll-state_queries.stuck'),
      ...a('container.style_queries_for_custom_properties'),
      ...s('type.namespaces', 'hover'),
      ...p('position', 'position.sticky', 'color', 'text-decoration'),
      ...p('text-decoration.underline', 'text-decoration.dotted', 'text-decoration.from-font'),
      ...p('text-decoration.includes_color-and-style', 'text-decoration.includes_thickness'),
    ],
  },
]
