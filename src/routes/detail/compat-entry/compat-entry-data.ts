import type { CompatRecord } from '#catalogue/compat/record.ts'
import { featureRefAttributes, specRefAttributes } from '#routes/detail/mentions.ts'
import { baseParams, byIds, isQuotable, MOST_HITS } from '#routes/detail/record-queries.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

const entryAttributes = [
  'objectID',
  'name',
  'kind',
  'description',
  'path',
  'depth',
  'features',
  'baseline',
  'newlyDate',
  'status',
  'support',
  'missing',
  'missingOnlyIn',
  'usage',
  'specs',
  'specUrl',
  'interface',
  'mdn',
] as const satisfies readonly (keyof CompatRecord)[]

const relativeAttributes = [
  'objectID',
  'name',
  'kind',
  'support',
] as const satisfies readonly (keyof CompatRecord)[]

/** What the detail view shows of its compat entry. */
export type CompatDetail = Pick<CompatRecord, (typeof entryAttributes)[number]>

/** An entry above, beside or below it. */
export type CompatRelative = Pick<CompatRecord, (typeof relativeAttributes)[number]>

/** Siblings that are shown where an entry has hundreds: the properties of CSS, the elements of HTML. */
const FEW = 24

/** Whether an address can be an entry's key; nothing else is put into a filter. */
export function isCompatKey(key: string): boolean {
  return isQuotable(key) && /^\w+\../.test(key)
}

/** The keys above a key, the nearest last: "api.Window.fetch" → "api.Window". The bare branch is no entry. */
export function keysAbove(key: string): readonly string[] {
  const segments = key.split('.')
  return segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('.'))
}

/** The entry and those above it in one request. */
export function compatRequests(key: string): readonly MultiSearchRequest[] {
  return [
    ...byIds({ indexName: 'compat', ids: [key], attributes: entryAttributes }),
    ...byIds({ indexName: 'compat', ids: keysAbove(key), attributes: relativeAttributes }),
  ]
}

/**
 * What is known only from the record: entries below and beside it, its features and its specifications.
 *
 * A path ends at the third level, or at the interface, so everything below an entry shares the end of its path: one
 * query by that and by depth finds more than is wanted, and the keys tell which are. An entry that is itself the end
 * of a path has its siblings one level up, perhaps hundreds: of those only the first are asked for.
 */
export function compatNeighbourRequests(entry: CompatDetail): readonly MultiSearchRequest[] {
  const { path, depth, features, specs } = entry
  const end = path.lvl2 === undefined ? 'lvl1' : 'lvl2'
  const isEnd = depth === (end === 'lvl1' ? 2 : 3)
  const section = sectionOf(entry)
  const within = (level: 'lvl1' | 'lvl2', depths: readonly number[], hits: number) => ({
    ...baseParams,
    indexName: 'compat' as const,
    facetFilters: [`path.${level}:${path[level] ?? ''}`],
    numericFilters: [depths.map((value) => `depth=${value}`)],
    hitsPerPage: hits,
    attributesToRetrieve: [...relativeAttributes],
  })
  return [
    within(end, isEnd ? [depth + 1] : [depth, depth + 1], MOST_HITS),
    ...(section === undefined ? [] : [within('lvl1', [depth], FEW + 1)]),
    ...byIds({ indexName: 'features', ids: features, attributes: featureRefAttributes }),
    ...byIds({ indexName: 'specs', ids: specs, attributes: specRefAttributes }),
    ...(section === undefined ? [] : [countOf(section)]),
  ]
}

/** The last request, where an entry has a section: how many entries are anywhere below that. */
function countOf(section: string): MultiSearchRequest {
  return {
    ...baseParams,
    indexName: 'compat',
    facetFilters: [`path.lvl1:${section}`],
    hitsPerPage: 0,
  }
}

/**
 * The section that an entry stands directly in: "CSS > Properties" of a property; undefined of interfaces, which
 * stand directly in their area, and of whatever stands deeper.
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
