import type { LabelledSnippet } from './labelled.ts'

const e = (...names: readonly string[]) => names.map((name) => `html.elements.${name}`)
const g = (...names: readonly string[]) => names.map((name) => `html.global_attributes.${name}`)

export const markupSnippets: readonly LabelledSnippet[] = [
  {
    file: 'dialog.html',
    code: '<dialog open closedby="any"><form method="dialog"></form></dialog>',
    uses: e('dialog', 'dialog.open', 'dialog.closedby', 'form', 'form.method'),
  },
  {
    file: 'popover.html',
    code: '<button popovertarget="p">Open</button><div id="p" popover="hint">Text</div>',
    uses: [...e('button', 'button.popovertarget', 'div'), ...g('id', 'popover', 'popover.hint')],
  },
  {
    file: 'image.html',
    code: '<img src="a.avif" alt="" loading="lazy" fetchpriority="high" data-id="1">',
    uses: [
      ...e('img', 'img.src', 'img.alt', 'img.loading', 'img.fetchpriority'),
      ...g('data_attributes'),
    ],
  },
  {
    file: 'inputs.html',
    code: '<input type="date" inputmode="numeric" required><input type="color">',
    uses: [
      ...e('input', 'input.type_date', 'input.required', 'input.type_color'),
      ...g('inputmode'),
    ],
  },
  {
    file: 'links.html',
    code: '<link rel="modulepreload" href="a.js"><link rel="preconnect" href="https://example.org">',
    uses: e('link', 'link.rel', 'link.rel.modulepreload', 'link.rel.preconnect', 'link.href'),
  },
  {
    file: 'scripts.html',
    code: '<script type="importmap">{"imports":{}}</script>\n<script type="module">\nawait navigator.clipboard.writeText("a")\n</script>',
    uses: [
      ...e('script', 'script.type', 'script.type.importmap', 'script.type.module'),
      'javascript.operators.await.top_level',
      'api.Navigator.clipboard',
      'api.Clipboard.writeText',
    ],
  },
  {
    file: 'styles.html',
    code: '<style>p { text-wrap: balance }</style><p style="scrollbar-gutter: stable">x</p>',
    uses: [
      ...e('style', 'p'),
      ...g('style'),
      'css.properties.text-wrap',
      'css.properties.text-wrap.balance',
      'css.properties.scrollbar-gutter',
      'css.properties.scrollbar-gutter.stable',
    ],
  },
  {
    file: 'svg.html',
    code: '<svg viewBox="0 0 1 1"><path d="M0 0" pathLength="1"/><foreignObject width="1"></foreignObject></svg>',
    uses: [
      'svg.elements.svg',
      'svg.elements.svg.viewBox',
      'svg.elements.path',
      'svg.elements.path.d',
      'svg.elements.path.pathLength',
      'svg.elements.foreignObject',
      'svg.elements.foreignObject.width',
    ],
  },
  {
    file: 'math.html',
    code: '<math display="block"><mfrac><mn>1</mn><mi>x</mi></mfrac></math>',
    uses: [
      'mathml.elements.math',
      'mathml.elements.math.display',
      'mathml.elements.mfrac',
      'mathml.elements.mn',
      'mathml.elements.mi',
    ],
  },
  {
    file: 'custom.html',
    code: '<my-card inert exportparts="a"><template shadowrootmode="open"><slot></slot></template></my-card>',
    uses: [...g('inert', 'exportparts'), ...e('template', 'template.shadowrootmode', 'slot')],
  },
  {
    file: 'details.html',
    code: '<details name="faq"><summary>Q</summary><search hidden="until-found"></search></details>',
    uses: [
      ...e('details', 'details.name', 'summary', 'search'),
      ...g('hidden', 'hidden.until-found'),
    ],
  },
  {
    file: 'responsive.html',
    code: '<picture><source media="(width > 600px)" srcset="a.webp" type="image/webp"><img srcset="b.png 2x" sizes="auto"></picture>',
    uses: [
      ...e('picture', 'source', 'source.media', 'source.srcset', 'source.type'),
      ...e('img', 'img.srcset', 'img.sizes', 'img.sizes.auto'),
      'css.at-rules.media.range_syntax',
      'css.at-rules.media.width',
    ],
  },
]
