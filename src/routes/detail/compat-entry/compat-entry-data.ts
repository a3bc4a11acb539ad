import { baselineStatuses, baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'
import { isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { codeOn } from '#lib/support-code.ts'
import type { DetailProps } from '#routes/detail/detail-definition.ts'
import type { Answer } from '#routes/detail/record-queries.ts'
import type { HitOf, RecordQuery } from '#routes/detail/record-requests.ts'
import {
  featureRef,
  MOST_HITS,
  recordsBy,
  recordsById,
  recordShape,
  specRef,
} from '#routes/detail/record-requests.ts'
import { today } from '#routes/today.ts'

import { entryShape, relativeShape } from './compat-entry-queries.ts'

/** What the page of a compat entry shows of its record. */
export type CompatDetail = HitOf<typeof entryShape>

/** An entry above, beside or below it. */
export type CompatRelative = HitOf<typeof relativeShape>

/** Counts the entries below a section. */
export const countShape = recordShape<CompatRecord>()('compat', [])

export type CompatContent = {
  readonly record: CompatDetail
  /** The entries above it, from the top. */
  readonly above: readonly CompatRelative[]
}

export type CompatProps = DetailProps<CompatContent>

export type CompatPreview = Pick<
  CompatRecord,
  'objectID' | 'name' | 'support' | 'description' | 'baseline' | 'newlyDate'
> &
  Partial<Pick<CompatRecord, 'path' | 'platforms'>> & { readonly kind: string }

export const isCompatPreview = isShape<CompatPreview>({
  objectID: isText,
  name: isText,
  kind: isText,
  support: isTableOf(isText),
  platforms: isOptional(isTableOf(isText)),
  description: isOptional(isText),
  baseline: isOptional(isOneOf(baselineStatuses)),
  newlyDate: isOptional(isNumber),
  path: isOptional(
    isShape<CompatRecord['path']>({
      lvl0: isText,
      lvl1: isOptional(isText),
      lvl2: isOptional(isText),
    }),
  ),
})

/** Siblings that are shown where an entry has hundreds: the properties of CSS, the elements of HTML. */
const FEW = 24

export function readCompat({ hits }: Answer): CompatContent | undefined {
  const [record] = hits(entryShape)
  const above = hits(relativeShape).toSorted((a, b) => a.objectID.length - b.objectID.length)
  return record && { record, above }
}

/**
 * What the entry points at: entries below and beside it, its features and its specifications.
 *
 * A path ends at the third level, or at the interface, so everything below an entry shares the end of its path: one
 * query by that and by depth finds more than is wanted, and the keys tell which are. An entry that is itself the end
 * of a path has its siblings one level up, perhaps hundreds: of those only the first are asked for.
 */
export function compatNeighbours(entry: CompatDetail): readonly RecordQuery[] {
  const { path, depth, features, specs } = entry
  const end = path.lvl2 === undefined ? 'lvl1' : 'lvl2'
  const isEnd = depth === (end === 'lvl1' ? 2 : 3)
  const section = sectionOf(entry)
  const within = (level: 'lvl1' | 'lvl2', depths: readonly number[], hitsPerPage: number) =>
    recordsBy(relativeShape, {
      facetFilters: [`path.${level}:${path[level] ?? ''}`],
      numericFilters: [depths.map((value) => `depth=${value}`)],
      hitsPerPage,
    })
  return [
    within(end, isEnd ? [depth + 1] : [depth, depth + 1], MOST_HITS),
    ...(section === undefined ? [] : [within('lvl1', [depth], FEW + 1)]),
    ...recordsById(featureRef, features),
    ...recordsById(specRef, specs),
    ...(section === undefined
      ? []
      : [recordsBy(countShape, { facetFilters: [`path.lvl1:${section}`], hitsPerPage: 0 })]),
  ]
}

/**
 * The section that an entry stands directly in: "CSS > Properties" of a property; undefined of interfaces, which
 * stand directly in their area, and of entries that are deeper.
 */
export function sectionOf({
  path,
  depth,
}: Pick<CompatDetail, 'path' | 'depth'>): string | undefined {
  return depth === 3 && path.lvl2 !== undefined ? path.lvl1 : undefined
}

/** The direct children of a key among its relatives, by name. */
export function childrenOf(
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
      [coreBrowsers.map((browser) => codeOn(support[browser] ?? '–', today()))],
    ),
    `<${address}>`,
  ].join('\n\n')
}
