import { escapeMarkdown } from '#lib/formats/markdown.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import type { DiffState } from './diff-address.ts'
import { entryGroups, type EntryGroup } from './diff-entry-groups.ts'
import { type ChangedFeature, featureGroups, isOfEntries } from './diff-features.ts'
import { filterRows } from './diff-rows.ts'
import type { Pair } from './diff-sides.ts'
import { entriesText, kindLabel, monthOf, versionOf } from './diff-text.ts'
import { groupHeading } from './diff-words.ts'
import type { Compared } from './use-diff.ts'

export type DiffCopiesProps = { readonly data: Compared; readonly state: DiffState }

/** Copies what is shown as Markdown, or its address. */
export function DiffCopies({ data: { sides, rows, features }, state }: DiffCopiesProps) {
  const markdown = () => {
    const groups = entryGroups(filterRows(rows, state), features)
    return diffMarkdown({ features, groups, pair: sides }, location.href)
  }
  return (
    <PopoverButton label="More">
      <CopyButtons
        offers={[
          { name: 'Markdown', text: markdown },
          { name: 'link', text: () => location.href },
        ]}
      />
    </PopoverButton>
  )
}

type Shown = {
  readonly features: readonly ChangedFeature[]
  readonly groups: readonly EntryGroup[]
  readonly pair: Pair
}

/** Formats the changed features and the shown entries as a Markdown section. */
export function diffMarkdown({ features, groups, pair }: Shown, address: string): string {
  const sections = featureGroups.flatMap((group) => {
    const lines = features
      .filter((feature) => feature.group === group)
      .map((feature) => featureLine(feature, pair))
    return lines.length === 0 ? [] : [`### ${groupHeading(group, pair).title}`, lines.join('\n')]
  })
  return [
    `## ${pair.from.name} → ${pair.to.name}`,
    ...sections,
    '### Entries by feature',
    ...groups.flatMap(({ name, rows }) => [
      `#### ${escapeMarkdown(name)}`,
      rows
        .map(
          (row) =>
            `- ${escapeMarkdown(row.name)}: ${kindLabel(row.kind, pair)} ${versionOf(row, pair)}`,
        )
        .join('\n'),
    ]),
    `<${address}>`,
  ].join('\n\n')
}

function featureLine(feature: ChangedFeature, pair: Pair): string {
  const name = `- ${escapeMarkdown(feature.name)}`
  if (isOfEntries(feature)) return `${name}: ${entriesText(feature, pair)}`
  const month = monthOf(feature, pair)
  return `${name}: ${feature.step?.version ?? ''}${month === '' ? '' : ` (${month})`}`
}
