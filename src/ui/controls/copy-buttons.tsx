import { useState } from 'react'

import { Button } from './button.tsx'
import { reportAction } from './visitor-action.ts'

import styles from './copy-buttons.module.css'

export type CopyOffer = {
  /** "Markdown": the button says "Copy Markdown", the status "Markdown copied." */
  readonly name: string
  /** Called on press, because the text may include the current address. */
  readonly text: () => string
}

type Outcome = {
  readonly name: string
  readonly text: string
  readonly copied: boolean
  readonly count: number
}

/**
 * Copy buttons with a shared status. If the browser denies access to the clipboard, the text
 * appears selected in a field, to be copied manually.
 */
export function CopyButtons({ offers }: { readonly offers: readonly CopyOffer[] }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  async function copy({ name, text: make }: CopyOffer) {
    const text = make()
    const copied = await writeClipboard(text)
    if (copied) reportAction({ kind: 'copied' })
    setOutcome((before) => ({ name, text, copied, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <div className={styles.bar}>
      {offers.map((offer) => (
        <Button key={offer.name} onClick={() => void copy(offer)}>
          {`Copy ${offer.name}`}
        </Button>
      ))}
      <output className={styles.status}>{outcome !== null && statusOf(outcome)}</output>
      {outcome?.copied === false && (
        <textarea
          key={outcome.text}
          ref={(field) => field?.select()}
          className={styles.fallback}
          aria-label={`${outcome.name} to copy`}
          readOnly
          defaultValue={outcome.text}
        />
      )}
    </div>
  )
}

function statusOf({ name, copied, count }: Outcome): string {
  const capital = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  // Screen readers skip an unchanged status: every second one ends with a no-break space.
  return copied
    ? `${capital} copied.${count % 2 === 0 ? '\u00A0' : ''}`
    : 'The browser blocked copying. Press Ctrl+C or ⌘C to copy the selected text.'
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or no clipboard outside a secure context: the caller shows the text instead.
    return false
  }
}
