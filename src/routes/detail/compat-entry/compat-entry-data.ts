import * as v from 'valibot'

import { orEarlier } from '#catalogue/baseline-words.ts'
import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { listedEntry } from '#catalogue/compat/record.ts'
import { platformCodes } from '#catalogue/platforms.ts'
import { formatMonth, isoDay } from '#lib/dates.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'
import type { Infer } from '#lib/schema.ts'
import { codeText } from '#lib/support-code.ts'
import type { CopiedFacts, DetailProps } from '#routes/detail/detail-definition.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import type { HitOf } from '#routes/detail/record-requests.ts'

import { type CompatDetail, entryShape, relativeShape } from './compat-entry-queries.ts'

/** An ancestor, sibling or child entry. */
export type CompatRelative = HitOf<typeof relativeShape>

export type CompatContent = {
  readonly record: CompatDetail
  readonly above: readonly CompatRelative[]
}

export type CompatProps = DetailProps<CompatContent>

/** The data that a list row passes on; other links pass less. */
export const compatPreview = v.object({
  ...v.pick(listedEntry, [
    'objectID',
    'name',
    'kind',
    'support',
    'description',
    'baseline',
    'newlyDate',
    'approx',
  ]).entries,
  path: v.optional(listedEntry.entries.path),
  platforms: v.optional(platformCodes),
})

export type CompatPreview = Infer<typeof compatPreview>

export function readCompat({ hits }: RecordAnswer): CompatContent | undefined {
  const [record] = hits(entryShape)
  const above = hits(relativeShape).toSorted((a, b) => a.objectID.length - b.objectID.length)
  return record && { record, above }
}

/** The direct children of a key among its relatives, by name. */
export function childEntries(
  key: string,
  relatives: readonly CompatRelative[],
): readonly CompatRelative[] {
  return byName(relatives.filter(({ objectID }) => parentOf(objectID) === key))
}

/** The other children of a key's parent, by name. */
export function siblingsOf(
  key: string,
  relatives: readonly CompatRelative[],
): readonly CompatRelative[] {
  const parent = parentOf(key)
  return byName(
    relatives.filter(({ objectID }) => objectID !== key && parentOf(objectID) === parent),
  )
}

function parentOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}

function byName(relatives: readonly CompatRelative[]): readonly CompatRelative[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return relatives.toSorted((a, b) => compare(a.name, b.name))
}

/** Formats name, key, status, description, verdict, support and address as a Markdown section. */
export function compatMarkdown(
  entry: CompatDetail,
  { address, today, verdict }: CopiedFacts,
): string {
  const { objectID, name, baseline, newlyDate, status, description, support } = entry
  const month = newlyDate === undefined ? '' : formatMonth(isoDay(newlyDate))
  const since = month === '' ? '' : `, Baseline since ${month}${orEarlier(entry)}`
  const standing = baseline === undefined ? [] : [`**${baselineLabels[baseline]}**${since}`]
  const remarks = status.filter((one) => one !== 'Standard').map((one) => `**${one}**`)
  return [
    `## ${escapeMarkdown(name)}`,
    `\`${objectID}\``,
    ...standing,
    ...remarks,
    ...(description === undefined ? [] : [escapeProse(description)]),
    ...(verdict === '' ? [] : [escapeMarkdown(verdict)]),
    markdownTable(
      coreBrowsers.map((browser) => browserLabels[browser].name),
      [coreBrowsers.map((browser) => codeText(support[browser], today))],
    ),
    `<${address}>`,
  ].join('\n\n')
}
