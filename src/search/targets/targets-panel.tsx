import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { readPasted } from '#catalogue/targets/pasted.ts'
import { presetOf } from '#catalogue/targets/presets.ts'
import { unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import { sentences } from '#lib/sentence.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { useClosePanel } from '#ui/overlay/close-panel.ts'

import { readTargetsText } from './read-targets.ts'
import { resolveTargets } from './resolve-targets.ts'
import { offeredSets, setLabel } from './set-labels.ts'
import { TargetsMeaning } from './targets-meaning.tsx'
import { TargetsOrigin } from './targets-origin.tsx'
import type * as OwnUsageModule from './usage/own-usage-file.tsx'
import { useChoose } from './use-choose.ts'
import { useTargets, useTargetsOf } from './use-targets.ts'

import styles from './targets-panel.module.css'

/**
 * The choice of the visitor's browsers. A choice acts at once, is confirmed in the status region and
 * closes the panel.
 */
export function TargetsPanel() {
  const visitor = useTargets()
  const choose = useChoose()
  const announcer = useAnnouncer()
  const close = useClosePanel()
  const [refused, setRefused] = useState<Refusal>()
  const ownUsage = useOwnUsage()
  const take = (text: string, name: string, beside = '') => {
    setRefused(undefined)
    choose(text)
    announcer.say(
      text === '' ? 'No browsers are chosen.' : sentences(`Checked in ${name}.`, beside),
    )
    close()
  }
  const refuse = (refusal: Refusal) => {
    setRefused(refusal)
    announcer.say(refusal.problem)
  }
  const { text, status, judged } = visitor
  return (
    <div className={styles.panel}>
      <QueryField
        key={text}
        text={setLabel({ text }) === undefined ? text : ''}
        refused={refused ?? (status === 'unusable' ? refusalOf(visitor) : undefined)}
        onChoose={take}
        onRefuse={refuse}
      />
      {judged && <TargetsMeaning text={text} {...judged} remarks={visitor.remarks} />}
      <Choices text={text} onChoose={take} />
      {ownUsage !== undefined && (
        <ownUsage.OwnUsage onSay={(sentence) => announcer.say(sentence)} />
      )}
      <p className={styles.foot}>
        <TargetsOrigin>
          <span>Used on every page, kept on this device</span>
        </TargetsOrigin>
        {text !== '' && (
          <Button variant="quiet" onClick={() => take('', '')}>
            Reset
          </Button>
        )}
      </p>
    </div>
  )
}

/** Few visitors have numbers of their own. Without its code, everything else can be chosen. */
function useOwnUsage() {
  const [loaded, setLoaded] = useState<typeof OwnUsageModule>()
  useEffect(() => {
    import('./usage/own-usage-file.tsx').then(setLoaded, () => undefined)
  }, [])
  return loaded
}

type ChoiceProps = {
  /** `beside`: what else to say of the text, in sentences. */
  readonly onChoose: (text: string, name: string, beside?: string) => void
}

/** Sets by name, and the browser of the visit if its support is known. */
function Choices({ text, onChoose }: ChoiceProps & { readonly text: string }) {
  const own = ownBrowser(navigator)
  const { name: ownName } = useTargetsOf(own ?? '')
  const chosen = presetOf(text)
  return (
    <ul className={styles.choices}>
      {offeredSets.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name, label)}
          >
            {label}
          </button>
        </li>
      ))}
      {own !== undefined && (
        <li>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={own === chosen}
            onClick={() => onChoose(own, ownName)}
          >
            <span>The browser I use now</span> <span className={styles.own}>{ownName}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

type QueryFieldProps = ChoiceProps & {
  readonly text: string
  /** Why the last text cannot be used. */
  readonly refused: Refusal | undefined
  readonly onRefuse: (refusal: Refusal) => void
}

function QueryField({ text, refused, onChoose, onRefuse }: QueryFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  async function use(given = typed) {
    const found = await readTyped(given)
    if ('problem' in found) onRefuse(found)
    else onChoose(found.text, found.name, found.beside)
  }
  function submit(event: KeyboardEvent) {
    // Shift and Enter begin a line, as a configuration file has several.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void use()
  }
  return (
    <div className={styles.query}>
      <textarea
        ref={focusFirst}
        className={styles.field}
        aria-label="Browsers"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={refused !== undefined}
        rows={2}
        spellCheck={false}
        placeholder="chrome 109, safari 15.4"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={submit}
      />
      <Button variant="accent" onClick={() => void use()}>
        Use
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        Versions, a browserslist query, or a pasted <code>package.json</code>
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {refused?.problem}
      </p>
      {refused?.nearest !== undefined && (
        <Button variant="quiet" onClick={() => void use(refused.nearest)}>
          {`Use ${refused.nearest}`}
        </Button>
      )}
    </div>
  )
}

/**
 * The field takes the focus each time the panel opens, except where a keyboard would cover it. It is
 * read from its start.
 */
function focusFirst(field: HTMLTextAreaElement | null): void {
  if (field === null || !('matchMedia' in window)) return
  if (!window.matchMedia('(pointer: fine)').matches) return
  field.autofocus = true
  field.setSelectionRange(0, 0)
  field.focus()
}

/** `nearest`: the text that may be meant. */
type Refusal = { readonly problem: string; readonly nearest?: string }

type Typed = { readonly text: string; readonly name: string; readonly beside: string }

/** What a typed or pasted text names, or why it cannot be used. */
async function readTyped(typed: string): Promise<Typed | Refusal> {
  const read = readPasted(typed)
  if ('problem' in read) return read
  const text = readTargetsText(read.query)
  if (text !== read.query) return { problem: 'This is longer than 512 bytes.' }
  if (text === '') return { text, name: '', beside: '' }
  try {
    const found = await resolveTargets(text)
    if (found.status === 'unusable') return refusalOf(found)
    const beside = sentences(unjudgedSentence(found.unjudged), ...found.remarks)
    return { text, name: found.name, beside }
  } catch {
    return { problem: 'The code that reads browser queries could not be loaded. Try again.' }
  }
}

const KNOWN =
  'Known are Chrome, Edge, Firefox, Safari, iOS, Samsung, Opera, Node, Deno and Bun, each with a version.'

function refusalOf({ problem, nearest }: Refusal): Refusal {
  return { problem: `${problem} ${KNOWN}`, ...(nearest !== undefined && { nearest }) }
}
