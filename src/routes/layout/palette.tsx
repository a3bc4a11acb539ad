import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'

import { SearchIcon } from '#ui/text/icon.tsx'

import styles from './layout.module.css'

const loadDialog = async () => ({
  default: (await import('#search/palette/dialog.tsx')).PaletteDialog,
})

const PaletteDialog = lazy(loadDialog)

/** Loads the dialog when it may be about to open: text typed before it has loaded is lost. */
async function prepare(): Promise<void> {
  try {
    await loadDialog()
  } catch {
    // The failure is shown when it is opened.
  }
}

/** Ctrl K or ⌘ K, anywhere, and the button that says so. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  const show = (next: boolean) => {
    setIsOpen(next)
    setIsUsed(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    if (key === 'Control' || key === 'Meta') void prepare()
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || isComposing)
      return
    // An open dialog stays in front.
    if (!isOpen && document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    show(!isOpen)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.palette}
        aria-label={`Open the palette, ${shortcut}`}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void prepare()}
        onClick={() => show(true)}
      >
        <SearchIcon />
        <kbd className={styles.paletteKeys} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      <Suspense>
        {isUsed && <PaletteDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

const shortcut = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
