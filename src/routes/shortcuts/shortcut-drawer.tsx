import { useStore } from '#search/state/use-store.ts'
import { Drawer } from '#ui/overlay/drawer.tsx'

import { ShortcutList } from './shortcut-list.tsx'
import { areShortcutsShown } from './shown-shortcuts.ts'

/** The keyboard shortcuts over the page, which stays as it is. */
export function ShortcutDrawer() {
  const isOpen = useStore(areShortcutsShown)
  return (
    <Drawer open={isOpen} onClose={() => areShortcutsShown.set(false)} title="Keyboard shortcuts">
      <ShortcutList />
    </Drawer>
  )
}
