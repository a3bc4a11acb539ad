import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'

import {
  inlineSheet,
  scriptSourcesOf,
  digestSource,
  styleSourcesOf,
} from '#server/first-view/inline-sheet.ts'

const css = `@layer a;._b > p::after{content:"<b>&amp;$&"}`

test('a style sheet in a document has its whole text, beside a disabled link of its address', () => {
  const { document } = new JSDOM(`<head>${inlineSheet({ address: '/a.css', css })}</head>`).window
  expect(document.querySelector('style')?.textContent).toBe(css)
  const link = document.querySelector('link[rel=stylesheet][href="/a.css"]')
  expect(link?.hasAttribute('disabled')).toBe(true)
})

test('a style sheet that would end its element is refused by its address', () => {
  const sheet = { address: '/a.css', css: 'a::after{content:"</STYLE>"}' }
  expect(() => inlineSheet(sheet)).toThrow('/a.css holds "</style"')
})

// printf '%s' 'p{color:red}' | openssl dgst -sha256 -binary | openssl base64
const red = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

test('a source of the policy is the digest of the text between the tags', () => {
  expect(digestSource('p{color:red}')).toBe(red)
})

test('the sources of a document are those of its style elements, in their order', () => {
  const html = `<style>p{color:red}</style><p>style</p><style>${css}</style>`
  expect(styleSourcesOf(html)).toEqual([red, digestSource(css)])
  expect(styleSourcesOf('<p>none</p>')).toEqual([])
})

test('the sources of scripts in a document leave out scripts of addresses and other data', () => {
  const html = `<script>a()</script><script type="module" src="/b.js"></script><script type="application/json">{}</script>`
  expect(scriptSourcesOf(html)).toEqual([digestSource('a()')])
})
