import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'
import { queryNames } from '#lib/glossary.ts'
import { codeText } from '#lib/support-code.ts'

import type { FeatureDetail } from './feature-queries.ts'

/**
 * The browsers that support the feature according to web-features (not all of its parts) as a
 * browserslist query: "chrome >= 105, safari >= 15.4". Empty unless every core browser supports it:
 * a query cannot express exclusion, and a missing browser would go unnoticed.
 */
export function browserslistLine({ min }: Pick<FeatureDetail, 'min'>): string {
  if (coreBrowsers.some((browser) => min[browser] >= NEVER)) return ''
  return coreBrowsers.map((browser) => `${queryNames[browser]} >= ${min[browser]}`).join(', ')
}

/** Formats name, status, description, support and address as a Markdown section. */
export function featureMarkdown(feature: FeatureDetail, address: string, today: string): string {
  const { name, description, baseline, newlyDate, widelyDate, support, coverage } = feature
  const since = baseline === 'widely' ? widelyDate : newlyDate
  const month = since === undefined ? '' : ` since ${formatMonth(isoDay(since))}`
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const versions = coreBrowsers.map((browser) => {
    const text = codeText(support[browser], today)
    return text === '–' && coverage?.[browser] ? `– (${coverage[browser]} %)` : text
  })
  return [
    `## ${escapeMarkdown(name)}`,
    `**${baselineLabels[baseline]}**${month}`,
    escapeProse(description),
    markdownTable(names, [versions]),
    `<${address}>`,
  ].join('\n\n')
}
