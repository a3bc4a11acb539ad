import { expect, test } from 'vitest'

import { usesIn } from './uses-in.ts'

const key = 'javascript.builtins.Promise.try'

test.each([
  'import "core-js"',
  'import "core-js/stable"',
  'import "core-js/actual/promise"',
  'import "core-js/actual/promise/try"',
  'import "core-js/modules/esnext.promise.try.js"',
  'require("core-js/features/promise/try")',
  'Promise.try ||= f',
  'Promise.try = Promise.try || f',
  'if (!Promise.try) { Promise.try = f }',
  'Object.defineProperty(Promise, "try", { value: f })',
])('after “%s” the script provides what it uses', (code) => {
  expect(usesIn(`${code}\nPromise.try(g)`)).toContain(`${key} polyfill`)
})

test.each([
  'import "core-js/actual/promise/with-resolvers"',
  'import "core-js-pure/actual/promise/try"',
  'import "./core-js/promise/try.js"',
  'mine.try ||= f',
])('after “%s” it does not', (code) => {
  expect(usesIn(`${code}\nPromise.try(g)`)).toContain(key)
})

test('functions of the web are provided by core-js and by assignments to the window', () => {
  const use = 'api.structuredClone polyfill'
  expect(usesIn('import "core-js/actual/structured-clone"\nstructuredClone(a)')).toContain(use)
  expect(usesIn('window.structuredClone ??= f\nstructuredClone(a)')).toContain(use)
})

test('core-js provides no other function of the web', () => {
  const found = usesIn('import "core-js"\nnavigator.share()\nnew Highlight()')
  expect(found).toEqual(expect.arrayContaining(['api.Navigator.share', 'api.Highlight.Highlight']))
})

test('setting a property of an object provides nothing', () => {
  expect(usesIn('document.body.popover = "auto"\ndocument.body.popover')).toEqual(
    expect.arrayContaining(['api.HTMLElement.popover']),
  )
  expect(usesIn('document.body.popover = "auto"').join()).not.toContain('polyfill')
})
