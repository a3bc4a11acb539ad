import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { type Keeping, storageProblems } from '#search/state/stored.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { Removal } from './use-removal.ts'

type RemovedNoticeProps = { readonly removal: Pick<Removal, 'text' | 'undo'> }

/** What was removed last, and a button to undo it; nothing if nothing was removed. */
export function RemovedNotice({ removal: { text, undo } }: RemovedNoticeProps) {
  if (text === undefined) return null
  return (
    <Notice action={<Button onClick={undo}>Undo</Button>}>
      <span>Removed:</span> <bdi>{text}</bdi>
    </Notice>
  )
}

type StorageNoticeProps = {
  readonly keeping: Keeping
  /** What that means for the visitor, and what to do. */
  readonly remedy: string
}

/** That the browser does not store what the visitor has here; nothing if it does. */
export function StorageNotice({ keeping, remedy }: StorageNoticeProps) {
  if (keeping === 'kept') return null
  return (
    <Notice tone="limited">
      <p>
        <strong>{storageProblems[keeping]}</strong> <span>{remedy}</span>
      </p>
    </Notice>
  )
}

const MOST_NAMED = 8

/** Longer text from the address is truncated. */
const MOST_CHARACTERS = 80

/** Values of an address in running text: "css-has, <x> and 3 more". */
export function NamedValues({ values }: { readonly values: readonly string[] }) {
  const more = values.length - MOST_NAMED
  return (
    <>
      {withIndex(values.slice(0, MOST_NAMED)).map(({ place, item }) => (
        <span key={place}>
          {place > 0 && <span>, </span>}
          <bdi>
            <code>{clip(item)}</code>
          </bdi>
        </span>
      ))}
      {more > 0 && <span>{` and ${formatCount(more)} more`}</span>}
    </>
  )
}

export function clip(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= MOST_CHARACTERS) return text
  return `${characters.slice(0, MOST_CHARACTERS).join('')}…`
}
