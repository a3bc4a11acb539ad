import type { Letter } from '#catalogue/targets/feature-support.ts'
import { readRuns, readVersions, worstOf } from '#catalogue/targets/other-versions.ts'
import { type Unjudged, unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import type { OtherBrowsers } from '#contracts/other-browsers.ts'
import { pluralize } from '#lib/format-count.ts'
import { joinWords } from '#lib/sentence.ts'

import type { CodeReport } from './report.ts'

/**
 * What caniuse says of what counts in browsers without compatibility data, in a sentence.
 * @param one a browser with its versions, as `nameVersions` writes them, or what could not be read
 */
export function otherBrowserSentence(
  { items }: Pick<CodeReport, 'items'>,
  one: Unjudged,
  data: OtherBrowsers,
): string {
  const { name } = one
  if (readVersions(name) === undefined) return unjudgedSentence([one])
  const counted = items.filter(({ standing }) => standing === 'counted')
  const features = new Map(counted.flatMap(({ entry }) => entry.features.slice(0, 1)))
  const known = [...features].flatMap(([id, feature]) => {
    const letter = letterFor(id, name, data)
    return letter === undefined ? [] : [{ feature, letter }]
  })
  const named = (wanted: Letter) =>
    known.filter(({ letter }) => letter === wanted).map(({ feature }) => feature)
  const [lacked, partial, supported] = [named('n'), named('a'), named('y')]
  const isAll = lacked.length + partial.length === 0
  if (known.length === 0) {
    return `${name} is not in the compatibility data, and caniuse does not cover this code.`
  }
  const others = isAll ? 'feature' : 'other feature'
  const clauses = [
    ...(lacked.length > 0 ? [`lacks ${someOf(lacked)}`] : []),
    ...(partial.length > 0 ? [`supports ${someOf(partial)} in part`] : []),
    ...(supported.length > 0
      ? [`supports ${pluralize(supported.length, others, `${others}s`)} of this code`]
      : []),
  ]
  const rest = features.size - known.length
  const uncovered = rest > 0 ? `; caniuse does not cover ${pluralize(rest, 'other', 'others')}` : ''
  return `By caniuse, ${name} ${joinClauses(clauses)}${uncovered}.`
}

/** The support of a feature in all of these versions; undefined if caniuse does not say it. */
function letterFor(id: string, name: string, data: OtherBrowsers): Letter | undefined {
  const asked = readVersions(name)
  const feature = Object.hasOwn(data.features, id) ? data.features[id] : undefined
  const versions = asked === undefined ? undefined : data.versions[asked.agent]
  if (asked === undefined || feature === undefined || versions === undefined) return undefined
  const { agent, first = versions[0] ?? '', last = versions.at(-1) ?? '' } = asked
  const [from, to] = [versions.indexOf(first), versions.indexOf(last)]
  if (from < 0 || to < 0) return undefined
  const runs = Object.hasOwn(feature, agent) ? feature[agent] : undefined
  return runs === undefined ? 'n' : worstOf(readRuns(runs).slice(from, to + 1))
}

/** "lacks A and B, and supports C in part": clauses that contain "and". */
const joinClauses = (clauses: readonly string[]): string =>
  clauses
    .map((clause, place) => (place > 0 && place === clauses.length - 1 ? `and ${clause}` : clause))
    .join(', ')

/** "A, B, C and 4 more". */
const someOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES + 1
    ? joinWords([...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`])
    : joinWords(names)

const MOST_NAMES = 3
