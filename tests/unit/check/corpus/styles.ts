import type { LabelledSnippet } from './labelled.ts'

const p = (...names: readonly string[]) => names.map((name) => `css.properties.${name}`)
const s = (...names: readonly string[]) => names.map((name) => `css.selectors.${name}`)
const a = (...names: readonly string[]) => names.map((name) => `css.at-rules.${name}`)
const t = (...names: readonly string[]) => names.map((name) => `css.types.${name}`)

export const styleSnippets: readonly LabelledSnippet[] = [
  {
    file: 'grid.css',
    code: '.page { display: grid; grid-template-columns: subgrid; gap: 1rem }',
    uses: [
      ...p('display', 'display.grid', 'grid-template-columns', 'grid-template-columns.subgrid'),
      ...p('gap', 'gap.grid_context'),
      ...t('length.rem'),
    ],
  },
  {
    file: 'flex.css',
    code: '.row { display: inline-flex; row-gap: 4px; align-items: center }',
    uses: [
      ...p('display', 'display.inline-flex', 'row-gap', 'row-gap.flex_context'),
      ...p('align-items', 'align-items.center'),
    ],
  },
  {
    file: 'has.css',
    code: 'form:has(> input:user-invalid) { outline: 1px solid red }',
    uses: [...s('has', 'child', 'user-invalid'), ...p('outline', 'outline.solid')],
  },
  {
    file: 'nesting.css',
    code: '.card {\n  color: inherit;\n  &:hover { color: blue }\n  .title { font-weight: 600 }\n}',
    uses: [...p('color', 'font-weight'), ...t('global_keywords.inherit'), ...s('nesting', 'hover')],
  },
  {
    file: 'nested-media.css',
    code: '.card { @media (width >= 40em) { padding: 0 } }',
    uses: [
      ...a('media', 'media.range_syntax', 'media.width'),
      ...s('nesting'),
      ...p('padding'),
      ...t('length.em'),
    ],
  },
  {
    file: 'container.css',
    code: '.a { container-type: inline-size; container-name: card }\n@container card (inline-size > 30cqw) { .b { inline-size: 50cqi } }',
    uses: [
      ...p('container-type', 'container-type.inline-size', 'container-name', 'inline-size'),
      ...a('container'),
      ...t('length.container_query_length_units'),
    ],
  },
  {
    file: 'style-query.css',
    code: '@container style(--theme: dark) { p { color: white } }',
    uses: [...a('container', 'container.style_queries_for_custom_properties'), ...p('color')],
  },
  {
    file: 'colors.css',
    code: 'a { color: oklch(60% 0.1 200); background-color: color-mix(in oklab, red, blue); border-color: #0008 }',
    uses: [
      ...p('color', 'background-color', 'border-color'),
      ...t('color.oklch', 'color.color-mix'),
      ...t('color.rgb_hexadecimal_notation.alpha_hexadecimal_notation'),
    ],
  },
  {
    file: 'relative.css',
    code: 'a { color: rgb(from var(--base) r g b / 50%) }',
    uses: [...p('color'), ...t('color.rgb', 'color.rgb.relative_syntax', 'var')],
  },
  {
    file: 'light-dark.css',
    code: ':root { color-scheme: light dark; color: light-dark(#111, #eee) }',
    uses: [
      ...s('root'),
      ...p('color-scheme', 'color-scheme.light', 'color-scheme.dark', 'color'),
      ...t('color.light-dark'),
    ],
  },
  {
    file: 'supports.css',
    code: '@supports (anchor-name: --a) { .a { anchor-name: --a } }',
    uses: [...a('supports'), 'css.properties.anchor-name ?'],
  },
  {
    file: 'supports-selector.css',
    code: '@supports selector(:has(a)) { .b:has(a) { color: red } }',
    uses: [
      ...a('supports'),
      'css.at-rules.supports.selector ?',
      'css.selectors.has ?',
      'css.properties.color ?',
    ],
  },
  {
    file: 'supports-not.css',
    code: '@supports not (display: grid-lanes) { .c { float: left } }',
    uses: [...a('supports'), ...p('float', 'float.left')],
  },
  {
    file: 'supports-not-not.css',
    code: '@supports not (not (anchor-name: --a)) { .d { anchor-name: --a } }',
    uses: [...a('supports'), 'css.properties.anchor-name ?'],
  },
  {
    file: 'supports-not-used.css',
    code: '@supports not (anchor-name: --a) { .e { anchor-name: --a } }',
    uses: [...a('supports'), ...p('anchor-name')],
  },
  {
    file: 'var-fallback.css',
    code: '.f { color: var(--a, light-dark(red, blue)); height: var(--b, var(--c, stretch)) }',
    uses: [...p('color', 'height', 'height.stretch'), ...t('color.light-dark'), ...t('var')],
  },
  {
    file: 'supports-or.css',
    code: '@supports (text-wrap: pretty) or (text-wrap: balance) { h1 { text-wrap: pretty } }',
    uses: [...a('supports'), 'css.properties.text-wrap ?', 'css.properties.text-wrap.pretty'],
  },
  {
    file: 'fallback.css',
    code: '.hero { height: 100vh; height: 100dvh }',
    uses: [
      ...p('height'),
      ...t('length.vh'),
      'css.types.length.viewport_percentage_units_dynamic ?',
    ],
  },
  {
    file: 'prefixed.css',
    code: '.x { -webkit-user-select: none; user-select: none }',
    uses: ['css.properties.user-select ?', 'css.properties.user-select.none ?'],
  },
  {
    file: 'layers.css',
    code: '@import url(reset.css) layer(reset);\n@layer base, components;\n@layer base { p { margin: 0 } }',
    uses: [...a('import', 'import.layer', 'layer'), ...p('margin')],
  },
  {
    file: 'property.css',
    code: '@property --size { syntax: "<length>"; inherits: false; initial-value: 0px }',
    uses: a('property', 'property.syntax', 'property.inherits', 'property.initial-value'),
  },
  {
    file: 'font.css',
    code: '@font-face { font-family: X; src: url(x.woff2); font-display: swap; size-adjust: 90% }',
    uses: a(
      'font-face',
      'font-face.font-family',
      'font-face.src',
      'font-face.font-display',
      'font-face.size-adjust',
    ),
  },
  {
    file: 'keyframes.css',
    code: '@keyframes spin { from { rotate: 0deg } 50% { opacity: 1 } to { rotate: 1turn } }',
    uses: [...a('keyframes'), ...p('rotate', 'opacity')],
  },
  {
    file: 'preferences.css',
    code: '@media (prefers-reduced-motion: reduce) and (hover: hover) { * { animation: none } }',
    uses: [
      ...a('media', 'media.prefers-reduced-motion', 'media.hover'),
      ...p('animation', 'animation.none'),
    ],
  },
  {
    file: 'media-or.css',
    code: '@media (min-width: 30em) or (orientation: landscape) { a { color: red } }',
    uses: [
      ...a('media', 'media.or_syntax', 'media.width', 'media.orientation'),
      ...p('color'),
      ...t('length.em'),
    ],
  },
  {
    file: 'scope.css',
    code: '@scope (.card) to (.content) { :scope { border: 0 } img { width: fit-content } }',
    uses: [...a('scope'), ...s('scope'), ...p('border', 'width', 'width.fit-content')],
  },
  {
    file: 'starting.css',
    code: 'dialog { transition: display 1s allow-discrete; @starting-style { opacity: 0 } }',
    uses: [
      ...p('transition', 'transition.allow-discrete', 'opacity'),
      ...a('starting-style'),
      ...s('nesting'),
    ],
  },
  {
    file: 'math.css',
    code: '.w { width: min(100%, 60ch); font-size: clamp(1rem, 2vw + 1rem, 3rem); margin: calc(1px * round(2.4)) }',
    uses: [
      ...p('width', 'font-size', 'margin'),
      ...t('min', 'clamp', 'calc', 'round', 'length.ch', 'length.rem', 'length.vw'),
    ],
  },
  {
    file: 'selectors.css',
    code: ':is(h1, h2):where(.a) ~ p:not(.b, .c):nth-child(2 of .d)::first-line {}',
    uses: s(
      'is',
      'where',
      'subsequent-sibling',
      'not',
      'not.selector_list',
      'nth-child',
      'nth-child.of_syntax',
      'first-line',
    ),
  },
  {
    file: 'attributes.css',
    code: 'a[href$=".PDF" i]::after { content: attr(href) }',
    uses: [
      ...s('attribute', 'attribute.case_insensitive_modifier', 'after'),
      ...p('content'),
      ...t('attr'),
    ],
  },
  {
    file: 'gradient.css',
    code: '.g { background: conic-gradient(in oklch, red, blue); mask-image: linear-gradient(#000, transparent) }',
    uses: [
      ...p('background', 'mask-image'),
      ...t('gradient.conic-gradient', 'gradient.conic-gradient.interpolation_color_space'),
      ...t('gradient.linear-gradient', 'color.named-color.transparent'),
    ],
  },
  {
    file: 'anchor.css',
    code: '.tip { position: fixed; position-anchor: --b; top: anchor(bottom); position-try-fallbacks: flip-block }',
    uses: [
      ...p('position', 'position.fixed', 'position-anchor', 'top', 'position-try-fallbacks'),
      ...p('position-try-fallbacks.flip-block'),
      ...t('anchor'),
      'css.properties.top.anchor',
    ],
  },
  {
    file: 'multi-display.css',
    code: '.x { display: inline flow-root; overflow: hidden auto }',
    uses: p(
      'display',
      'display.multi-keyword_values',
      'display.inline',
      'display.flow-root',
      'overflow',
      'overflow.multiple_keywords',
      'overflow.hidden',
      'overflow.auto',
    ),
  },
  {
    file: 'broken.css',
    code: '.a { color: red; }\n.b { display: grid;\n',
    uses: p('color', 'display', 'display.grid'),
  },
]
