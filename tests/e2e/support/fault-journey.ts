import type { Page } from '@playwright/test'

import type { Armed, Fault } from '#tests/support/fault-proxy.ts'

import { expect, type FaultPage } from './fault-fixtures.ts'

/** Longer than the page waits before it speaks, and shorter than its first pause before it tries again. Milliseconds. */
const UNTIL_SPOKEN = 1500

/** What a visitor notices of a fault. */
export type Notice = {
  /** On the screen, within the view. */
  readonly sees: RegExp
  /** The announcement; there is exactly one. */
  readonly says: string
}

/** A filter that the journeys of faults open the list with, and the address of the list with it. */
const FILTER = 'baseline:widely'
export const listAddress = '/features?baseline=widely'

/**
 * Opens the list of features and types a query that meets a fault; returns the fault. Expects of it what every fault
 * must keep: the text, the address and the filter are those that were asked for, the results are the ones before and
 * are not called those of the query, the focus is in the box, and one thing is announced.
 */
export async function meetFault(
  page: Page,
  { list, break: arm, spoken }: FaultPage,
  { query, fault, ...notice }: Notice & { readonly query: string; readonly fault: Fault },
): Promise<Armed> {
  const before = await list.names.allTextContents()
  await spoken.forget()
  const armed = arm(fault)
  await list.box.fill(query)
  await expectNotice(page, notice)
  await page.clock.runFor(UNTIL_SPOKEN)
  expect(await spoken.texts(), 'announcements').toEqual([notice.says])
  await expect(list.box, 'the text stays').toHaveValue(query)
  await expect(list.box, 'the focus stays').toBeFocused()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === query)
  await expect(list.filter('Baseline', 'Widely available')).toBeChecked()
  expect(await list.names.allTextContents(), 'the results before stay').toEqual(before)
  await expect(page.getByText(`for “${query}”`)).toBeHidden()
  return armed
}

/** Expects that the view shows a text. */
export async function expectNotice(page: Page, { sees }: Pick<Notice, 'sees'>): Promise<void> {
  await expect(page.getByRole('main').getByText(sees).first()).toBeVisible()
}

/**
 * Does what ends a fault, and expects that the last search is the one that was meant, that its results are shown and
 * announced once, that the notice has gone, and that the focus is somewhere on the page.
 */
export async function expectRecovery(
  page: Page,
  { searches, spoken }: FaultPage,
  {
    query,
    sees,
    recover,
  }: Pick<Notice, 'sees'> & {
    readonly query: string
    readonly recover: () => Promise<unknown>
  },
): Promise<void> {
  await spoken.forget()
  const sent = searches().length
  await recover()
  // The announcer says the same, elsewhere and a little later.
  const found = page.getByRole('main').getByText(new RegExp(`^[\\d,]+ results? for “${query}”$`))
  await expect(found).toBeVisible()
  await expect(page.getByRole('main').getByText(sees)).toHaveCount(0)
  expect(searches().length, 'one search').toBe(sent + 1)
  const [first] = searches().at(-1)?.requests ?? []
  expect(first).toMatchObject({ query, facetFilters: [[FILTER]] })
  await page.clock.runFor(UNTIL_SPOKEN)
  const texts = await spoken.texts()
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(`for “${query}”`)
  await expectFocus(page)
}

/** Expects that an element of the page has the focus, and not the document as a whole. */
async function expectFocus(page: Page): Promise<void> {
  const focused = await page.evaluate(() => document.activeElement?.localName ?? 'nothing')
  expect(focused, 'what has the focus').not.toMatch(/^(body|nothing)$/)
}

/**
 * Advances the clock of the page in steps until something has happened: what a step starts, an answer for instance,
 * needs real time, in which a longer step would let it time out.
 */
export async function advanceUntil(page: Page, hasHappened: () => boolean): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(3000)
    expect(hasHappened()).toBe(true)
  }).toPass()
}
