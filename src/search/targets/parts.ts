import type { TargetsParts } from '#search/state/search-services.ts'

import { browsersFor } from './browsers-state.ts'
import { expandCan } from './expand-can.ts'
import { FeaturesVerdict } from './features-verdict.tsx'
import { shortVerdicts } from './short-verdicts.ts'
import { TargetsBar } from './targets-bar.tsx'
import { TargetsFollower } from './targets-follower.ts'
import { TargetsPanel } from './targets-panel.tsx'
import { VerdictCell } from './verdict-cell.tsx'
import { Verdict, WholeVerdict } from './verdict.tsx'

/** What a page needs once browsers are chosen, in one file that is loaded then. */
export const parts = {
  browsersFor,
  expandCan,
  shortVerdicts,
  TargetsBar,
  TargetsFollower,
  TargetsPanel,
  Verdict,
  VerdictCell,
  FeaturesVerdict,
  WholeVerdict,
} satisfies TargetsParts & { readonly expandCan: unknown }
