import { expect, test } from 'vitest'
import { features as webFeatures } from 'web-features'

import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import table from '#ingest/content/code-features.json' with { type: 'json' }
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

const { content, records } = await loadCatalogue()
const index = readCodeTable(content.code)

const { entries: shownByEntries, why, ...kinds } = table

const shown = Object.values(kinds).flatMap((keys) =>
  Object.entries(keys).map(([key, id]) => [id, key] as const),
)

const keysIn = (name: string, text: string): readonly string[] =>
  findUses({ name, text }, index).findings.map(({ key }) => key)

test('each feature without compat entries is shown by code, or there is a reason why it is not', () => {
  const withoutKeys = Object.entries(webFeatures).flatMap(([id, feature]) =>
    feature.kind === 'feature' && (feature.compat_features ?? []).length === 0 ? [id] : [],
  )
  expect(withoutKeys.length).toBeGreaterThan(0)
  const known = new Set([...shown.map(([id]) => id), ...Object.keys({ ...shownByEntries, ...why })])
  const unknown = withoutKeys.filter((id) => !known.has(id))
  expect(tooMany(unknown, withoutKeys.length)).toEqual([])
})

test('what other entries show is in the table', () => {
  const entries = Object.values(shownByEntries).flat()
  const lost = entries.filter((key) => !index.has(key))
  expect(tooMany(lost, entries.length)).toEqual([])
})

const inData = new Set(records.compat.map(({ objectID }) => objectID))

test('an entry that stands for a feature has the name and the support of the feature', () => {
  const wrong = shown.filter(([id, key]) => {
    const entry = index.get(key)
    const feature = records.features.find(({ objectID }) => objectID === id)
    if (inData.has(key)) return entry?.feature !== undefined
    if (entry === undefined || feature === undefined) return true
    const isSame = JSON.stringify(entry.support) === JSON.stringify(feature.support)
    return entry.feature !== id || entry.features[0]?.[1] !== feature.name || !isSame
  })
  expect(wrong).toEqual([])
})

/** The shortest file in which a key is used. */
function codeFor(key: string): readonly [name: string, text: string] {
  const [branch, section, first = '', second] = key.split('.')
  if (branch === 'html') return ['a.html', `<${first}${second === undefined ? '' : ` ${second}`}>`]
  if (branch === 'api') {
    return ['a.ts', first === '' ? `${section}` : `function f(x: ${section}) { x.${first}() }`]
  }
  if (section === 'selectors') return ['a.css', `:${first} {}`]
  if (section === 'types') return ['a.css', `a { background: ${second}(red) }`]
  return ['a.css', section === 'at-rules' ? `@${first} --a {}` : `a { ${first}: 1px }`]
}

test.each(shown)('%s: code shows %s', (_, key) => {
  expect(keysIn(...codeFor(key))).toContain(key)
})

test.each(['@apply flex;', '@apply;', '@mixin card {}'])(
  '“%s” of a build step is no use',
  (code) => {
    expect(keysIn('a.css', `a { ${code} }`).filter((key) => key.includes('at-rules'))).toEqual([])
  },
)
