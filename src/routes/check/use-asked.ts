import { history } from 'virtual:history'

import { onlyThese, type Targets } from '#catalogue/verdict/verdict.ts'
import { otherBrowsersSchema } from '#contracts/other-browsers.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useTargets } from '#search/targets/use-targets.ts'

import type { NamedTargets } from './named-targets.ts'

export const WIDELY = 'Baseline widely available'

/**
 * The visitor's targets; if there are none, or none that can be checked, the browsers that count as
 * widely available. Undefined until theirs are read and the table has these.
 */
export function useAsked(
  table: { readonly widely: Targets } | undefined,
): NamedTargets | undefined {
  const { status, name, judged, unjudged, problem } = useTargets()
  // Loaded with the view: a check needs no request.
  const known = useContent(
    unjudged.length === 0 ? null : history.otherBrowsersUrl,
    otherBrowsersSchema,
  )
  const others = unjudged.length === 0 ? {} : { others: { unjudged, known } }
  if (judged !== undefined) return { name, judged, ...others }
  if (table === undefined || status === 'pending') return undefined
  const refusal = status === 'failed' ? `“${name}” could not be read.` : problem
  return {
    name: WIDELY,
    judged: onlyThese(table.widely),
    ...others,
    ...(refusal !== '' && { refusal }),
  }
}
