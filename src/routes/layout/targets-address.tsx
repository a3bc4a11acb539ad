import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { areTargetsWanted } from '#routes/targets-wanted.ts'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'

/** Loads what the browsers of a visitor need, once there are some, and keeps the address of the page up to them. */
export function TargetsAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const parts = useStore(targets)
  const isWanted = areTargetsWanted(location.search)
  useEffect(() => {
    // Without it nothing is checked, and nothing else fails.
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
