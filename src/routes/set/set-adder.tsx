import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { isSetId } from '#search/address/set-address.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useLinks } from '#search/state/links.ts'
import { failureText } from '#search/transport/failure-text.ts'
import { ComboboxList, optionId } from '#ui/combobox/combobox-list.tsx'
import { ComboboxPopup } from '#ui/combobox/combobox-popup.tsx'
import { SearchField } from '#ui/combobox/search-field.tsx'
import { useCombobox, useComboboxKeys } from '#ui/combobox/use-combobox.ts'

import { type AddOption, type AddOptions, useAddOptions } from './use-add-options.tsx'

import styles from './set.module.css'

type SetAdderProps = {
  readonly ids: readonly string[]
  readonly onAdd: (ids: readonly string[], text: string) => void
}

/** The box that adds to the set: Enter adds the best option, or all of several pasted ids. */
export function SetAdder(props: SetAdderProps) {
  const { input, listId, text, found, active, isOpen, type, add, submit, setFocused } =
    useAdder(props)
  return (
    <div className={styles.adder} data-print="no">
      {/* The box has this name itself. */}
      <span aria-hidden="true">Add to the set</span>
      <SearchField
        ref={input}
        label="Add to the set"
        placeholder="Add a feature, property, interface…"
        value={text}
        onChange={type}
        onSubmit={submit}
        onFocus={setFocused}
        popup={
          isOpen && found.options.length > 0
            ? { listId, activeId: active === null ? undefined : optionId(listId, active) }
            : null
        }
      >
        {isOpen && <AdderPopup listId={listId} active={active} found={found} onChoose={add} />}
      </SearchField>
    </div>
  )
}

function useAdder({ ids, onAdd }: SetAdderProps) {
  const announcer = useAnnouncer()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [entered, setEntered] = useState<string>()
  const [isFocused, setFocused] = useState(false)
  const found = useAddOptions(text, ids)
  const combobox = useCombobox({
    input,
    value: text,
    isFocused,
    isFixed: false,
    isOpenAtRest: text.trim() !== '',
  })
  const isOpen = combobox.isWanted && found.query !== ''
  const active = isOpen
    ? (found.options.find(({ name }) => name === combobox.active)?.name ?? null)
    : null
  const type = (next: string) => {
    setText(next)
    setEntered(undefined)
  }
  const add = (option: AddOption) => {
    type('')
    input.current?.focus()
    if (ids.includes(option.name)) announcer.say(`${option.label} is in the set already.`)
    else onAdd([option.name], option.label)
  }
  useComboboxKeys({
    input,
    combobox,
    listId,
    value: text,
    isOpen,
    isFixed: false,
    active,
    opensOnArrow: false,
    options: found.options.map(({ name }) => name),
    removable: [],
    onText: type,
    onRemove: ignore,
  })
  const submit = () => {
    const listed = text.split(/[\s,]+/).filter(isSetId)
    if (!text.includes(',') || listed.length === 0) return setEntered(text)
    type('')
    return onAdd(listed, listed.length === 1 ? (listed[0] ?? '') : `${listed.length} ids`)
  }
  useEnteredText(entered === text && text !== '', found, add)
  return { input, listId, text, found, active, isOpen, type, add, submit, setFocused }
}

/** Adds the best option for the text at which Enter was pressed, once its options have loaded. */
function useEnteredText(
  isEntered: boolean,
  { isSettled, options: [best] }: AddOptions,
  add: (option: AddOption) => void,
): void {
  const option = isEntered && isSettled ? best : undefined
  const onBest = useEffectEvent(() => option && add(option))
  const name = option?.name
  useEffect(() => {
    if (name !== undefined) onBest()
  }, [name])
}

type AdderPopupProps = {
  readonly listId: string
  readonly active: string | null
  readonly found: AddOptions
  readonly onChoose: (option: AddOption) => void
}

function AdderPopup({ listId, active, found, onChoose }: AdderPopupProps) {
  const { Link } = useLinks()
  return (
    <ComboboxPopup isFixed={false}>
      {found.failure !== null && (
        <p className={styles.message} data-tone="danger">
          {failureText(found.failure).title}
        </p>
      )}
      {found.isSettled && found.options.length === 0 && (
        <p className={styles.message}>
          Nothing found for “<bdi>{found.query}</bdi>”.
        </p>
      )}
      <ComboboxList
        id={listId}
        label="What can be added"
        groups={found.groups}
        active={active}
        entered={undefined}
        isBusy={!found.isSettled}
        Link={Link}
        onChoose={onChoose}
        onPoint={ignore}
        onRemove={ignore}
      />
    </ComboboxPopup>
  )
}

function ignore(): void {
  // Nothing is prefetched, and no option can be removed.
}
