import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { isoDay } from '#lib/dates.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/markdown.ts'
import { formatMonth } from '#lib/months.ts'

import type { CompatDetail } from './compat-entry-data.ts'

/** Name, key, status, description, support and address as a Markdown section. */
export function compatMarkdown(entry: CompatDetail, address: string): string {
  const { objectID, name, baseline, newlyDate, status, description, support } = entry
  const since =
    newlyDate === undefined ? '' : `, Baseline since ${formatMonth(isoDay(newlyDate), 'long')}`
  const standing = baseline === undefined ? [] : [`**${baselineLabels[baseline]}**${since}`]
  const remarks = status.filter((one) => one !== 'Standard').map((one) => `**${one}**`)
  return [
    `## ${escapeMarkdown(name)}`,
    `\`${objectID}\``,
    ...standing,
    ...remarks,
    ...(description === undefined ? [] : [escapeProse(description)]),
    markdownTable(
      coreBrowsers.map((browser) => browserLabels[browser].name),
      [coreBrowsers.map((browser) => support[browser] ?? '–')],
    ),
    `<${address}>`,
  ].join('\n\n')
}
