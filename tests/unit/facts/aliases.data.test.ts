/** Aliases of properties in code: never better than what they stand for, read from the packages release by release. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { readCodeTable } from '#check/analysis/code-index.ts'
import { isLayoutPart } from '#contracts/code-table.ts'
import { supportIn } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { entryReadings, partial, rankOf, releasesOf, usable } from './states.ts'

const { records, content } = await loadCatalogue()
const index = readCodeTable(content.code)

const { properties }: { properties: readonly { name: string; legacyAliasOf?: string }[] } =
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@webref/css/css.json'), 'utf8'))

/** A value of a property, or the property in one layout, and its key under an alias of the property. */
const pairs = properties.flatMap(({ name, legacyAliasOf: of }) =>
  of === undefined || name.startsWith('-')
    ? []
    : records.compat.flatMap(({ objectID: key, kind }) => {
        const [, , property, part, deeper] = key.split('.')
        const isRead = kind !== 'Sub-feature' || isLayoutPart(key)
        return key.startsWith('css.properties.') && property === of && part && !deeper && isRead
          ? [{ key, of: `css.properties.${of}`, alias: `css.properties.${name}`, part }]
          : []
      }),
)

test('no value and no layout works under an alias in a release where it does not under the own name', () => {
  const wrong = pairs.flatMap(({ key, of, alias, part }) => {
    const code = index.get(`${alias}.${part}`) ?? index.get(alias)
    // The data has the alias for one layout alone.
    if (code === undefined || code.of === key) return []
    return coreBrowsers.flatMap((browser) => {
      const [own, whole] = [entryReadings(key, browser), entryReadings(of, browser)]
      const named = whole?.findIndex((one) => rankOf(one) >= partial) ?? -1
      return releasesOf(browser).flatMap(({ version }, place) => {
        const said = supportIn(code.support[browser], versionInteger(version), '')
        const has = own?.[place]
        const isBetter = said.state === 'full' && has !== undefined && rankOf(has) < usable
        return isBetter && has.state !== 'unknown' && named >= 0 && place >= named
          ? [`${alias}.${part} ${browser} ${version}`]
          : []
      })
    })
  })
  expect(pairs.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})
