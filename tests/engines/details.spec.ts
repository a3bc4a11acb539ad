import { userSelectStatements } from '#tests/e2e/support/expected-data.ts'

import { expect, test } from './support/journey.ts'
import { heading, resultName, row, summary, table, type Target } from './support/target.ts'

/** A search for one record, and what its row says that its page shows, too. */
const opened = [
  ['/features?q=subgrid', 'Subgrid', ['117', '71', '16']],
  ['/compat?q=css.selectors.has', ':has()', ['105', '121', '15.4']],
  ['/specs?q=css-grid-2', 'CSS Grid Layout Module Level 2', ['W3C']],
  ['/releases?q=chrome 140', 'Chrome 140', ['2 Sep 2025', 'Blink 140']],
] as const

for (const [list, title, facts] of opened) {
  test(`the page of ${title} shows what its row said while its own searches are under way`, async ({
    visitor,
    edge,
  }) => {
    await visitor.goto(list)
    await visitor.sees(resultName(title))
    const { release } = edge.hold()
    await visitor.click(resultName(title))
    await visitor.isAt(heading(title))
    const [text] = await visitor.texts({ css: 'main' })
    for (const fact of facts) expect(text).toContain(fact)
    release()
    await expect.poll(async () => (await visitor.texts({ css: 'main' }))[0]).not.toBe(text)
    await visitor.sees(heading(title))
    await visitor.sees(row)
  })
}

test('the page of a compatibility entry lists every statement of the data package once it is opened', async ({
  visitor,
}) => {
  const others = 'Version history by other browser or runtime'
  await visitor.goto('/compat/css.properties.user-select')
  await visitor.misses(table(others))
  await visitor.click(summary(/^Other browsers and runtimes/))
  await visitor.sees(table(others))
  for (const [caption, count] of [
    ['Version history by browser', userSelectStatements.core],
    [others, userSelectStatements.others],
  ] as const) {
    const rows = await visitor.read({ css: 'tbody tr', within: table(caption) }, () => true)
    expect(rows, caption).toHaveLength(count)
  }
})

test('a specification is opened from an entry that it defines, and Back leads to the link', async ({
  visitor,
}) => {
  const spec: Target = { css: 'main a[href^="/specs/"]' }
  await visitor.goto('/compat/api.ResizeObserver')
  await visitor.click(spec)
  await visitor.arrives(/^\/specs\/[\w-]+$/)
  await visitor.isAt(heading())
  await visitor.back()
  await visitor.arrives('/compat/api.ResizeObserver')
  await visitor.isAt(spec)
})

/** Addresses with tables, those that are laid out as grids or blocks among them. */
const tabular = ['/features/grid', '/features?q=grid&view=table&cols=baseline,chrome']

for (const width of [1280, 360]) {
  test(`at ${width} px tables, rows, heads and cells have their roles in the accessibility tree`, async ({
    visitor,
  }) => {
    await visitor.resize(width)
    for (const address of tabular) {
      await visitor.goto(address)
      await visitor.sees(table())
      await expect.poll(() => visitor.texts({ css: 'main [aria-busy=true]' })).toEqual([])
      for (const [css, role] of [
        ['main table', 'table'],
        ['main table tr:not([aria-hidden])', 'row'],
        ['main table thead th', 'columnheader'],
        ['main table tbody th', 'rowheader'],
        ['main table td', 'cell'],
      ] as const) {
        // Sections below the first load while this counts.
        await expect(async () => {
          const shown = await visitor.read({ css }, () => true)
          expect(await visitor.countRole({ css }, role), `${css} of ${address}`).toBe(shown.length)
        }).toPass()
      }
    }
  })
}
