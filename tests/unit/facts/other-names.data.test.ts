/** Alternative and prefixed names: records and code checks against the statements of the package. */
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { browserNames } from '#lib/glossary.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { type Statement, statementsOf } from './compat-package.ts'

const { records } = await loadCatalogue()

type Pair = { readonly key: string; readonly browser: string; readonly statement: Statement }

const labels: ReadonlyMap<string, string> = new Map(Object.entries(browserNames))
const browsers = [...labels.keys()]

const pairs: readonly Pair[] = records.compat.flatMap(({ objectID: key }) =>
  browsers.flatMap((browser) =>
    statementsOf(key, browser).map((statement) => ({ key, browser, statement })),
  ),
)

const byKey = new Map(records.compat.map((record) => [record.objectID, record]))

const aliasesOf = (key: string): readonly string[] => byKey.get(key)?.aliases ?? []

const renamed = pairs.filter(({ statement: { alternative_name: other } }) => other !== undefined)

test('every alternative name of the package is a name of its entry', () => {
  expect(renamed).not.toEqual([])
  const absent = renamed.filter(({ key, statement: { alternative_name: other = '' } }) => {
    const plain = other.replace(/\(\)$/, '')
    return !aliasesOf(key).some((alias) => alias.includes(plain)) && byKey.get(key)?.name !== other
  })
  expect(absent.map(({ key, statement }) => `${key} ${statement.alternative_name}`)).toEqual([])
})

test('every prefix of the package is in a name of its entry, unless its spelling is not told', () => {
  const prefixed = pairs.filter(({ statement: { prefix = '' } }) => prefix !== '')
  expect(prefixed).not.toEqual([])
  const absent = prefixed.filter(({ key, statement: { prefix = '' } }) => {
    const above = key.slice(0, key.lastIndexOf('.'))
    const isOfWhole = browsers.some((browser) =>
      statementsOf(above, browser).some((one) => one.prefix === prefix),
    )
    const isUntold = isOfWhole || /_event$|^css\.types\.[^.]+$|_[^.]*$/.test(key)
    return !isUntold && !aliasesOf(key).some((alias) => alias.includes(prefix))
  })
  expect(absent.map(({ key, statement }) => `${key} ${statement.prefix}`)).toEqual([])
})

test('what an entry says of an alternative name is what each core browser states of it', () => {
  const wrong = renamed.flatMap(({ key, browser, statement }) => {
    const { alternative_name: other = '', flags, version_added: from } = statement
    const isCore = coreBrowsers.some((core) => core === browser)
    if (!isCore || flags !== undefined || from === false || other === byKey.get(key)?.name)
      return []
    const name = labels.get(browser)
    const texts = (byKey.get(key)?.otherNames ?? []).filter((one) => one.startsWith(`\`${other}\``))
    const { version_removed: removed } = statement
    const isSaid = texts.some((one) => {
      const [past = '', lasting = ''] = one.includes('since') ? one.split(/\bsince /) : [one, '']
      const half = removed === undefined || removed === 'preview' ? lasting : past
      return new RegExp(`(?:^|[ ,])${name} ${from}(?:[ ,]|$)`).test(half)
    })
    return isSaid ? [] : [`${key} ${other} ${browser} ${from}: ${texts.join(' | ')}`]
  })
  expect(wrong).toEqual([])
})
