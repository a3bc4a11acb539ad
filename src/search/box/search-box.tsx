import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react'

import { loadSubjects } from '#language/index.ts'
import { clipBytes } from '#lib/query-text.ts'
import { hrefAt } from '#search/address/base-path.ts'
import {
  everythingView,
  type SearchedView,
  searchEverything,
} from '#search/address/search-state.ts'
import { loadAnswers } from '#search/answers/load-answers.ts'
import { loadQuestions } from '#search/questions/load-questions.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { useStore } from '#search/state/use-store.ts'
import { type OpenPopup, SearchField, type SearchFieldSize } from '#ui/combobox/search-field.tsx'

import { useEnter } from './use-enter.ts'
import type { PopupOptions } from './use-popup.ts'

/** Loads the popup when a box is first used, and at the same time what reads and answers texts. */
const PalettePopup = lazy(async (): Promise<{ default: ComponentType<PopupOptions> }> => {
  void loadAnswers()
  void loadQuestions()
  try {
    const [{ PalettePopup: Popup }] = await Promise.all([import('./popup.tsx'), loadSubjects()])
    return { default: Popup }
  } catch {
    return { default: WithoutPopup }
  }
})

/** The longest query that providers accept, in bytes of UTF-8. */
const LONGEST = 512

/** The box of a view with results: typing updates them, and the popup opens on request. */
export const LiveSearchBox = memo(function LiveSearchBox({
  view,
}: {
  readonly view: SearchedView
}) {
  const { searchBox } = useSearchServices()
  const text = useStore(searchBox.text)
  const isTooLong = new TextEncoder().encode(text).length > LONGEST
  const submit = () => {
    searchBox.commit()
    void rememberSearch(text)
  }
  return (
    <>
      <Box text={text} onText={searchBox.type} view={view} isEntered={false} onSubmit={submit} />
      {isTooLong && (
        <p>{`Only the first ${Array.from(clipBytes(text)).length} characters are searched for.`}</p>
      )}
    </>
  )
})

type NavigatingBoxProps = Pick<PopupOptions, 'adding' | 'onDone'> & {
  readonly size?: SearchFieldSize
}

/** A box that opens what it finds, or adds it to something. */
export function NavigatingSearchBox({ size, adding, onDone }: NavigatingBoxProps) {
  const [text, setText] = useState('')
  const [entered, setEntered] = useState<string>()
  const type = (next: string) => {
    setText(next)
    // Another key press after Enter cancels what is pending.
    setEntered(undefined)
  }
  const submit = () => {
    const ids = adding?.readIds(text) ?? []
    if (ids.length === 0) return setEntered(text)
    type('')
    return adding?.onAdd(ids, ids.length === 1 ? (ids[0] ?? '') : `${ids.length} ids`)
  }
  return (
    <Box
      text={text}
      onText={type}
      isEntered={entered === text}
      onSubmit={submit}
      size={size}
      adding={adding}
      onDone={onDone}
    />
  )
}

type BoxProps = Pick<PopupOptions, 'text' | 'onText' | 'isEntered' | 'adding' | 'onDone'> & {
  readonly view?: SearchedView
  readonly size?: SearchFieldSize | undefined
  readonly onSubmit: () => void
}

function Box({ view, size, onSubmit, ...rest }: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<OpenPopup | null>(null)
  const [isFocused, setIsFocused] = useState<boolean>()
  const hasSingleKeys = useStore(singleKeys)
  const isFixed = size === 'palette'
  const { adding } = rest
  const { path, noun, placeholder } = view ?? everythingView
  const hasKeys = !isFixed && adding === undefined
  const onFocus = useFocusAtRest({ input, isWanted: size === 'home', onFocus: setIsFocused })
  const takeTyped = useEffectEvent((typed = '') => {
    if (typed !== rest.text) rest.onText(typed)
  })
  // Hydration keeps the text of an input, but does not report what was typed before:
  // https://github.com/facebook/react/pull/33129
  useLayoutEffect(() => takeTyped(input.current?.value), [])
  const popup = { ...rest, input, isFocused: isFocused === true, isFixed, view, onOpen: setOpen }
  return (
    <SearchField
      ref={input}
      label={adding?.label ?? `Search ${noun}`}
      placeholder={
        adding?.placeholder ?? (size === 'home' ? 'Search, or ask: popover firefox' : placeholder)
      }
      action={adding === undefined ? hrefAt(path) : undefined}
      size={size}
      value={rest.text}
      onChange={rest.onText}
      onSubmit={onSubmit}
      onFocus={onFocus}
      shortcut={hasKeys && hasSingleKeys ? '/' : undefined}
      keys={hasKeys ? `${hasSingleKeys ? '/ ' : ''}Control+K Meta+K` : undefined}
      popup={open}
    >
      {isFocused !== undefined && (
        <Suspense fallback={<WithoutPopup {...popup} />}>
          <PalettePopup {...popup} />
        </Suspense>
      )}
    </SearchField>
  )
}

/** Lets Enter open the results while the popup loads, or if it fails to load. */
function WithoutPopup({ text, isEntered, adding }: PopupOptions) {
  const { address } = useSearchServices()
  useEnter({
    isPressed: isEntered && adding === undefined && text.trim() !== '',
    target: undefined,
    onGo: () => {
      void rememberSearch(text)
      address.go(searchEverything(text))
    },
  })
  return null
}

type FocusAtRestOptions = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly isWanted: boolean
  /** Called when the visitor focuses or leaves the input, or first uses it. */
  readonly onFocus: (hasFocus: boolean) => void
}

/**
 * Focuses an input once, where there is a mouse and nothing else has the focus. What a focused input
 * opens waits for the visitor: a key press, a click or a text.
 *
 * @returns the handler for focus events of the input.
 */
function useFocusAtRest({
  input,
  isWanted,
  onFocus,
}: FocusAtRestOptions): (hasFocus: boolean) => void {
  const isAtRest = useRef(false)
  const use = useEffectEvent(() => {
    if (isAtRest.current) onFocus(true)
    isAtRest.current = false
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (LEAVING.has(event.key)) return
    // The shortcut for the box, pressed by a visitor who does not see that it has the focus.
    if (isAtRest.current && event.key === '/' && singleKeys.get()) event.preventDefault()
    use()
  })
  useEffect(() => {
    const element = input.current
    const isFree = isAtRest.current || document.activeElement === document.body
    if (!isWanted || element === null || !isFree) return undefined
    if (!window.matchMedia('(pointer: fine)').matches) return undefined
    isAtRest.current = true
    element.focus({ preventScroll: true })
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('keydown', (event) => press(event), { signal })
    for (const type of ['click', 'input']) element.addEventListener(type, () => use(), { signal })
    return () => stop.abort()
  }, [input, isWanted])
  return (hasFocus) => {
    if (!isAtRest.current) onFocus(hasFocus)
    else if (!hasFocus) isAtRest.current = false
  }
}

/** Keys that do not use the input, but leave it or only modify others. */
const LEAVING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'Escape'])
