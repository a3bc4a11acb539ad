import { memo, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

import type { PaletteDialog } from '#search/box/dialog.tsx'

import { findBox } from './use-keyboard-shortcuts.ts'

type Dialog = typeof PaletteDialog

const loadDialog = async (): Promise<Dialog> =>
  (await import('#search/box/dialog.tsx')).PaletteDialog

/**
 * Opens the palette on Ctrl K or ⌘ K, anywhere. The key press opens and focuses the palette
 * synchronously, so that no subsequent key press is lost or taken for a shortcut. Until the dialog
 * has loaded, the page's search box is focused instead.
 */
export const Palette = memo(function Palette() {
  const [Dialog, setDialog] = useState<Dialog>()
  const [isOpen, setIsOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
    // An open dialog stays in front.
    if (!isOpen && document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    if (Dialog === undefined) findBox()?.focus()
    else flushSync(() => setIsOpen(!isOpen))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      // The page's search box remains the fallback.
      () => {},
    )
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return Dialog !== undefined && <Dialog open={isOpen} onClose={() => setIsOpen(false)} />
})
