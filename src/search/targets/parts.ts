import type { SearchParams } from '#search/transport/search-client.ts'

import { browsersFor } from './browsers-state.ts'
import { DayBadge } from './day/day-badge.tsx'
import { DayBar } from './day/day-bar.tsx'
import { DayPanel } from './day/day-panel.tsx'
import { expandDay, readAnswer } from './day/day-queries.ts'
import { expandCan } from './expand-can.ts'
import { FeaturesVerdict } from './features-verdict.tsx'
import { shortVerdicts } from './short-verdicts.ts'
import { SpecVerdict } from './spec-verdict.tsx'
import { TargetsBar } from './targets-bar.tsx'
import { TargetsFollower } from './targets-follower.ts'
import { TargetsPanel } from './targets-panel.tsx'
import { VerdictCell } from './verdict-cell.tsx'
import { Verdict, WholeVerdict } from './verdict.tsx'

/** What a page needs once browsers or a day are chosen, in one file that is loaded then. */
export const parts = {
  browsersFor,
  shortVerdicts,
  SpecVerdict,
  DayBadge,
  DayBar,
  DayPanel,
  expand,
  readAnswer,
  TargetsBar,
  TargetsFollower,
  TargetsPanel,
  Verdict,
  VerdictCell,
  FeaturesVerdict,
  WholeVerdict,
}

/**
 * A request with the conditions written out that the address only names: the day first, whose condition stands behind that of the
 * browsers.
 *
 * @throws TargetsUnavailable where what reads the browsers cannot be loaded
 */
function expand(params: SearchParams): Promise<SearchParams> {
  return expandCan(expandDay(params))
}
