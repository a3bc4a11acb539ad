import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { withoutMethods } from '#server/build/libraries/without-methods.ts'

const code = `function Shape() {}
Shape.prototype.area = function () { return 1 };
Shape.prototype.area2 = Shape.prototype.area;
Other.area = function () { return 2 };
Line.prototype = { constructor: Line, length: function () { return 3 }, angle: function () { return 4 } };
var lines = { join: function () { return 5 }, split: function () { return 6 } };`

const without = (...names: readonly string[]) =>
  withoutMethods(code, parseSync('module.js', code).program, names)

test('a method of a prototype is left out, and one of another object with its name is kept', () => {
  expect(without('area').split('\n')).toEqual(
    code.split('\n').map((line) => (line.startsWith('Shape.prototype.area =') ? '' : line)),
  )
})

test('methods in an object are left out with their comma, the last one too', () => {
  const text = without('constructor', 'angle', 'split')
  expect(text).toContain('Line.prototype = {  length: function () { return 3 },  };')
  expect(text).toContain('var lines = { join: function () { return 5 },  };')
  expect(parseSync('module.js', text).errors).toEqual([])
})

test('a method that is not there is named', () => {
  expect(() => without('area', 'volume')).toThrow('It has no method volume.')
})
