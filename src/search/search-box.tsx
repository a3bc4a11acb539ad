import { lazy, Suspense, useRef, useState } from 'react'

import type { OpenPopup, SearchFieldSize } from '#ui/search-field.tsx'
import { SearchField } from '#ui/search-field.tsx'

import type { PopupHandle, PopupOptions } from './palette/use-popup.ts'
import { rememberSearch } from './remember-search.ts'
import { useSearchServices, useStore } from './search-services.ts'
import type { SearchedView } from './searched-view.ts'
import { everythingView, hrefWith } from './searched-view.ts'
import { singleKeys } from './single-keys.ts'

/** The popup is loaded when a box is first used; without it, a box still leads to what is found. */
const PalettePopup = lazy(async () => {
  try {
    return { default: (await import('./palette/popup.tsx')).PalettePopup }
  } catch {
    return { default: () => null }
  }
})

/** The longest query that providers accept, in bytes of UTF-8. */
const LONGEST = 512

/** The box of a view that shows what is found: typing searches there, and the popup opens over it on request. */
export function InPlaceBox({ view }: { readonly view: SearchedView }) {
  const { queryText } = useSearchServices()
  const text = useStore(queryText.text)
  const isTooLong = new TextEncoder().encode(text).length > LONGEST
  return (
    <>
      <Box
        text={text}
        onText={queryText.type}
        view={view}
        onSubmit={() => {
          queryText.commit()
          void rememberSearch(text)
        }}
      />
      {isTooLong && <p>Only the first {LONGEST} characters are searched for.</p>}
    </>
  )
}

type LeadingBoxProps = {
  readonly size?: SearchFieldSize
  /** Something was chosen, or Enter leads away. */
  readonly onDone?: () => void
}

/** The box of everywhere else: its popup shows what is found, and each option leads to it. */
export function LeadingBox({ size, onDone }: LeadingBoxProps) {
  const { address } = useSearchServices()
  const [text, setText] = useState('')
  const popup = useRef<PopupHandle>(null)
  const submit = () => {
    if (popup.current !== null) popup.current.submit()
    else if (text.trim() !== '') address.go(hrefWith(everythingView, text))
  }
  return (
    <Box popup={popup} text={text} onText={setText} size={size} onSubmit={submit} onDone={onDone} />
  )
}

type BoxProps = Pick<PopupOptions, 'text' | 'onText' | 'onDone'> & {
  readonly popup?: PopupOptions['ref']
  readonly view?: SearchedView
  readonly size?: SearchFieldSize | undefined
  readonly onSubmit: () => void
}

function Box({ text, onText, view, size, onSubmit, onDone, popup }: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<OpenPopup | null>(null)
  const [isFocused, setIsFocused] = useState<boolean>()
  const hasSingleKeys = useStore(singleKeys)
  const isFixed = size === 'palette'
  const { noun, placeholder } = view ?? everythingView
  return (
    <SearchField
      ref={input}
      label={`Search ${noun}`}
      placeholder={placeholder}
      size={size}
      value={text}
      onChange={onText}
      onSubmit={onSubmit}
      onFocus={setIsFocused}
      shortcut={isFixed || !hasSingleKeys ? undefined : '/'}
      popup={open}
    >
      {isFocused !== undefined && (
        <Suspense>
          <PalettePopup
            ref={popup}
            {...{ input, text, isFocused, isFixed, view, onText, onDone }}
            onOpen={setOpen}
          />
        </Suspense>
      )}
    </SearchField>
  )
}
