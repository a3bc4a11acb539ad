import { ChevronIcon } from '#ui/text/icon.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './select.module.css'

type SelectProps<Value extends string> = {
  readonly label: string
  /** Hides the label visually if the options are self-explanatory. */
  readonly labelHidden?: boolean
  /** `word`: without a border; the label alone in a narrow window. */
  readonly variant?: 'plain' | 'word'
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, variant = 'plain', value, options, onChange } = props
  return (
    <label className={styles.select} data-variant={variant}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      <select
        className={styles.control}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {variant === 'word' && <ChevronIcon />}
    </label>
  )
}
