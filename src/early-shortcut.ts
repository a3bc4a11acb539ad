import { isField, shortcutOf } from './routes/layout/shortcut-keys.ts'
import { singleKeys } from './search/state/single-keys.ts'

/**
 * Makes "/" lead into the search box that the server wrote, as long as that is there: afterwards the page follows its
 * shortcuts itself.
 */
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
