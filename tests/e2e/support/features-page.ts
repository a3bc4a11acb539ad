import { expect, type Locator, type Page } from '@playwright/test'

import { isViewSearch } from './fixtures.ts'
import { painted } from './settle.ts'

/** The Features view as a person finds it: by roles and names. */
export type FeaturesPage = {
  readonly box: Locator
  /** See `liveResults`. */
  readonly rows: Locator
  /** The link of each result, in order. */
  readonly names: Locator
  /** The texts of all of them, also below the window, whose rows have no rendered text until the typing rests. */
  allNames(): Promise<readonly string[]>
  readonly heading: Locator
  /** A filter's checkbox: `filter('Baseline', 'Newly available')`. */
  filter(group: string, value: string | RegExp): Locator
  /** Counts of a filter's values as the page shows them. */
  counts(group: string): Promise<ReadonlyMap<string, number>>
  /** Types into the box and waits for the answer to the whole text. */
  type(text: string): Promise<void>
  /** Does something that asks the provider, and waits for its answer and for every row of it. */
  searching(action: () => Promise<unknown>): Promise<void>
  /** Number of results according to the head of the list. */
  total(): Promise<number>
}

/** What handles events: nothing before hydration, which removes the notice for a page that has not started. */
export const live = (page: Page): Locator => page.locator('html:not(:has(.boot)) *')

/** The results of a list that the page shows itself. */
export const liveResults = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').and(live(page))

/** Finds the parts of the Features view on a page. */
export function featuresPage(page: Page): FeaturesPage {
  const rows = liveResults(page)
  const box = page.getByRole('combobox', { name: /^Search / }).and(live(page))
  const names = rows.getByRole('heading', { level: 2 }).getByRole('link')
  const heading = page.getByRole('heading', { level: 1 }).and(live(page))
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const searching = async (action: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => isViewSearch(response.request()))
    await action()
    await answered
    await painted(page)
  }
  return {
    box,
    rows,
    names,
    allNames: async () => {
      await expect(rows.first()).toBeVisible()
      await painted(page)
      return await names.allTextContents()
    },
    heading,
    filter: (name, value) => group(name).getByRole('checkbox', { name: value }).and(live(page)),
    counts: async (name) => {
      const labels = await group(name).getByRole('checkbox').locator('xpath=..').allInnerTexts()
      return new Map(labels.map(readCount))
    },
    type: async (text) => {
      const answered = page.waitForResponse((response) => isViewSearch(response.request()))
      await box.pressSequentially(text)
      await answered
      await expect(page.getByText(`for “${text.trim()}”`)).toBeVisible()
      await painted(page)
    },
    searching,
    total: async () => {
      const text = await page
        .getByText(/^[\d,]+ results?( for “.*”)?$/)
        .first()
        .innerText()
      return toNumber(text)
    },
  }
}

/** "Widely available , 649 results" → its words and its number. */
function readCount(label: string): readonly [value: string, count: number] {
  const parts = /^(.*?)[\s,]*([\d,]+)\s*results?$/s.exec(label.trim())
  if (parts === null) throw new Error(`A filter without a count: "${label}"`)
  return [(parts[1] ?? '').trim(), toNumber(parts[2] ?? '')]
}

function toNumber(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
}
