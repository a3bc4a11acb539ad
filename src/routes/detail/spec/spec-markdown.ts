import { escapeMarkdown } from '#lib/markdown.ts'

import type { SpecDetail } from './spec-data.ts'

/** Title, standing and addresses as a Markdown section. */
export function specMarkdown(spec: SpecDetail, address: string): string {
  const { title, org, status, maturity, url, standing } = spec
  return [
    `## ${escapeMarkdown(title)}`,
    escapeMarkdown([org, maturity ?? status].join(', ')),
    ...(standing === 'good' ? [] : [`**${standing === 'pending' ? 'Pending' : 'Discontinued'}**`]),
    `<${url}>`,
    `<${address}>`,
  ].join('\n\n')
}
