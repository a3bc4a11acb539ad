import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { areShortcutsShown } from '#routes/shortcuts/shown-shortcuts.ts'
import { useStore } from '#search/state/use-store.ts'

const Panel = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('#routes/shortcuts/shortcut-drawer.tsx')).ShortcutDrawer }
  } catch {
    return { default: ToPage }
  }
})

/** Loads the overlay with the keyboard shortcuts when it is first opened. */
export function ShortcutsOverlay() {
  const isShown = useStore(areShortcutsShown)
  const [isWanted, setIsWanted] = useState(isShown)
  if (isShown && !isWanted) setIsWanted(true)
  return (
    isWanted && (
      <Suspense>
        <Panel />
      </Suspense>
    )
  )
}

/** Opens the page of shortcuts instead, which reports that its code cannot be loaded. */
function ToPage() {
  const navigate = useNavigate()
  useEffect(() => {
    areShortcutsShown.set(false)
    void navigate(views.shortcuts.path)
  }, [navigate])
  return null
}
