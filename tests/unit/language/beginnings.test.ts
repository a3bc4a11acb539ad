import { expect, test } from 'vitest'

import { withoutBeginning } from '#language/beginnings.ts'

test.each([
  ['shadow dom v', 'shadow dom'],
  ['popover fi', 'popover'],
  ['number k', 'number'],
  ['grid in ch', 'grid'],
  ['web push no', 'web push'],
  ['clone an ', 'clone'],
  ['upload with', 'upload'],
  ['turn off the a', 'turn off'],
  ['array from', 'array from'],
  ['css nesting browser ', 'css nesting'],
  ['zip files in the browser', 'zip files in the browser'],
  ['array at', 'array at'],
  ['svg a', 'svg a'],
  ['regexp v', 'regexp v'],
  ['css grid 2', 'css grid 2'],
  ['"grid" a', '"grid" a'],
  ['at', 'at'],
  ['popover fir', 'popover fir'],
  [':has() s', ':has()'],
  ['dialog element i', 'dialog element'],
  ['html sup', 'html sup'],
  ['popover sup', 'popover'],
  ['subgrid compat', 'subgrid'],
  ['optional chaining prop', 'optional chaining'],
  ['custom prop', 'custom prop'],
  ['web comp', 'web comp'],
  ['big int', 'big int'],
  ['html element', 'html element'],
  ['custom select', 'custom select'],
  ['css attr', 'css attr'],
  ['clipboard read', 'clipboard read'],
  ['es2022 featu', 'es2022'],
  ['was dialog in firefox in january 20', 'was dialog in firefox'],
  ['dialog in march 2', 'dialog'],
  ['is popover stil', 'is popover'],
])('%j without the beginning of a word is %j', (text, before) => {
  expect(withoutBeginning(text)).toBe(before)
})
