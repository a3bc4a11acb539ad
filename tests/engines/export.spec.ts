import { facts } from '#tests/e2e/support/expected-data.ts'

import { expect, test } from './support/journey.ts'
import { box, button, type Target } from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

type Exported = { readonly records: readonly { readonly id: string }[] }

async function openMore(visitor: Visitor, part: string): Promise<void> {
  await visitor.click(button('More'))
  await visitor.click({ css: 'dialog summary', name: part })
}

const expected = facts
  .filter(({ baseline, areas }) => baseline === 'newly' && areas.has('CSS'))
  .map(({ id }) => id)
  .toSorted()

test('a filtered table is exported as JSON with exactly the features of the data package', async ({
  visitor,
}) => {
  await visitor.goto('/features?baseline=newly&area=CSS&view=table&cols=baseline,chrome,usage')
  await openMore(visitor, 'Export')
  const saved = await visitor.download(() => visitor.click(button('Download JSON')))
  expect(saved.name).toMatch(/^plinth-features-\d{4}-\d{2}-\d{2}\.json$/)
  const { records }: Exported = JSON.parse(saved.text)
  expect(records.map(({ id }) => id).toSorted()).toEqual(expected)
  const status: Target = { css: '[role=status], output', name: /^Exported/ }
  await expect.poll(() => visitor.texts(status)).toContain(`Exported ${expected.length} features`)
})

test('a list is exported as CSV with its byte order mark, its query in the name and a row per result', async ({
  visitor,
}) => {
  await visitor.goto('/features?q=subgrid&baseline=widely')
  await openMore(visitor, 'Export')
  const saved = await visitor.download(() => visitor.click(button('Download CSV')))
  expect(saved.name).toMatch(/^plinth-features-subgrid-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(saved.text.startsWith('\uFEFFid,name,')).toBe(true)
  const names = await visitor.texts({ css: 'main article h2' })
  expect(saved.text.trimEnd().split('\r\n')).toHaveLength(names.length + 1)
})

test('the page of a list that is shown is copied as a Markdown table', async ({ visitor }) => {
  await visitor.goto('/specs?q=fetch&view=table&cols=org')
  await openMore(visitor, 'Export')
  await visitor.click(button('Copy page as Markdown'))
  await visitor.sees({ css: '[role=status], output', name: 'Page as Markdown copied.' })
  await visitor.goto('/')
  await visitor.click(box)
  await visitor.press('Control', 'v')
  const pasted = () =>
    visitor.read(box, (input) => (input instanceof HTMLInputElement ? input.value : ''))
  await expect
    .poll(async () => (await pasted())[0])
    .toMatch(
      /^\| Specification \| Organisation \|.*\[Fetch\]\(http:.*\/specs\/fetch\) \| WHATWG \|/,
    )
})
