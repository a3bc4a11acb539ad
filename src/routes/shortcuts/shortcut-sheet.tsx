import { useStore } from '#search/state/use-store.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

import { ShortcutList } from './shortcut-list.tsx'
import { areShortcutsShown } from './shown-shortcuts.ts'

/** The keyboard shortcuts over the page, which stays as it is. */
export function ShortcutSheet() {
  const isOpen = useStore(areShortcutsShown)
  return (
    <Sheet open={isOpen} onClose={() => areShortcutsShown.set(false)} title="Keyboard shortcuts">
      <ShortcutList />
    </Sheet>
  )
}
