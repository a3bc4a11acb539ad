import { Fragment } from 'react'

import { nameRuns } from '#lib/name-runs.ts'
import { withIndex } from '#lib/with-index.ts'

import { type MarkedPart, markedText } from './marked-text.tsx'

import styles from './name-text.module.css'

type NameTextProps = {
  readonly value: string | readonly MarkedPart[]
  /** Whether it is always code, like the name of a compat entry. */
  readonly code?: boolean
}

/**
 * The name of a record, isolated from the direction of the surrounding text. A name that begins
 * with punctuation (`:has()`, `<dialog>`, `@container`) is code as well. Descriptive parts are not
 * set as code: "fetch(): init parameter".
 */
export function NameText({ value, code = startsWithPunctuation(value) }: NameTextProps) {
  return <bdi>{code ? <CodeName value={value} /> : markedText(value)}</bdi>
}

type Value = NameTextProps['value']

function startsWithPunctuation(value: Value): boolean {
  return /^[^\p{L}\p{N}\s]/u.test(textOf(value))
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : value.map((part) => part.value).join('')
}

function CodeName({ value }: { readonly value: Value }) {
  let end = 0
  return withIndex(nameRuns(textOf(value))).map(({ place, item: { text, code } }) => {
    const start = end
    end += text.length
    const shown = typeof value === 'string' ? breakable(text) : markedText(cut(value, [start, end]))
    return (
      <span key={place} className={code ? styles.code : undefined}>
        {shown}
      </span>
    )
  })
}

function cut(parts: readonly MarkedPart[], [start, end]: readonly [number, number]) {
  let before = 0
  return parts
    .map(({ value, isHighlighted }) => {
      const from = before
      before += value.length
      return {
        value: value.slice(Math.max(0, start - from), Math.max(0, end - from)),
        isHighlighted,
      }
    })
    .filter(({ value }) => value !== '')
}

/** Allows line breaks at a dot or after a slash, so that long names do not break inside a word. */
function breakable(name: string) {
  const pieces = name.split(/(?<=[\w)\]])(?=\.\w)|(?<=\w\/)(?=\w)/)
  if (pieces.length === 1) return name
  return withIndex(pieces).map(({ place, item }) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{item}</span>
    </Fragment>
  ))
}
