import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { withoutFunctions } from '#server/build/libraries/without-functions.ts'

const code = `function used(shape) { return shape.tag === 31 ? unused(shape) : shape.area() }
function unused(shape) { function inner() { return shape } return inner() }
function Shape() { this.sides = 4 }
Shape.prototype.area = function () { return 1 };
Circle.prototype.area = function () { return unused(this) };
export { used, unused };
`

const without = (...functions: readonly string[]) =>
  withoutFunctions(code, parseSync('module.js', code).program, [{ feature: 'shapes', functions }])

/** The functions that a module exports. */
async function run(text: string): Promise<Record<string, (shape: object) => unknown>> {
  const withCircle = `class Circle {}\n${text}`
  return import(`data:text/javascript,${encodeURIComponent(withCircle)}`)
}

test('a function that is left out throws an error that names its feature, and what calls it for something else works as before', async () => {
  const { used, unused } = await run(without('unused'))
  expect(used?.({ tag: 5, area: () => 2 })).toBe(2)
  expect(() => unused?.({})).toThrow('for shapes: see unused-react.ts')
  expect(() => used?.({ tag: 31 })).toThrow('for shapes')
})

test('the methods of a type that is left out are left out with it, and those of others stay', () => {
  const text = without('Shape')
  expect(text).not.toContain('Shape.prototype')
  expect(text).toContain('Circle.prototype.area = function () { return unused(this) };')
  expect(text).toContain('function unused(shape) { function inner()')
})

test('a function that is not there is named, and one inside another is not taken for it', () => {
  expect(() => without('unused', 'volume')).toThrow('It has no function volume.')
  expect(() => without('inner')).toThrow('It has no function inner.')
})
