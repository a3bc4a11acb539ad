/** Where web-features and the compat data disagree, what entries and features say of it. */
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { browserNames } from '#lib/glossary.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { corrections } from './compat-package.ts'
import { featureIds, keyStatus, outSince, partsOf, versionOf } from './oracle.ts'

const { records } = await loadCatalogue()
const features = new Map(records.features.map((feature) => [feature.objectID, feature]))
const entries = new Map(records.compat.map((entry) => [entry.objectID, entry]))

const plain = (version: string | undefined) => version?.replace('≤', '')

/** "Chrome 29 instead of 93", by the packages: of versions that web-features has and the key has not. */
function differences(
  key: string,
  versionIn: (browser: (typeof coreBrowsers)[number]) => string | undefined,
) {
  return coreBrowsers.flatMap((browser) => {
    const [stated, own] = [plain(versionIn(browser)), plain(outSince(key, browser))]
    if (stated === undefined || Number(stated) === Number(own)) return []
    return [`${browserNames[browser]} ${stated} instead of ${own ?? 'none'}`]
  })
}

const saysNot = (remarks: readonly string[] | undefined, texts: readonly string[]) =>
  texts.filter((text) => !(remarks ?? []).some((remark) => remark.includes(text)))

const alone = featureIds.flatMap((id) => {
  const [key, ...others] = partsOf(id)
  return key === undefined || others.length > 0 ? [] : [{ id, key }]
})

test('a feature and its only part agree, or both say the difference', () => {
  expect(alone).not.toEqual([])
  const silent = alone.flatMap(({ id, key }) => {
    const texts = differences(key, (browser) => versionOf(id, browser))
    return [features.get(id)?.remarks, entries.get(key)?.remarks].flatMap((remarks) =>
      saysNot(remarks, texts).map((text) => `${id}: ${text}`),
    )
  })
  expect(silent).toEqual([])
})

test('an entry whose Baseline status was counted with other versions says so, and no other does', () => {
  const explained = new Set([...alone, ...corrections].map(({ key }) => key))
  const wrong = records.compat.flatMap(({ objectID: key, remarks }) => {
    const status = keyStatus(key)
    const isBaseline = typeof status?.baseline === 'string'
    const texts = isBaseline ? differences(key, (browser) => status.support[browser]) : []
    const silent = saysNot(remarks, texts)
    return texts.length === 0 && remarks !== undefined && !explained.has(key) ? [key] : silent
  })
  expect(wrong).toEqual([])
})

test('an entry that is corrected says which versions the compat data has', () => {
  const silent = corrections.flatMap(({ key, browser, stated }) => {
    const core = coreBrowsers.find((name) => name === browser)
    if (core === undefined) return []
    const own = plain(outSince(key, core)) ?? 'none'
    const text = `${browserNames[core]} ${plain(stated)} instead of ${own}`
    const remarks = entries.get(key)?.remarks?.filter((remark) => remark.startsWith('Corrected'))
    return saysNot(remarks, [text]).map((missing) => `${key}: ${missing}`)
  })
  expect(silent).toEqual([])
})

test('some entries have a remark, so that the comparison is not of nothing', () => {
  expect(records.compat.some(({ remarks }) => remarks !== undefined)).toBe(true)
})
