import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords, sentences } from '#lib/sentence.ts'

import { type ChangedFeature, type ChangedGroup, isCore } from './diff-features.ts'
import { isOneBrowser, type Pair } from './diff-sides.ts'

export type Heading = { readonly title: string; readonly note: string }

/** The heading of a group of features, and a note below it. */
export function groupHeading(group: ChangedGroup, pair: Pair): Heading {
  const { from, to } = pair
  const mostUsed = 'Most used first'
  if (!isOneBrowser(pair)) {
    const only = { limited: to.name, lost: from.name }
    return group === 'limited' || group === 'lost'
      ? { title: `Only in ${only[group]}`, note: mostUsed }
      : {
          title: 'Different parts',
          note: 'Features that both have or lack, or that one has in part',
        }
  }
  const headings: Readonly<Record<ChangedGroup, Heading>> = {
    baseline: {
      title: isCore(to) ? 'Became Baseline' : 'Baseline by then',
      note: to.day === '' ? mostUsed : `By ${formatDay(to.day)}, most used first`,
    },
    since: { title: 'Baseline since then', note: 'Other browsers followed' },
    limited: { title: 'Not in every browser yet', note: mostUsed },
    lost: { title: 'Removed', note: mostUsed },
    more: { title: 'Gained parts', note: 'Features of earlier or later versions' },
    less: { title: 'Lost parts', note: 'Features of earlier or later versions' },
  }
  return headings[group]
}

/** What changed, with the numbers, in some sentences; `**` encloses what matters most. */
export function inShort(features: readonly ChangedFeature[], entries: number, pair: Pair): string {
  const counts = countGroups(features)
  if (isOneBrowser(pair)) return oneBrowser(counts, entries, pair)
  const partlyIn = (side: keyof Pair) => features.filter(({ partly }) => partly?.in === side).length
  return twoBrowsers({ ...counts, from: partlyIn('from'), to: partlyIn('to') }, entries, pair)
}

type Counts = Readonly<Record<ChangedGroup, number>>

function countGroups(features: readonly ChangedFeature[]): Counts {
  const counts = { baseline: 0, since: 0, limited: 0, lost: 0, more: 0, less: 0 }
  for (const { group } of features) counts[group] += 1
  return counts
}

function oneBrowser(counts: Counts, entries: number, { to }: Pair): string {
  const { baseline, since, limited, lost, more, less } = counts
  const gained = baseline + since + limited
  const became = isCore(to) ? 'became' : was(baseline)
  const standing = [
    ...(baseline > 0 ? [`${formatCount(baseline)} ${became} Baseline by then`] : []),
    ...(since > 0 ? [`${formatCount(since)} ${baseline > 0 ? '' : 'became Baseline '}later`] : []),
    ...(limited > 0
      ? [`${formatCount(limited)} ${limited === 1 ? 'is' : 'are'} not in every browser yet`]
      : []),
  ]
  const name = browserNames[to.browser]
  return sentences(
    gained === 0
      ? `${name} gained no feature.`
      : `${name} gained **${featureCount(gained)}**: ${joinWords(standing)}.`,
    lost === 0 ? 'No feature was removed.' : `**${featureCount(lost)}** ${was(lost)} removed.`,
    more === 0 ? '' : `**${othersCount(more, gained + lost)}** gained parts.`,
    less === 0 ? '' : `**${othersCount(less, gained + lost + more)}** lost parts.`,
    `**${pluralize(entries, 'entry', 'entries')}** changed.`,
  )
}

/** Beside the groups, the number of features of which only parts work on a side. */
type CountsOfTwo = Counts & Readonly<Record<keyof Pair, number>>

function twoBrowsers(counts: CountsOfTwo, entries: number, pair: Pair): string {
  const { limited, lost, more } = counts
  const { from, to } = pair
  const rest = more - counts.from - counts.to
  const partly = (['from', 'to'] as const).map((side) =>
    counts[side] === 0
      ? ''
      : `${pair[side].name} has **${othersCount(counts[side], limited + lost)}** only in part.`,
  )
  return sentences(
    `${to.name} has ${orNone(limited)} that ${from.name} lacks, and lacks ${orNone(lost)} that it has.`,
    ...partly,
    rest === 0
      ? ''
      : `**${othersCount(rest, limited + lost + more - rest)}** differ${rest === 1 ? 's' : ''} in parts.`,
    `**${pluralize(entries, 'entry', 'entries')}** differ${entries === 1 ? 's' : ''}.`,
  )
}

const orNone = (count: number): string =>
  count === 0 ? 'no feature' : `**${featureCount(count)}**`

const featureCount = (count: number): string => pluralize(count, 'feature', 'features')

const othersCount = (count: number, named: number): string =>
  named === 0 ? featureCount(count) : pluralize(count, 'other', 'others')

const was = (count: number): string => (count === 1 ? 'was' : 'were')
