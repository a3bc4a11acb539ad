import { type Ref, useState } from 'react'

import type { Elements } from '#ui/text/elements.ts'
import { CloseIcon, SearchIcon } from '#ui/text/icon.tsx'

import styles from './search-field.module.css'

export type OpenPopup = {
  readonly listId: string
  /** Id of the option that Enter would choose, if any. */
  readonly activeId: string | undefined
}

/** `palette`: in a dialog. */
export type SearchFieldSize = 'header' | 'home' | 'palette'

type SearchFieldProps = {
  readonly label: string
  readonly value: string
  /** Called on every change; for text from an input method, once composition ends. */
  readonly onChange: (value: string) => void
  /** The results view, for Enter before the script has run. */
  readonly action?: string | undefined
  /** Called on Enter. The focus stays in the input. */
  readonly onSubmit?: (value: string) => void
  readonly onFocus?: (hasFocus: boolean) => void
  readonly placeholder?: string
  readonly size?: SearchFieldSize | undefined
  /** The shortcut that focuses the input: "/". Shown while the input is empty. */
  readonly shortcut?: string | undefined
  /** All shortcuts, for assistive technology: "/ Control+K". */
  readonly keys?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
  readonly popup: OpenPopup | null
  readonly children?: Elements
}

/**
 * The search box: a search landmark with one input, a combobox (ARIA 1.2: list autocomplete, manual
 * selection). It works without its popup, which is loaded later.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, placeholder, size = 'header', shortcut, ref } = props
  const { action, popup, onFocus, keys, children } = props
  // Text that an input method composes is shown, but searched for only once composition ends.
  const [composing, setComposing] = useState<string | null>(null)
  const shown = composing ?? value
  return (
    <search className={styles.search} aria-label={label}>
      <form
        className={styles.field}
        data-size={size}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.(value)
        }}
      >
        <SearchIcon />
        <input
          ref={ref}
          type="search"
          name="q"
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={popup !== null}
          aria-controls={popup?.listId}
          aria-activedescendant={popup?.activeId}
          aria-label={label}
          aria-keyshortcuts={keys}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={shown}
          onFocus={() => onFocus?.(true)}
          onBlur={() => onFocus?.(false)}
          onChange={({ currentTarget }) => {
            if (composing === null) onChange(currentTarget.value)
            else setComposing(currentTarget.value)
          }}
          onCompositionStart={(event) => setComposing(event.currentTarget.value)}
          onCompositionEnd={(event) => {
            setComposing(null)
            onChange(event.currentTarget.value)
          }}
        />
        {shown === '' ? <Shortcut name={shortcut} /> : <Clear onClear={() => onChange('')} />}
      </form>
      {children}
    </search>
  )
}

function Shortcut({ name }: { readonly name: string | undefined }) {
  return name === undefined ? null : (
    <kbd className={styles.hint} aria-hidden="true">
      {name}
    </kbd>
  )
}

function Clear({ onClear }: { readonly onClear: () => void }) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label="Clear search"
      onClick={(event) => {
        // Clearing removes this button, and would lose the focus with it.
        event.currentTarget.form?.querySelector('input')?.focus()
        onClear()
      }}
    >
      <CloseIcon />
    </button>
  )
}
