import { orEarlier } from '#catalogue/baseline-words.ts'
import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'
import { codeText } from '#lib/support-code.ts'
import type { CopiedFacts } from '#routes/detail/detail-definition.ts'

import type { FeatureDetail } from './feature-queries.ts'

/** Formats name, status, description, verdict, support and address as a Markdown section. */
export function featureMarkdown(
  feature: FeatureDetail,
  { address, today, verdict }: CopiedFacts,
): string {
  const { name, description, baseline, newlyDate, widelyDate, support } = feature
  const since = baseline === 'widely' ? widelyDate : newlyDate
  const month =
    since === undefined ? '' : ` since ${formatMonth(isoDay(since))}${orEarlier(feature)}`
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const versions = coreBrowsers.map((browser) => codeText(support[browser], today))
  return [
    `## ${escapeMarkdown(name)}`,
    `**${baselineLabels[baseline]}**${month}`,
    escapeProse(description),
    ...(verdict === '' ? [] : [escapeMarkdown(verdict)]),
    markdownTable(names, [versions]),
    `<${address}>`,
  ].join('\n\n')
}
