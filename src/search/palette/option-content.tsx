import type { ReactNode } from 'react'

import { baselineLabels } from '#catalogue/baseline.ts'
import { isoDay } from '#lib/dates.ts'
import { formatMonth } from '#lib/months.ts'
import { pluralize } from '#lib/pluralize.ts'
import { TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import { releaseStatusLabels } from '#search/lists/release-status.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SearchIcon } from '#ui/text/icon.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import type { Found } from './answer.ts'
import type { PaletteRecords } from './requests.ts'

import styles from './popup.module.css'

type LineProps = {
  readonly name: ReactNode
  /** What there is to know before choosing it. */
  readonly facts?: ReactNode
}

/** One option: what it is called, and a fact or two at the end of the line. */
function Line({ name, facts }: LineProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {facts !== undefined && (
        <span className={styles.facts}>
          <VisuallyHidden>, </VisuallyHidden>
          {facts}
        </span>
      )}
    </>
  )
}

type HitProps<Kind extends keyof PaletteRecords> = { readonly hit: Found<PaletteRecords[Kind]> }

export function FeatureLine({ hit }: HitProps<'features'>) {
  const { name, baseline, newlyDate, widelyDate, _highlightResult: marks } = hit
  const since = { widely: widelyDate, newly: newlyDate, limited: undefined, discouraged: undefined }
  const date = since[baseline]
  return (
    <Line
      name={<NameText value={highlighted(marks, 'name', name)} />}
      facts={
        <Badge
          status={baseline}
          label={baselineLabels[baseline]}
          since={date === undefined ? undefined : isoDay(date)}
        />
      }
    />
  )
}

export function CompatLine({ hit: { name, path, _highlightResult: marks } }: HitProps<'compat'>) {
  return (
    <Line
      name={<NameText code value={highlighted(marks, 'name', name)} />}
      facts={placeOf(path, name)}
    />
  )
}

/** "Web APIs › AbortSignal": where an entry stands, without itself. */
function placeOf(
  { lvl0, lvl1 = lvl0, lvl2 = lvl1 }: PaletteRecords['compat']['path'],
  name: string,
) {
  const levels = lvl2.split(TREE_SEPARATOR)
  const isLast = levels.at(-1) === name
  return levels.slice(0, isLast ? -1 : undefined).join(' › ')
}

export function SpecLine({ hit: { title, org, _highlightResult: marks } }: HitProps<'specs'>) {
  return (
    <Line
      name={
        <bdi>
          <MarkedText value={highlighted(marks, 'title', title)} />
        </bdi>
      }
      facts={org}
    />
  )
}

export function ReleaseLine({ hit }: HitProps<'releases'>) {
  const { name, date, status, _highlightResult: marks } = hit
  const when = date === undefined ? [] : [formatMonth(isoDay(date))]
  return (
    <Line
      name={<MarkedText value={highlighted(marks, 'name', name)} />}
      facts={[...when, releaseStatusLabels[status]].join(' · ')}
    />
  )
}

/** "Missing only in Safari", 64 features; "AbortController", an interface. */
export function SuggestionLine({ hit }: HitProps<'suggestions'>) {
  const { query, kinds, target, hits, _highlightResult: marks } = hit
  const [one, many] = nouns[target.index]
  return (
    <Line
      name={<NameText value={highlighted(marks, 'query', query)} />}
      facts={target.id === undefined ? pluralize(hits, one, many) : kinds[0]}
    />
  )
}

const nouns = {
  features: ['feature', 'features'],
  compat: ['compat entry', 'compat entries'],
  specs: ['specification', 'specifications'],
  releases: ['release', 'releases'],
} as const satisfies Record<PaletteRecords['suggestions']['target']['index'], object>

/** A name of which there is no more to say, or words that were searched for before. */
export function NameLine({ name }: { readonly name: string }) {
  return <Line name={<NameText value={name} />} />
}

/** The way to all that is found. */
export function EverythingLine({ query }: { readonly query: string }) {
  return (
    <>
      <SearchIcon />
      <span className={styles.name}>
        Search everything for “<bdi>{query}</bdi>”
      </span>
    </>
  )
}

const actLabels = {
  clear: 'Clear recent searches',
  stop: 'Do not keep recent searches',
  keep: 'Keep recent searches',
} as const

/** What to do with the recent searches. */
export function ActLine({ act }: { readonly act: keyof typeof actLabels }) {
  return actLabels[act]
}
