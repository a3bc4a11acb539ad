import { expect, test } from 'vitest'

import { collectSurprises } from '#ingest/sources/surprises.ts'
import { htmlToCodeText, tokenizeHtml } from '#ingest/text/html-text.ts'

/** The HTML as text, and the reported surprises. */
function convert(html: string) {
  const surprises = collectSurprises()
  const text = htmlToCodeText(html, surprises.of('api.Thing'))
  return { text, noted: surprises.sentences() }
}

test.each([
  ['The <code>subgrid</code> value', 'The `subgrid` value'],
  ['Press <kbd>Esc</kbd>', 'Press `Esc`'],
  ['<code>&#x3C;dialog></code> &#38; more', '`<dialog>` & more'],
  ['written &amp;lt; once', 'written &lt; once'],
  ['See <a href="https://a.example/?x=1&amp;y=2">the <em>page</em></a>.', 'See the page.'],
  ['a literal ` backtick', 'a literal \uE000 backtick'],
  ['<code>`x`</code>', '`\uE000x\uE000`'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  [' two\n lines ', 'two lines'],
])('the HTML %j is the text %j', (html, text) => {
  expect(convert(html)).toEqual({ text, noted: [] })
})

test.each([
  ['H<sub>2</sub>O', 'H<sub>2</sub>O', '<sub>'],
  ['the <dialog> element', 'the <dialog> element', '<dialog>'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', '<script>'],
  ['<em onclick="x()">y', '<em onclick="x()">y', '<em onclick="x()">'],
  ['<IMG src=x>', '<IMG src=x>', '<IMG src=x>'],
  ['<!-- x -->', '<!-- x -->', '<!-- x -->'],
  ['<a href="javascript:alert(1)">x</a>', 'x', 'javascript:alert(1)'],
  ['<a href="http://a.example/">x</a>', 'x', 'http://a.example/'],
  ['5 &unheardof; 6', '5 &unheardof; 6', '&unheardof;'],
  ['&#x110000;', '&#x110000;', '&#x110000;'],
])('the unknown %j is the text %j, and noted with its record', (html, text, culprit) => {
  const { noted, ...converted } = convert(html)
  expect(converted).toEqual({ text })
  expect(noted.some((sentence) => sentence.includes(culprit))).toBe(true)
  for (const sentence of noted) expect(sentence).toMatch(/^api\.Thing (holds|links to) .+\.$/)
})

/** Script injections from security researchers' lists: all must stay plain text. */
const payloads: readonly string[] = [
  ...[
    'img',
    'svg',
    'video',
    'audio',
    'body',
    'input',
    'details',
    'marquee',
    'object',
    'embed',
  ].flatMap((tag) => [
    `<${tag} src=x onerror=alert(1)>`,
    `<${tag}/onload=alert(1)>`,
    `<${tag.toUpperCase()} ONTOGGLE="alert(1)" open>`,
  ]),
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
  ].flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<a href='${address}'>x</a>`,
    `<a href=${address}>x</a>`,
  ]),
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ].map((address) => `<a href="${address}">x</a>`),
  '<script>alert(1)</script>',
  '<script src=//evil.example></script>',
  '<scr<script>ipt>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<code style="background:url(javascript:alert(1))">x</code>',
  '<em onmouseover="alert(1)">x</em>',
  '<a href="https://a.example/" onclick="alert(1)">x</a>',
  '<a href="https://a.example/" target="_blank" ping="https://evil.example/">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
]

test.each(payloads)('the payload %j is text without links, and noted', (payload) => {
  const surprises = collectSurprises()
  const tokens = tokenizeHtml(`Text ${payload} text`, surprises.of('api.Thing'))
  const links = tokens.filter((token) => token.type === 'open' && token.href !== undefined)
  expect(links).toEqual([])
  expect(surprises.sentences()).not.toEqual([])
})
