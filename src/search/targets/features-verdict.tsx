import type { SearchResult } from 'algoliasearch/lite'
import { useMemo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import { notChecked } from '#catalogue/verdict/unjudged.ts'
import type { Answer } from '#catalogue/verdict/verdict.ts'
import { whereMissing } from '#catalogue/verdict/words.ts'
import { listHref } from '#search/address/url-state.ts'
import { featuresList } from '#search/lists/features.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { usualPatience } from '#search/transport/request-tracker.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { useRequest } from '#search/transport/use-request.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { formatBrowsers } from './browsers-state.ts'
import { useTargets } from './use-targets.ts'
import { verdictIn, type VerdictProps } from './verdict-in.ts'

import styles from './verdict.module.css'

export type FeaturesOf = {
  readonly features: readonly (IndexRecord & VerdictProps & { readonly name: string })[]
  readonly spec: string
}

/** The most that are named, a line each on phones: their space is there before they are. */
const NAMED = 2

/** "12 of 14 features work in your browsers", with the names of those that do not. */
export function FeaturesVerdict({ features, spec }: FeaturesOf) {
  const { today } = useDays()
  const { hrefOf, Link } = useLinks()
  const { judged, text, name, unjudged } = useTargets()
  if (judged === undefined) return null
  const checked = features.flatMap((hit) => {
    const verdict = verdictIn(hit, judged, today)
    return verdict === undefined ? [] : [{ hit, verdict }]
  })
  if (checked.length < features.length) return null
  const others = checked.filter(({ verdict }) => verdict.answer !== 'yes')
  const lacking = others.filter(({ verdict }) => verdict.answer === 'no').length
  const named = others.slice(0, NAMED)
  const can = lacking > 0 ? 'no' : 'part'
  const browsers = formatBrowsers({ targets: text, can })
  return (
    <div className={styles.whole}>
      <p>
        <b>{featuresWork(features.length - others.length, features.length)}</b>{' '}
        <span>{`in your browsers${notChecked(unjudged)}`}</span>
      </p>
      {others.length === 0 && <p className={styles.name}>{`Checked in ${name}`}</p>}
      {named.length > 0 && (
        <ul className={styles.features} aria-label="Features that do not fully work">
          {named.map(({ hit, verdict }) => (
            <li key={hit.objectID}>
              <Link href={hrefOf({ list: 'features', id: hit.objectID })}>
                <NameText value={hit.name} />
              </Link>{' '}
              <span>{`(${verdict.answer === 'part' ? 'in part' : `not in ${whereMissing(verdict, 1)}`})`}</span>
            </li>
          ))}
          {others.length > NAMED && (
            <li>
              <Link href={listHref(featuresList, { facets: { spec: [spec] }, browsers })}>
                {lacking > 0
                  ? `Show all ${lacking} that do not work`
                  : `Show all ${others.length} that work in part`}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** "49 of 60 features work in your browsers", a line of a result row; empty until it is known. */
export function SpecVerdict(spec: SpecVerdictProps) {
  const { unjudged } = useTargets()
  const working = useSpecWorks(spec)
  if (working === undefined) return null
  return (
    <>
      <VerdictMark
        answer={wholeAnswer(working, spec.featureCount)}
        label={featuresWork(working, spec.featureCount)}
      />{' '}
      <span>{`in your browsers${notChecked(unjudged)}`}</span>
    </>
  )
}

/** "12 of 14 features work", "1 of 1 feature works", "None of 3 features works". */
function featuresWork(working: number, all: number): string {
  const features = all === 1 ? 'feature' : 'features'
  if (working === 0) return `None of ${all} ${features} works`
  return `${working} of ${all} ${features} ${working === 1 ? 'works' : 'work'}`
}

function wholeAnswer(working: number, all: number): Answer {
  if (working === 0) return 'no'
  return working < all ? 'part' : 'yes'
}

type SpecVerdictProps = Pick<SpecRecord, 'shortTitle' | 'featureCount'>

/** Number of features by the short title of their specification. */
type Counts = Readonly<Record<string, number>>

type FeatureCounts = { readonly all: Counts; readonly working: Counts }

/** Undefined until it is known, and if several specifications share the short title. */
function useSpecWorks({ shortTitle, featureCount }: SpecVerdictProps): number | undefined {
  const client = useSearchClient()
  const { status, text } = useTargets()
  const isAsked = status === 'known' && featureCount > 0
  const send = useMemo(
    () => (isAsked ? () => countOnce(client, text) : null),
    [client, text, isAsked],
  )
  const { phase, answer } = useRequest(send, usualPatience)
  if (!isAsked || phase !== 'idle' || answer === undefined) return undefined
  const [all, working] = [answer.all[shortTitle] ?? 0, answer.working[shortTitle] ?? 0]
  if (all === featureCount || working === 0) return working
  return working === all ? featureCount : undefined
}

const counted = new WeakMap<SearchClient, Map<string, Promise<FeatureCounts>>>()

/** Counts all specifications at once, because the rows of a list ask together. */
function countOnce(client: SearchClient, targets: string): Promise<FeatureCounts> {
  const known = counted.get(client) ?? new Map<string, Promise<FeatureCounts>>()
  counted.set(client, known)
  const before = known.get(targets)
  if (before !== undefined) return before
  const counting = count(client, targets)
  known.set(targets, counting)
  counting.catch(() => known.delete(targets))
  return counting
}

/** The provider's maximum; its default is lower than the number of specifications. */
const MOST_VALUES = 1000

const { attribute } = featuresList.facets.spec

async function count(client: SearchClient, targets: string): Promise<FeatureCounts> {
  const all = {
    indexName: featuresList.id,
    query: '',
    facets: [attribute],
    maxValuesPerFacet: MOST_VALUES,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }
  const working = {
    ...all,
    browsers: formatBrowsers({ targets, can: 'yes' }),
  }
  const { results } = await client.search({ requests: [all, working] })
  return { all: countsIn(results[0]), working: countsIn(results[1]) }
}

function countsIn(result: SearchResult | undefined): Counts {
  return (result !== undefined && 'facets' in result && result.facets?.[attribute]) || {}
}
