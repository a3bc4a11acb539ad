import { escapeMarkdown } from '#lib/markdown.ts'
import { paths } from '#routes/paths.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

import type { SpecDetail } from './spec-data.ts'

/** What can be taken away from the page of a specification. */
export function specCopies(spec: SpecDetail): readonly CopyOffer[] {
  const address = () => new URL(paths.spec(spec.objectID), location.origin).href
  return [
    { name: 'Markdown', text: () => specMarkdown(spec, address()) },
    { name: 'link', text: address },
  ]
}

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
