/** Keys that web-features names and the compat data has renamed or dropped, read from both packages. */
import { expect, test } from 'vitest'
import { features as shipped } from 'web-features'

import { renamedKeys, tabledRenames } from '#ingest/joins/renamed-keys.ts'
import { loadCompat } from '#ingest/sources/compat-data.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { loadFeatures } from '#ingest/sources/web-features.ts'
import { isoDay } from '#lib/dates.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

import { compat } from './compat-package.ts'

const { records, content } = await loadCatalogue()

const isEntry = (key: string): boolean =>
  [...key.split('.'), '__compat'].reduce<unknown>(
    (node, name) => (node instanceof Object ? Reflect.get(node, name) : undefined),
    compat,
  ) !== undefined

const lost = Object.entries(shipped).flatMap(([id, feature]) =>
  feature.kind === 'feature'
    ? (feature.compat_features ?? []).flatMap((key) => (isEntry(key) ? [] : [{ id, key }]))
    : [],
)

const text = ({ id, key }: (typeof lost)[number]): string => `${id} ${key}`

type Stated = { readonly baseline: unknown; readonly baseline_low_date?: string | undefined }

const words = new Map<unknown, string>([
  ['high', 'widely'],
  ['low', 'newly'],
])

const statusText = ({ baseline, baseline_low_date: low }: Stated): string =>
  `${words.get(baseline) ?? 'limited'} ${low?.replace('≤', '')}`

const goneOf = new Map(records.features.map(({ objectID, gone }) => [objectID, gone]))

const entries = new Map(records.compat.map((entry) => [entry.objectID, entry]))
const { compat: redirects } = content.redirects

test('every key that is lost leads to entries or to its feature, and nothing else does', () => {
  expect(Object.keys(redirects).toSorted()).toEqual(
    [...new Set(lost.map(({ key }) => key))].toSorted(),
  )
  const wrong = lost.filter(({ key, id }) => {
    const to = redirects[key] ?? []
    return to.length === 0 || to.some((one) => !entries.has(one) && one !== id)
  })
  expect(wrong).toEqual([])
})

test('every id of web-features that moved or was split leads to the features of today', () => {
  const wanted = Object.entries(shipped).flatMap(([id, feature]) => {
    if (feature.kind === 'moved') return [[id, [feature.redirect_target]]]
    return feature.kind === 'split' ? [[id, feature.redirect_targets]] : []
  })
  expect(wanted).not.toEqual([])
  expect(content.redirects.features).toMatchObject(Object.fromEntries(wanted))
})

test('a key that nothing replaced is named on its feature, and no other is', () => {
  const gone = lost.filter(({ key, id }) => redirects[key]?.includes(id) === true)
  const named = records.features.flatMap(({ objectID: id, gone: keys = [] }) =>
    keys.map((key) => ({ id, key })),
  )
  expect(named.map(text).toSorted()).toEqual(gone.map(text).toSorted())
})

test('what replaced a key is a part of its feature, unless it has tags, which decide', async () => {
  const { entries: present } = await loadCompat(collectSurprises())
  const uncounted = lost.flatMap(({ key, id }) =>
    (redirects[key] ?? []).filter((to) => {
      const isTagged = present
        .get(to)
        ?.statement.tags?.some((tag) => tag.startsWith('web-features:'))
      return entries.has(to) && isTagged !== true && entries.get(to)?.features.includes(id) !== true
    }),
  )
  expect(uncounted).toEqual([])
})

test('every status of a key is that of an entry, or its key is named as gone', () => {
  const stated = Object.entries(shipped).flatMap(([id, feature]) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, own]) => ({ id, key, own }))
      : [],
  )
  const texts = new Map(stated.map(({ key, own }) => [key, statusText(own)]))
  const wrong = stated.flatMap(({ id, key }) => {
    const targets = entries.has(key) ? [key] : (redirects[key] ?? [])
    if (targets.includes(id)) return goneOf.get(id)?.includes(key) === true ? [] : [`${id} ${key}`]
    return targets.flatMap((to) => {
      const { baseline = false, newlyDate } = entries.get(to) ?? {}
      const former = Object.keys(redirects).filter((one) => redirects[one]?.includes(to))
      // An entry that has a status of its own keeps it, and one that replaced several has one of theirs.
      const allowed = texts.has(to) ? [texts.get(to)] : former.map((one) => texts.get(one))
      const low = newlyDate === undefined ? undefined : isoDay(newlyDate)
      return allowed.includes(`${baseline} ${low}`) ? [] : [`${key} ${to}: ${baseline} ${low}`]
    })
  })
  expect(stated.length).toBeGreaterThan(entries.size / 2)
  expect(wrong).toEqual([])
})

test('each line of the table of renamed keys is needed, and leads to an entry', async () => {
  const surprises = collectSurprises()
  const known = await loadFeatures(surprises)
  const { entries: present } = await loadCompat(surprises)
  const byRule = renamedKeys({ features: known.features, entries: present }, new Map())
  const needless = [...tabledRenames].filter(
    ([key, { to }]) => !isEntry(to) || byRule.get(key)?.length !== 0,
  )
  expect(tooMany(needless, tabledRenames.size)).toEqual([])
})
