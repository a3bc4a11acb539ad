import { useLayoutEffect, useRef } from 'react'

import { SearchField } from '#ui/search-field.tsx'

import type { ListDefinition } from './list-definition.ts'
import { mainList } from './lists/all.ts'
import type { QueryText } from './query-text.ts'
import { useSearchServices, useStore } from './search-services.ts'
import { singleKeys } from './single-keys.ts'

type SearchBoxProps = {
  /** The list that it searches: the one in which it stands. */
  readonly list?: ListDefinition | undefined
  readonly size?: 'header' | 'home'
}

/** The longest query that providers accept, in bytes of UTF-8. */
const LONGEST = 512

/** The box of the page: one text, wherever it stands. Typing searches; where there is no list it leads to the main one. */
export function SearchBox({ list = mainList, size = 'header' }: SearchBoxProps) {
  const { queryText } = useSearchServices()
  const text = useStore(queryText.text)
  const hasSingleKeys = useStore(singleKeys)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => handOver(input.current, queryText), [queryText])
  const isTooLong = new TextEncoder().encode(text).length > LONGEST
  return (
    <>
      <SearchField
        ref={input}
        label={`Search ${list.noun}`}
        placeholder={list.placeholder}
        size={size}
        value={text}
        onChange={queryText.type}
        onSubmit={queryText.commit}
        shortcut={hasSingleKeys ? '/' : undefined}
      />
      {isTooLong && <p>Only the first {LONGEST} characters are searched for.</p>}
    </>
  )
}

/** The box of the home page goes in the middle of typing: the one in the header goes on where it was. */
function handOver(input: HTMLInputElement | null, queryText: QueryText): () => void {
  if (queryText.takeFocus() && input !== null) {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
  return () => queryText.leave(document.activeElement === input)
}
