import { isField, shortcutOf, typesAtRest } from '#routes/shortcuts/shortcut-keys.ts'
import { singleKeys } from '#search/state/single-keys.ts'

/** Controls whose click does nothing before the page has started. Links and summaries work. */
const CONTROL = 'button, input:is([type=checkbox], [type=radio])'

const held = new Set<HTMLElement>()
let stop: AbortController | undefined

/**
 * Keeps what a visitor does to the server's markup before React has hydrated it: clicked controls
 * are clicked again by `releaseActions`, forms that lead nowhere are submitted again, and "/" and a text typed on the
 * home page focus the search box. React itself handles events from then on.
 */
export function holdActions(): void {
  stop = new AbortController()
  const { signal } = stop
  document.addEventListener('click', hold, { capture: true, signal })
  document.addEventListener('submit', holdForm, { capture: true, signal })
  document.addEventListener('keydown', followKey, { signal })
  for (const box of document.querySelectorAll<HTMLInputElement>('#root input[type=checkbox]')) {
    if (box.checked === box.defaultChecked) continue
    // Clicked before this script: releasing it clicks it again.
    box.checked = box.defaultChecked
    held.add(box)
  }
}

/** Repeats the held clicks and submissions. Call it once, when the page handles events. */
export function releaseActions(): void {
  stop?.abort()
  for (const control of held) {
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
  held.clear()
}

/** A form with an action works without script. */
function holdForm(event: SubmitEvent): void {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
  event.preventDefault()
  held.add(target)
}

function hold(event: MouseEvent): void {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  if (control === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // A second click would undo the first one.
  if (!held.delete(control)) held.add(control)
}

function followKey(event: KeyboardEvent): void {
  const { target, defaultPrevented } = event
  const box = document.querySelector<HTMLInputElement>('#root input[type=search]')
  if (!box || defaultPrevented || !(target instanceof HTMLElement)) return
  const at = isField(target) ? 'field' : 'elsewhere'
  const name = shortcutOf(event, at, singleKeys.get())
  if (name !== 'toShortcuts' && typesAtRest(event, singleKeys.get())) box.focus()
  if (name !== 'toBox') return
  event.preventDefault()
  box.select()
  box.focus()
}
