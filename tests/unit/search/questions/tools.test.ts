import { expect, test } from 'vitest'

import { tools } from '#contracts/views.ts'
import { askText } from '#search/answers/ask-text.ts'
import { dayOfRelease } from '#search/answers/releases.ts'
import { toolsNamed } from '#search/questions/tools.ts'
import phrasings from '#tests/unit/language/phrasings.json' with { type: 'json' }

const today = '2026-11-23'
const hrefOf = (text: string) => askText(text, today).tool?.href

test.each([
  ['chrome 120 vs 130', '/diff?from=chrome-120&to=chrome-130'],
  ['Chrome 130 vs. 120?', '/diff?from=chrome-120&to=chrome-130'],
  ['diff safari 26 27', '/diff?from=safari-26&to=safari-27'],
  ['compare safari 26 and 27', '/diff?from=safari-26&to=safari-27'],
  ['firefox 128 → 140', '/diff?from=firefox-128&to=firefox-140'],
  ['chrome 138 to 140', '/diff?from=chrome-138&to=chrome-140'],
  ['changes between edge 140 and edge 150', '/diff?from=edge-140&to=edge-150'],
  ['what changed between Chrome 138 and 140', '/diff?from=chrome-138&to=chrome-140'],
  ['difference between chrome and firefox', '/diff?from=chrome&to=firefox'],
  ['safari 26 vs ios safari 26', '/diff?from=safari-26&to=safari_ios-26'],
  ['check my css', '/check'],
  ['check code', '/check'],
  ['scan this stylesheet for browser support', '/check'],
  ['paste javascript', '/check'],
  ['can i ship this stylesheet to defaults', '/check'],
  ['what becomes widely available next quarter', '/upcoming'],
  ['which features will become widely available soon', '/upcoming'],
  ['widely available next', '/upcoming'],
  ['lowest versions for has and popover', '/set'],
  ['which of my features block safari 16', '/set'],
  ['support for chrome 109', '/features?targets=chrome+109&can=yes'],
  ['works in safari 15.4 and firefox 115', '/features?targets=safari+15.4,+firefox+115&can=yes'],
  ['not supported in safari 16', '/features?targets=safari+16&can=no'],
  ['animation supported in chrome 109', '/features?q=animation&targets=chrome+109'],
  ['new in chrome since 120', '/diff?from=chrome-120&to=chrome'],
  ['what’s new in safari since 17.4?', '/diff?from=safari-17.4&to=safari'],
  ['features missing in firefox esr', '/features?targets=firefox+esr&can=no'],
  ['not supported in firefox esr', '/features?targets=firefox+esr&can=no'],
  ['works on iphone 15', '/features?targets=ios_saf+15&can=yes'],
  ['runs in node', '/compat?runs=nodejs'],
  ['what runs in Node.js?', '/compat?runs=nodejs'],
  ['apis that work in deno', '/compat?path=Web+APIs&runs=deno'],
  ['fetch in deno', '/compat?q=fetch&runs=deno'],
  ['fetch in node', '/compat?q=fetch&runs=nodejs'],
  ['structured clone on bun', '/compat?q=structured+clone&runs=bun'],
  ['web streams node 18', '/compat?q=web+streams&targets=node+18&can=yes'],
  ['temporal in deno 2.7', '/compat?q=temporal&targets=deno+2.7&can=yes'],
  ['works in node 20', '/compat?targets=node+20&can=yes'],
  ['works in internet explorer 11', '/features?targets=ie+11&can=yes'],
  ['not supported in node 18', '/features?targets=node+18&can=no'],
  ['features in android webview 120', '/features?targets=android+webview+120&can=yes'],
  ['what does ios webview 16 lack', '/features?targets=ios+webview+16&can=no'],
  ['quest 31.2 vs 36', '/diff?from=oculus-31.2&to=oculus-36'],
  ['opera android 70 vs 80', '/diff?from=opera_android-70&to=opera_android-80'],
])('“%s” asks for the tool at %s', (text, href) => {
  expect(hrefOf(text)).toBe(href)
})

test.each([
  'vs',
  'between',
  'diff',
  'chrome 120',
  'safari 26.2',
  'chrome vs',
  'chrome 120 vs 120',
  'grid vs flexbox',
  'checkbox',
  'check validity',
  'check if css grid works',
  'css checker',
  'set',
  'upcoming chrome releases',
  'color contrast',
  'object to string',
  'supports',
  'supported in safari',
  'missing in firefox',
  'code',
  'css files',
  'node',
  'Node',
  'deno',
  'node 22',
  'text node',
  'node list',
  'find text in node',
  'child element in node',
  'insert node 2',
  'text node 1',
  'removed nodes',
  'new in node 22',
  'missing in safari beta',
  'new in chrome before 120',
  'latest deno',
  'node release notes',
  'bun fetch',
  'node contains',
  'in node',
])('“%s” asks for no tool', (text) => {
  expect(hrefOf(text)).toBeUndefined()
})

test('no question of the lists is taken for a tool, and what asks for a tool is no question', () => {
  const taken = phrasings.questions.filter(({ text }) => hrefOf(text) !== undefined)
  expect(taken).toEqual([])
  expect(phrasings.others.filter((text) => hrefOf(text) !== undefined)).toEqual([])
  expect(askText('what becomes widely available next quarter', today).question).toEqual([])
})

test('the title says what was understood', () => {
  expect(askText('chrome 130 vs 120', today).tool?.title).toBe('Compare Chrome 120 with Chrome 130')
  expect(askText('grid not supported in ff 115', today).tool?.title).toBe(
    'Features matching “grid” in Firefox 115',
  )
})

test('tools are found by the beginning of a name, from three letters on', () => {
  expect(toolsNamed('Comp').map(({ title }) => title)).toContain('Compare releases')
  expect(toolsNamed('check my').map(({ title }) => title)).toEqual(['Check code'])
  expect(toolsNamed('co')).toEqual([])
  expect(toolsNamed('grid')).toEqual([])
})

test('every tool is offered by its title', () => {
  for (const { title, path } of tools) {
    expect(toolsNamed(title).map(({ href }) => href)).toEqual([path])
  }
})

test.each([
  'new in chrome since september',
  'what is new in chrome since september 2026',
  'shipped in chrome in the last 3 months',
  'new in chrome since 2026-09-01',
])('“%s” compares the release that was current then with the current one', (text) => {
  const { href = '' } = askText(text, '2026-11-23').tool ?? {}
  const [, version = ''] = /from=chrome-(\d+)&to=chrome$/.exec(href) ?? []
  const day = dayOfRelease('chrome', version)
  expect(day >= '2026-08-01' && day < '2026-10-01').toBe(true)
})

test('a time before the first known release compares nothing', () => {
  expect(askText('new in chrome since 1999', '2026-11-23').tool).toBeUndefined()
})
