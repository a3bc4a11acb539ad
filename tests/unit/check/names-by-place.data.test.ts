import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { checkedCode } from './checked-code.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const keysIn = (css: string): readonly string[] => checkedCode('a.css', css, index).keys

test.each([
  ['alpha() in a filter is none of colors', 'filter: alpha(opacity=50)', 'css.types.color.alpha'],
  [
    'the ID of an element is no color',
    'background: -moz-element(#cafe)',
    'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation',
  ],
  [
    'an ID that is no number is no color',
    'background: element(#test)',
    'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation',
  ],
  ['type() in attr() is none of @function', 'width: attr(data-w type(<length>))', 'css.types.type'],
])('%s', (_, declaration, key) => {
  expect(index.has(key)).toBe(true)
  expect(keysIn(`a { ${declaration} }`)).not.toContain(key)
})

test.each([
  ['color: alpha(from red / 50%)', 'css.types.color.alpha'],
  ['width: attr(data-w type(<length>))', 'css.types.attr.type_function'],
  ['color: #cafe', 'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation'],
  ['background: linear-gradient(#12345678, red)', 'css.types.gradient.linear-gradient'],
  ['transform: translateX(1px)', 'css.types.transform-function.translateX'],
  ['background: color-contrast(red vs blue)', 'css.types.color.color-contrast'],
])('%s uses %s', (declaration, key) => {
  expect(keysIn(`a { ${declaration} }`)).toContain(key)
})

test('a function whose name the data has is found in each property that the grammars give it to', () => {
  const functions = ['rgb', 'calc', 'var', 'env', 'min', 'clamp', 'color-mix', 'light-dark']
  const lost = functions.filter(
    (name) => !keysIn(`a { color: ${name}(1) }`).some((key) => key.endsWith(`.${name}`)),
  )
  expect(lost).toEqual([])
})
