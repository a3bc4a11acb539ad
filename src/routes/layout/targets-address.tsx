import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { areTargetsWanted } from '#routes/targets-wanted.ts'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'

/** Loads the modules for the visitor's browsers if any are chosen, and updates the address. */
export function TargetsAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const parts = useStore(targets)
  const isWanted = areTargetsWanted(location.search)
  useEffect(() => {
    // If loading fails, nothing is checked, but everything else works.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted])
  return (
    parts && (
      <parts.TargetsFollower
        pathname={location.pathname}
        search={location.search}
        onChange={(search) =>
          void navigate({ ...location, search }, { replace: true, state: location.state })
        }
      />
    )
  )
}
