import { useEffect } from 'react'

/** The key `/` leads into the search box, unless it is being typed somewhere or a dialog is in front. */
export function useSlash(): void {
  useEffect(() => {
    document.addEventListener('keydown', focusBox)
    return () => document.removeEventListener('keydown', focusBox)
  }, [])
}

function focusBox(event: KeyboardEvent): void {
  const { key, target, isComposing, ctrlKey, altKey, metaKey } = event
  if (key !== '/' || isComposing || ctrlKey || altKey || metaKey || isTextField(target)) return
  if (document.querySelector('dialog[open]') !== null) return
  const box = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (box === null) return
  event.preventDefault()
  box.focus()
  box.select()
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
