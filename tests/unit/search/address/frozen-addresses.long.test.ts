import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { formatSearchHref, parseSearchHref } from '#search/address/search-state.ts'
import { answersOf } from '#tests/support/answers-of.ts'
import { frozenProvider } from '#tests/support/frozen-catalogue.ts'
import { targetsData } from '#tests/support/targets-data.ts'

/** Each line has an address and, if the page writes it in another way, that address. */
const file = await readFile(new URL('frozen-addresses.txt', import.meta.url), 'utf8')
const addresses = file
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([href = '', written = href]) => ({ href, written }))

function writtenAs(href: string): string {
  const search = parseSearchHref(href)
  return search === undefined ? '' : formatSearchHref(search)
}

test('a frozen address is read and written as before', () => {
  const now = addresses.map(({ href }) => ({ href, written: writtenAs(href) }))
  expect(now).toEqual(addresses)
})

test('a frozen address stays as it is once the page has written it', () => {
  const written = addresses.map((one) => one.written)
  expect(written.map(writtenAs)).toEqual(written)
})

describe.each(['features', 'compat', 'specs', 'releases', 'search'])('/%s', (view) => {
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(targetsData)))
    await frozenProvider()
  })

  afterAll(() => void vi.unstubAllGlobals())

  test('a frozen address finds the same records in the same order as before', async () => {
    const lines: string[] = []
    for (const { href } of addresses.filter((one) => one.href.split('?', 1)[0] === `/${view}`)) {
      lines.push(`  ${JSON.stringify(href)}: ${JSON.stringify(await answersOf(href))}`)
    }
    // `npx vitest run <this file> -u` freezes them anew, after a change of what queries find.
    const answers = `{\n${lines.join(',\n')}\n}\n`
    await expect(answers).toMatchFileSnapshot(`fixtures/frozen-${view}.json`)
  })
})
