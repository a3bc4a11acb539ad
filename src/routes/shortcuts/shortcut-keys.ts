import { views } from '#contracts/views.ts'
import { pathAt } from '#search/address/base-path.ts'

/**
 * The location of the focus on a key press: in the search box, on a result, on the first result, in
 * another field or select, or elsewhere.
 */
export type KeyPlace = 'box' | 'result' | 'firstResult' | 'field' | 'elsewhere'

type Shortcut = {
  /** A key that types nothing, by `KeyboardEvent.key`, and the only place where it works. */
  readonly named?: { readonly key: string; readonly at: 'box' | 'result' | 'firstResult' }
  /** A character key, which can be switched off. It works outside text fields. */
  readonly single?: string
}

/** All shortcuts, more specific ones first. The view that lists them uses this table too. */
export const shortcutKeys = {
  toBox: { single: '/' },
  toShortcuts: { single: '?' },
  toList: { single: 'u' },
  intoResults: { named: { key: 'ArrowDown', at: 'box' } },
  outOfResults: { named: { key: 'ArrowUp', at: 'firstResult' } },
  nextResult: { named: { key: 'ArrowDown', at: 'result' }, single: 'j' },
  previousResult: { named: { key: 'ArrowUp', at: 'result' }, single: 'k' },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcutKeys

export type ShortcutPress = Readonly<
  Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>
>

/** The shortcut for a key press in a place, if any. */
export function shortcutOf(
  press: ShortcutPress,
  at: KeyPlace,
  hasSingleKeys: boolean,
): ShortcutName | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  const isTyping = at === 'box' || at === 'field'
  const character = hasSingleKeys && !isTyping ? characterOf(press) : undefined
  return names.find((name) => {
    const { named, single }: Shortcut = shortcutKeys[name]
    if (single !== undefined && single === character) return true
    return named?.key === press.key && !press.shiftKey && isIn(named.at, at)
  })
}

const names = Object.keys(shortcutKeys).filter(isName)

function isName(name: string): name is ShortcutName {
  return Object.hasOwn(shortcutKeys, name)
}

function isIn(wanted: KeyPlace, at: KeyPlace): boolean {
  return wanted === at || (wanted === 'result' && at === 'firstResult')
}

/**
 * The character of a key press. Letters ignore caps lock but not Shift; for other characters Shift
 * depends on the keyboard layout and is ignored.
 */
function characterOf({ key, shiftKey }: ShortcutPress): string {
  return shiftKey ? key.toUpperCase() : key.toLowerCase()
}

/**
 * Whether a key press on the home page types a text although nothing has the focus: its search box
 * takes it. Only where there is a keyboard, and while single keys are on.
 */
export function typesAtRest(press: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const { key, ctrlKey, altKey, metaKey, target } = press
  return (
    hasSingleKeys &&
    !(ctrlKey || altKey || metaKey) &&
    /^\S$/u.test(key) &&
    target instanceof HTMLElement &&
    target.matches('body, main, h1') &&
    pathAt(window.location.pathname) === views.home.path &&
    window.matchMedia('(pointer: fine)').matches
  )
}

const PRESSED = new Set(['button', 'checkbox', 'radio', 'reset', 'submit'])

/** Whether key presses type into an element, or choose a value in it. */
export function isField(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
