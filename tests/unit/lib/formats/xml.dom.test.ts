import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { escapeXml, xml } from '#lib/formats/xml.ts'
import { codePoint } from '#tests/support/code-point.ts'
import { parseXml } from '#tests/support/xml.ts'

/** Text with all kinds of characters, including those that XML cannot represent. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from('&<>"\'`\t\n\r\0\u0001\u000b\u007f\u0085\ufffe\uffff\ud800\udfff]-!?/= '),
    ),
    codePoint,
  ),
})

/** Removes lone surrogates, control characters and the two noncharacters. */
const legible = (text: string): string =>
  Array.from(text)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0
      const isControl = code < 0x20 && ![0x9, 0xa, 0xd].includes(code)
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')

test('an XML parser reads back every text, in an element and in an attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { documentElement } = parseXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
      expect(documentElement.textContent).toBe(legible(text))
      expect(documentElement.getAttribute('b')).toBe(legible(text))
      expect(documentElement.childElementCount).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('an HTML parser reads back every text, in an element and in an attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const template = document.createElement('template')
      template.innerHTML = `<p title='${escapeXml(text)}'>${escapeXml(text)}</p>`
      const element = template.content.firstElementChild
      expect(template.content.childElementCount).toBe(1)
      expect(element?.textContent).toBe(legible(text))
      expect(element?.getAttribute('title')).toBe(legible(text))
    }),
    { numRuns: 300 },
  )
})

test('a template escapes text and does not escape markup again', () => {
  const inner = xml`<b>${'<i>'}</b>`
  expect(String(xml`<a c="${'"'}" n="${2}">${inner}${[inner, inner]}${''}</a>`)).toBe(
    '<a c="&quot;" n="2"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b></a>',
  )
})
