import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { answerKey, type ComboboxMove, type ComboboxView } from './combobox-keys.ts'
import { optionId } from './combobox-list.tsx'

type Input = RefObject<HTMLInputElement | null>

type ComboboxOptions = {
  readonly input: Input
  readonly value: string
  readonly isFocused: boolean
  readonly isFixed: boolean
  /** Whether a focused input with this value opens the list without a key press. */
  readonly isOpenAtRest: boolean
}

export type Combobox = {
  /** Whether the list should be open if it has options. */
  readonly isWanted: boolean
  readonly active: string | null
  readonly open: () => void
  readonly close: () => void
  /** Closes the list and remembers the text that is cleared. */
  readonly clear: () => void
  /** The text cleared last, or the empty string. */
  readonly cleared: string
  readonly highlight: (option: string | null) => void
}

type State = {
  /** The text to which `wish` and `active` apply; any other text resets them. */
  readonly value: string
  /** Whether the input had the focus; a change resets `wish` and `active`. */
  readonly isFocused: boolean
  /** What the visitor last requested; null: the default for this text. */
  readonly wish: 'open' | 'closed' | null
  readonly active: string | null
}

/** The state of a combobox whose input belongs to another component. */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { input, value, isFocused, isFixed, isOpenAtRest } = options
  const rest: State = { value, isFocused, wish: null, active: null }
  const [stored, setState] = useState(rest)
  const [cleared, setCleared] = useState('')
  const isKept = stored.value === value && stored.isFocused === isFocused
  const { wish, active } = isKept ? stored : rest
  // A click on the focused input fires no focus event, and reopens a closed list.
  useInputEvent(input, 'click', () => setState(rest))
  return {
    isWanted: isFixed || (isFocused && (wish === null ? isOpenAtRest : wish === 'open')),
    active,
    open: () => setState({ ...rest, wish: 'open' }),
    close: () => setState({ ...rest, wish: 'closed' }),
    clear: () => {
      setCleared(value)
      setState({ ...rest, value: '', wish: 'closed' })
    },
    cleared,
    highlight: (option) => setState({ ...rest, wish, active: option }),
  }
}

type KeyOptions = Omit<ComboboxView, 'isCleared'> & {
  readonly input: Input
  readonly combobox: Combobox
  readonly listId: string
  /** Called with the text that a key sets: empty after Esc, the cleared text after ArrowUp. */
  readonly onText: (text: string) => void
  readonly onRemove: (option: string) => void
}

export function useComboboxKeys(options: KeyOptions): void {
  const { input, combobox, listId, onText, onRemove } = options
  const follow = (move: ComboboxMove, event: KeyboardEvent): void => {
    if (move.type === 'open') combobox.open()
    if (move.type === 'close') combobox.close()
    if (move.type === 'clear') {
      combobox.clear()
      onText('')
    }
    if (move.type === 'restore') onText(combobox.cleared)
    if (move.type === 'highlight') combobox.highlight(move.option)
    if (move.type === 'remove') onRemove(move.option)
    if (move.type === 'choose') {
      const { ctrlKey, metaKey, shiftKey } = event
      const held = { ctrlKey, metaKey, shiftKey: shiftKey && move.option !== options.shifted }
      press(optionId(listId, move.option), held)
    }
  }
  useInputEvent(input, 'keydown', (event) => {
    const answer = answerKey(event, { ...options, isCleared: combobox.cleared !== '' })
    if (answer === null) return
    if (!answer.passes) event.preventDefault()
    follow(answer.move, event)
  })
}

function useInputEvent<Type extends keyof HTMLElementEventMap>(
  input: Input,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const stop = new AbortController()
    input.current?.addEventListener(type, (event) => onEvent(event), { signal: stop.signal })
    return () => stop.abort()
  }, [input, type])
}

/** Clicks an option with the held modifier keys, which may open a link in another tab or window. */
function press(id: string, held: MouseEventInit): void {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }))
}
