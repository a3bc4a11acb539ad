import { browsersFor } from './browsers-state.ts'
import { DayBadge } from './day/day-badge.tsx'
import { DayBar } from './day/day-bar.tsx'
import { DayPanel } from './day/day-panel.tsx'
import { FeaturesVerdict, SpecVerdict } from './features-verdict.tsx'
import { targetsInForce } from './known-targets.ts'
import { shortVerdicts } from './short-verdicts.ts'
import { TargetsBar } from './targets-bar.tsx'
import { TargetsFollower } from './targets-follower.ts'
import { TargetsMeaning } from './targets-meaning.tsx'
import { TargetsOrigin } from './targets-origin.tsx'
import { TargetsPanel } from './targets-panel.tsx'
import { VerdictLine, VerdictCell } from './verdict.tsx'

/** Everything that a page needs once its visitor has chosen browsers or a day, in one file. */
export const parts = {
  browsersFor,
  shortVerdicts,
  targetsInForce,
  SpecVerdict,
  DayBadge,
  DayBar,
  DayPanel,
  TargetsBar,
  TargetsFollower,
  TargetsMeaning,
  TargetsOrigin,
  TargetsPanel,
  Verdict: VerdictLine,
  VerdictCell,
  FeaturesVerdict,
}
