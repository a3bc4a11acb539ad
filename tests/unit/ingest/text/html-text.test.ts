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
