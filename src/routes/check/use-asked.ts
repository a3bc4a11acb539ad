import { useMemo } from 'react'
import { history } from 'virtual:history'
import { widely } from 'virtual:widely'

import { widelyOn } from '#catalogue/targets/presets.ts'
import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { otherBrowsersSchema } from '#contracts/other-browsers.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useDays } from '#search/state/days.ts'
import { useTargets } from '#search/targets/use-targets.ts'

import type { NamedTargets } from './named-targets.ts'

export const WIDELY = 'Baseline widely available'

/**
 * The visitor's targets; if there are none, or none that can be checked, the browsers that count as
 * widely available on the day. Undefined until theirs are read.
 */
export function useAsked(): NamedTargets | undefined {
  const { today } = useDays()
  const { status, name, judged, unjudged, problem } = useTargets()
  const instead = useMemo(() => onlyThese(widelyOn(widely, today) ?? {}), [today])
  // Loaded with the view: a check needs no request.
  const known = useContent(
    unjudged.length === 0 ? null : history.otherBrowsersUrl,
    otherBrowsersSchema,
  )
  const others = unjudged.length === 0 ? {} : { others: { unjudged, known } }
  if (judged !== undefined) return { name, judged, ...others }
  if (status === 'pending') return undefined
  const refusal = status === 'failed' ? `“${name}” could not be read.` : problem
  return { name: WIDELY, judged: instead, ...others, ...(refusal !== '' && { refusal }) }
}
