import { expect, test } from 'vitest'

import { askedSubject, specifiedSubject, withoutBeginning } from '#lib/query/asked-subject.ts'

test.each([
  ['popover firefox', 'popover'],
  ['firefox popover', 'popover'],
  ['grid in ie11', 'grid'],
  ['popover edge', 'popover'],
  ['dialog element safari ios 15', 'dialog element'],
  ['notifications safari ios not working', 'notifications'],
  ['container queries safari and firefox', 'container queries'],
  ['css nesting support chrome vs safari', 'css nesting'],
  ['background-clip: text in chrome', 'background-clip: text'],
  ['has() in safari', 'has()'],
  ['for of loop in safari', 'for of loop'],
  ['date input safari bug', 'date input'],
  ['structuredClone node version', 'structuredClone'],
  ['popover in firef', 'popover'],
  ['popover in my browsers', 'popover'],
])('a text with a browser, %j, is about %j', (typed, subject) => {
  expect(askedSubject(typed)).toBe(subject)
})

test.each([
  ['does firefox support webgpu', 'webgpu'],
  ['does edge support popover', 'popover'],
  ['does node 18 have fetch', 'fetch'],
  ['is :has() supported in safari?', ':has()'],
  ['when did chrome add optional chaining', 'optional chaining'],
  ['which version of node added fetch', 'fetch'],
  ['use container queries if I support Safari 15', 'container queries'],
  ['first chrome version with subgrid', 'subgrid'],
  ['can popover be used in firefox esr', 'popover'],
])('a question on a browser, %j, is about %j', (typed, subject) => {
  expect(askedSubject(typed)).toBe(subject)
})

test.each([
  ['which browsers support import maps', 'import maps'],
  ['do i need a polyfill for structuredClone', 'structuredClone'],
  ['how many users have subgrid', 'subgrid'],
  ['is it safe to use nesting', 'nesting'],
  ['is popover baseline', 'popover'],
  ['is popover deprecated', 'popover'],
  ['browser support for view transitions', 'view transitions'],
])('a question on all browsers, %j, is about %j', (typed, subject) => {
  expect(askedSubject(typed)).toBe(subject)
})

test.each([
  'text node',
  'node list',
  'Node insertBefore',
  'is array',
  'for in',
  'will-change',
  '-webkit-box-reflect',
  'chrome',
  'firefox 115',
  'latest chrome',
  'chrome and safari',
  'what is shadow dom',
  'missing only in safari',
  'css missing in safari',
  'when to use flexbox',
  ' grid  gap ',
])('%j asks for no support and stays as it is', (typed) => {
  expect(askedSubject(typed)).toBe(typed)
})

test.each([
  ['view transitions spec', 'view transitions'],
  ['spec for fetch', 'fetch'],
  ['url standard', 'url'],
  ['whatwg dom', 'dom'],
  ['temporal proposal', 'temporal'],
  ['spec', 'spec'],
  ['w3c', 'w3c'],
  ['dom level 3', 'dom level 3'],
  ['OES_standard_derivatives', 'OES_standard_derivatives'],
])('the text %j asks for what defines %j', (typed, subject) => {
  expect(specifiedSubject(typed)).toBe(subject)
})

test.each([
  ['shadow dom v', 'shadow dom'],
  ['popover fi', 'popover'],
  ['number k', 'number'],
  ['grid in ch', 'grid in'],
  ['array at', 'array at'],
  ['svg a', 'svg a'],
  ['regexp v', 'regexp v'],
  ['css grid 2', 'css grid 2'],
  ['"grid" a', '"grid" a'],
  ['at', 'at'],
  ['popover fir', 'popover fir'],
])('%j without the beginning of a word is %j', (text, before) => {
  expect(withoutBeginning(text)).toBe(before)
})
