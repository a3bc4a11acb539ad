import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { areTargetsWanted } from '#routes/targets-wanted.ts'
import { useSearchServices, useStore } from '#search/state/search-services.ts'

/** Loads what the browsers of a visitor need, once there are some, and keeps the address of the page up to them. */
export function TargetsAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const { targets, loadTargets } = useSearchServices()
  const parts = useStore(targets)
  const isWanted = areTargetsWanted(location.search)
  useEffect(() => {
    // Without it nothing is checked, and nothing else fails.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted, loadTargets])
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
