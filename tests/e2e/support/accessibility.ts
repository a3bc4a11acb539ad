import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectTargets } from './measures.ts'
import { painted } from './settle.ts'

/** Every rule of WCAG 2.2 A and AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrast = 'color-contrast'

/** `structure`, all rules but contrast, takes a fifth of the time: for further addresses of a view. */
type Scope = 'all' | 'structure' | 'contrast'

const optionsOf = (scope: Scope) =>
  scope === 'contrast'
    ? { runOnly: { type: 'rule' as const, values: [contrast] } }
    : {
        runOnly: { type: 'tag' as const, values: tags },
        rules: { [contrast]: { enabled: scope === 'all' } },
      }

/** Expects zero violations of the rules: there is no list of known ones. With all of them, targets are measured, too. */
export async function expectAccessible(page: Page, scope: Scope = 'all'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Only the violations are of interest, and without frames there are no partial results to put together.
    .options({ ...optionsOf(scope), resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  const { colorScheme, width, address } = await page.evaluate(() => ({
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: innerWidth,
    address: location.pathname + location.search,
  }))
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
