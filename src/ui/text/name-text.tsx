import { Fragment } from 'react'

import { withIndex } from '#lib/with-index.ts'

import type { MarkedPart } from './marked-text.tsx'
import { MarkedText } from './marked-text.tsx'

import styles from './name-text.module.css'

type NameTextProps = {
  readonly value: string | readonly MarkedPart[]
  /** Whether it is code whatever it begins with: the name of a compat entry. */
  readonly code?: boolean
}

/**
 * The name of a record, isolated from the direction of the text around it. A name that begins with punctuation
 * (`:has()`, `<dialog>`, `@container`) is something a developer types, so it is set as code.
 */
export function NameText({ value, code = startsWithPunctuation(value) }: NameTextProps) {
  return (
    <bdi className={code ? styles.code : undefined}>
      {code && typeof value === 'string' ? breakable(value) : <MarkedText value={value} />}
    </bdi>
  )
}

function startsWithPunctuation(value: string | readonly MarkedPart[]): boolean {
  const text = typeof value === 'string' ? value : value.map((part) => part.value).join('')
  return /^[^\p{L}\p{N}\s]/u.test(text)
}

/** A name that is too long for its line goes on at a dot or after a slash rather than inside a word. */
function breakable(name: string) {
  const pieces = name.split(/(?<=[\w)\]])(?=\.\w)|(?<=\w\/)(?=\w)/)
  return withIndex(pieces).map(({ place, item }) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {item}
    </Fragment>
  ))
}
