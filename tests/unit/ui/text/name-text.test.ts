import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { NameText } from '#ui/text/name-text.tsx'

const plain = (value: string) => ({ value, isHighlighted: false })
const match = (value: string) => ({ value, isHighlighted: true })

/** The markup of a name, with `code` in place of the class name. */
function markup(value: Parameters<typeof NameText>[0]['value'], code?: boolean): string {
  const html = renderToStaticMarkup(createElement(NameText, { value, ...(code && { code }) }))
  return html.replaceAll(/ class="[^"]*"/g, ' class="code"')
}

test('the name of a feature is text, not code', () => {
  expect(markup('Container queries')).toBe('<bdi>Container queries</bdi>')
})

test('the name of a feature that begins with punctuation is code', () => {
  expect(markup(':has()')).toBe('<bdi><span class="code">:has()</span></bdi>')
})

test('of the name of a part, only the spelling is code', () => {
  expect(markup('display: is animatable', true)).toBe(
    '<bdi><span class="code">display</span><span>: is animatable</span></bdi>',
  )
})

test('a match that begins in code and ends in prose is marked in both', () => {
  expect(markup([plain('dis'), match('play: is anim'), plain('atable')], true)).toBe(
    '<bdi><span class="code"><span>dis</span><mark>play</mark></span>' +
      '<span><mark>: is anim</mark><span>atable</span></span></bdi>',
  )
})

test('a long spelling may go on at a dot', () => {
  expect(markup('Element.scroll()', true)).toBe(
    '<bdi><span class="code"><span>Element</span><wbr/><span>.scroll()</span></span></bdi>',
  )
})
