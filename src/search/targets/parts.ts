import type { TargetsParts } from '#search/state/search-services.ts'

import { expandCan } from './expand-can.ts'
import { TargetsBar } from './targets-bar.tsx'
import { TargetsFollower } from './targets-follower.ts'
import { TargetsPanel } from './targets-panel.tsx'
import { Verdict } from './verdict.tsx'

/** What a page needs once browsers are chosen, in one file that is loaded then. */
export const parts = {
  expandCan,
  TargetsBar,
  TargetsFollower,
  TargetsPanel,
  Verdict,
} satisfies TargetsParts & { readonly expandCan: unknown }
