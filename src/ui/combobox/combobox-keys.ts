export type KeyPress = Readonly<
  Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'> &
    Partial<Pick<KeyboardEvent, 'shiftKey'>>
>

export type ComboboxView = {
  readonly value: string
  readonly isOpen: boolean
  /** Always open, as in a dialog: no key opens or closes it. */
  readonly isFixed: boolean
  /** Whether Esc has cleared a text that can be restored. */
  readonly isCleared: boolean
  /** Whether ArrowDown without Alt opens the list; otherwise the surrounding view uses that key. */
  readonly opensOnArrow: boolean
  readonly options: readonly string[]
  readonly active: string | null
  readonly removable: readonly string[]
  /** The option that Shift with Enter chooses; absent: Shift changes nothing. */
  readonly shifted?: string | undefined
}

export type ComboboxMove =
  | { readonly type: 'open' | 'close' | 'clear' | 'restore' }
  | { readonly type: 'highlight'; readonly option: string | null }
  | { readonly type: 'choose' | 'remove'; readonly option: string }

export type ComboboxAnswer = {
  readonly move: ComboboxMove
  /** Whether the key also keeps its default action. */
  readonly passes: boolean
}

const PAGE = 8

/**
 * Handles a key in a combobox with a list (ARIA 1.2, list autocomplete with manual selection, or automatic
 * selection if the caller passes the first option as active); null
 * for any other key. The list does not wrap around.
 */
export function answerKey(press: KeyPress, view: ComboboxView): ComboboxAnswer | null {
  const { key, altKey, ctrlKey, metaKey } = press
  if (key === 'Enter') return onEnter(view, press.shiftKey === true)
  if (ctrlKey || metaKey) return null
  if (altKey) return withAlt(key, view)
  return answers.get(key)?.(view) ?? null
}

const answers = new Map<string, (view: ComboboxView) => ComboboxAnswer | null>([
  ['ArrowDown', (view) => (view.isOpen ? step(view, 1) : view.opensOnArrow ? ours('open') : null)],
  ['ArrowUp', onArrowUp],
  ['PageDown', (view) => (view.isOpen ? step(view, PAGE) : null)],
  ['PageUp', (view) => (view.isOpen && view.active !== null ? step(view, -PAGE) : null)],
  ['Home', toText],
  ['End', toText],
  ['ArrowLeft', toText],
  ['ArrowRight', toText],
  ['Escape', onEscape],
  ['Tab', (view) => (canClose(view) ? { move: { type: 'close' }, passes: true } : null)],
  ['Delete', onDelete],
])

function ours(type: 'open' | 'close' | 'clear' | 'restore'): ComboboxAnswer {
  return { move: { type }, passes: false }
}

function canClose({ isOpen, isFixed }: ComboboxView): boolean {
  return isOpen && !isFixed
}

/** Without a highlight, Enter submits the form. */
function onEnter(
  { isOpen, active, shifted }: ComboboxView,
  isShifted: boolean,
): ComboboxAnswer | null {
  if (isOpen && isShifted && shifted !== undefined) {
    return { move: { type: 'choose', option: shifted }, passes: false }
  }
  if (!isOpen || active === null) return null
  return { move: { type: 'choose', option: active }, passes: false }
}

function withAlt(key: string, view: ComboboxView): ComboboxAnswer | null {
  if (key === 'ArrowDown' && !view.isOpen) return ours('open')
  return key === 'ArrowUp' && canClose(view) ? ours('close') : null
}

/** ArrowUp moves from the options to the text, and from the empty text to the cleared one. */
function onArrowUp(view: ComboboxView): ComboboxAnswer | null {
  if (view.isOpen && view.active !== null) return step(view, -1)
  return view.value === '' && view.isCleared ? ours('restore') : null
}

/** Moves the highlight by `by` options; up from the first it returns to the text. */
function step({ options, active }: ComboboxView, by: number): ComboboxAnswer {
  const from = active === null ? -1 : options.indexOf(active)
  const to = by > 0 ? Math.min(from + by, options.length - 1) : from + by
  const isPast = to < 0 && by === -1
  const option = isPast ? null : (options[Math.max(to, 0)] ?? null)
  return { move: { type: 'highlight', option }, passes: false }
}

/** Keys that move the caret remove the highlight: the next keys edit the text. */
function toText({ isOpen, active }: ComboboxView): ComboboxAnswer | null {
  if (!isOpen || active === null) return null
  return { move: { type: 'highlight', option: null }, passes: true }
}

function onEscape(view: ComboboxView): ComboboxAnswer | null {
  if (canClose(view)) return ours('close')
  return view.value === '' ? null : ours('clear')
}

function onDelete({ isOpen, active, removable }: ComboboxView): ComboboxAnswer | null {
  if (!isOpen || active === null || !removable.includes(active)) return null
  return { move: { type: 'remove', option: active }, passes: false }
}
