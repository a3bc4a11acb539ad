import type { SearchResult } from 'algoliasearch/lite'
import { useMemo } from 'react'

import type { SpecRecord } from '#catalogue/specs/record.ts'
import { featuresList } from '#search/lists/features.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { usualPatience } from '#search/transport/request-tracker.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { useRequest } from '#search/transport/use-request.ts'

import { formatBrowsers } from './browsers-state.ts'
import { useTargets } from './use-targets.ts'

export type SpecVerdictProps = Pick<SpecRecord, 'shortTitle' | 'featureCount'>

/** Number of features by the short title of their specification. */
type Counts = Readonly<Record<string, number>>

type FeatureCounts = { readonly all: Counts; readonly working: Counts }

/** Undefined until it is known, and if several specifications share the short title. */
export function useSpecWorks({ shortTitle, featureCount }: SpecVerdictProps): number | undefined {
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
