import { expect, test } from 'vitest'

import {
  askedSubject,
  namesReleases,
  releaseWords,
  searchedSubject,
  specifiedSubject,
} from '#language/subject.ts'

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
  ['popover in webkit', 'popover'],
  ['popover in samsung browser', 'popover'],
  ['popover edg', 'popover'],
  ['has selector support in firefox', 'has selector'],
  ['has popover shipped in firefox', 'popover'],
  ['popover chrome 150+', 'popover'],
  ['popover chrome >= 150', 'popover'],
  ['popover latest chrome', 'popover'],
  ['popover chrome 150 ie 11', 'popover'],
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
  ['subgrid in firefox esr 128', 'subgrid'],
  ['from which chrome version on is popover available', 'popover'],
  ['can i call structuredClone in node 16', 'structuredClone'],
  ['when does masonry come to chrome', 'masonry'],
  ['unterstützt safari 15 subgrid?', 'subgrid'],
  ['¿chrome soporta :has?', ':has'],
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
  ['is popover widely available yet', 'popover'],
  ['has field-sizing reached widely available', 'field-sizing'],
  ['is popover baseline 2024', 'popover'],
  ['was :has() baseline in 2022?', ':has()'],
  ['when did popover become newly available', 'popover'],
  ['when will popover be widely available', 'popover'],
  ['since when has popover been baseline', 'popover'],
  ['did popover become baseline in 2026', 'popover'],
  ['was subgrid in chrome in March 2023', 'subgrid'],
  ['how long until popover is widely available', 'popover'],
  ['popover widely available', 'popover'],
  ['popover baseline 2024', 'popover'],
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
  'css widely available',
  'baseline 2024',
  'alignment baseline',
  'first baseline',
  'long tasks',
  ' grid  gap ',
  'scroll edge effects',
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
  ["gamepad editor's draft", 'gamepad'],
  ['fetch living standard', 'fetch'],
  ['streams standard whatwg', 'streams'],
  ['wicg file system access', 'file system access'],
  ['which spec defines IntersectionObserver', 'IntersectionObserver'],
  ['spec link for resize observer', 'resize observer'],
  ['latest css grid spec', 'css grid'],
  ['fetch stan', 'fetch'],
  ['custom prop', 'custom prop'],
  ['latest chrome', 'latest chrome'],
])('the text %j asks for what defines %j', (typed, subject) => {
  expect(specifiedSubject(typed)).toBe(subject)
})

test.each([
  ['is subgrid supported in c', 'subgrid'],
  ['popover supp', 'popover'],
  ['optional chaining operat', 'optional chaining'],
  ['does firefox support p', 'p'],
  ['popover in firefox', 'popover'],
  ['wai-aria specif', 'wai-aria'],
])('while %j is typed, %j is searched for', (typed, subject) => {
  expect(searchedSubject(typed)).toBe(subject)
})

test.each([
  ['safari 17.4 release notes', 'safari 17.4'],
  ['safari 17.4 rele', 'safari 17.4'],
  ['firefox 115 e', 'firefox 115'],
  ['firefox 115 esr', 'firefox 115 esr'],
  ['chrome 90 release date', 'chrome 90'],
  ['when did chrome 64 come out', 'chrome 64'],
  ['what did firefox 121 bring', 'firefox 121'],
  ['last safari release', 'current safari'],
  ['next firefox version', 'beta firefox'],
  ['chrome release()', 'chrome release()'],
  ['opera 15 release dat', 'opera 15'],
  ['what did firefox 121 bri', 'firefox 121'],
  ['when is firefox 162 comi', 'firefox 162'],
  ['firefox developer edition', 'beta firefox'],
  ['released on iphone 15', 'iphone 15'],
  ['what works in safari 15', 'what works in safari 15'],
])('the words of %j that name releases are %j', (typed, text) => {
  expect(releaseWords(typed).trim()).toBe(text)
})

test.each(['safari last child', 'date in safari', 'next sibling chrome 90', 'release date'])(
  '%j asks for no release',
  (typed) => {
    expect(namesReleases(typed)).toBe(false)
  },
)

test.each([
  ['webp in old safari', 'webp'],
  ['grid in modern browsers', 'grid in modern browsers'],
])('the subject of %j is %j', (typed, subject) => {
  expect(askedSubject(typed)).toBe(subject)
})
