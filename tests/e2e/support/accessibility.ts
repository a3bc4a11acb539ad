import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

import { expectTargets } from './measures.ts'
import { painted } from './settle.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Every rule of WCAG 2.2 A and AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrast = 'color-contrast'

/** `structure`, all rules but contrast, takes a fifth of the time: for further addresses of a view. */
type Scope = 'all' | 'structure' | 'contrast'

const optionsOf = (scope: Scope): RunOptions => ({
  // Of rules that hold, one element each is reported.
  resultTypes: ['violations'],
  ...(scope === 'contrast'
    ? { runOnly: { type: 'rule', values: [contrast] } }
    : {
        runOnly: { type: 'tag', values: tags },
        rules: { [contrast]: { enabled: scope === 'all' } },
      }),
})

/** Runs in the page, in which axe is: what violates the rules, and where that is. */
async function findViolations(options: RunOptions) {
  const { violations } = await window.axe.run(document, options)
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: innerWidth,
    address: location.pathname + location.search,
  }
}

/** Expects zero violations of the rules: there is no list of known ones. With all of them, targets are measured, too. */
export async function expectAccessible(page: Page, scope: Scope = 'all'): Promise<void> {
  // Once for each document. Its value would be sent back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`)
  const { found, colorScheme, width, address } = await page.evaluate(
    findViolations,
    optionsOf(scope),
  )
  expect.soft(found, `axe violations on ${address}, ${colorScheme}, ${width} px`).toEqual([])
  if (scope === 'all') await expectTargets(page)
}

/** Expects zero violations in light, and sufficient contrast in dark. Leaves the page in light. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await painted(page)
  await expectAccessible(page, 'contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  await painted(page)
}
