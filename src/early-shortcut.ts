import { isField, shortcutOf } from './routes/layout/shortcut-keys.ts'
import { singleKeys } from './search/state/single-keys.ts'

/** Makes "/" focus the server-rendered search box until the page handles its own shortcuts. */
export function followSlash(): void {
  document.addEventListener('keydown', (event) => {
    const { target, defaultPrevented } = event
    const box = document.querySelector<HTMLInputElement>('[data-served] input[type=search]')
    if (!box || defaultPrevented || !(target instanceof HTMLElement)) return
    const at = isField(target) ? 'field' : 'elsewhere'
    if (shortcutOf(event, at, singleKeys.get()) !== 'toBox') return
    event.preventDefault()
    box.select()
    box.focus()
  })
}
