import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { describeTargets } from '#catalogue/targets/describe.ts'
import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { readPasted } from '#catalogue/targets/pasted.ts'
import { plainTargets } from '#catalogue/targets/plain-query.ts'
import { presetOf } from '#catalogue/targets/presets.ts'
import type { Resolution } from '#catalogue/targets/resolve.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { useClosePanel } from '#ui/overlay/close-panel.ts'

import { readTargetsText } from './read-targets.ts'
import { resolveTargets } from './resolve-targets.ts'
import { offeredSets, setLabel } from './set-labels.ts'
import type * as OwnUsageModule from './usage/own-usage-file.tsx'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'

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
  const [problem, setProblem] = useState('')
  const ownUsage = useOwnUsage()
  const take = (text: string, name: string) => {
    setProblem('')
    choose(text)
    announcer.say(text === '' ? 'No browsers are chosen.' : `Checked in ${name}.`)
    close()
  }
  const refuse = (sentence: string) => {
    setProblem(sentence)
    announcer.say(sentence)
  }
  const { text, status } = visitor
  const own = status === 'unusable' ? problemOf(visitor) : ''
  return (
    <div className={styles.panel}>
      <QueryField
        key={text}
        text={setLabel(text) === undefined ? text : ''}
        problem={problem === '' ? own : problem}
        onChoose={take}
        onProblem={refuse}
      />
      <Choices text={text} onChoose={take} />
      {ownUsage !== undefined && (
        <ownUsage.OwnUsage onSay={(sentence) => announcer.say(sentence)} />
      )}
      <p className={styles.foot}>
        <span>Used on every page, kept on this device</span>
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

type ChoiceProps = { readonly onChoose: (text: string, name: string) => void }

/** Sets by name, and the browser of the visit if its support is known. */
function Choices({ text, onChoose }: ChoiceProps & { readonly text: string }) {
  const own = ownBrowser(navigator)
  const ownName = own === undefined ? '' : describeTargets(plainTargets(own) ?? {})
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
  /** Why the last text cannot be used; empty if it can. */
  readonly problem: string
  readonly onProblem: (problem: string) => void
}

function QueryField({ text, problem, onChoose, onProblem }: QueryFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  async function use() {
    const found = await readTyped(typed)
    if (typeof found === 'string') onProblem(found)
    else onChoose(found.text, found.name)
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
        aria-invalid={problem !== ''}
        rows={1}
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
        {problem}
      </p>
    </div>
  )
}

/** The field takes the focus each time the panel opens, except where a keyboard would cover it. */
function focusFirst(field: HTMLTextAreaElement | null): void {
  if (field === null || !('matchMedia' in window)) return
  if (!window.matchMedia('(pointer: fine)').matches) return
  field.autofocus = true
  field.focus()
}

/** What a typed or pasted text names, or why it cannot be used. */
async function readTyped(
  typed: string,
): Promise<string | { readonly text: string; readonly name: string }> {
  const read = readPasted(typed)
  if ('problem' in read) return read.problem
  const text = readTargetsText(read.query)
  if (text !== read.query) return 'This is longer than 512 bytes.'
  if (text === '') return { text, name: '' }
  try {
    const resolution = await resolveTargets(text)
    if (resolution.status === 'unusable') return problemOf(resolution)
    return { text, name: setLabel(text) ?? resolution.name }
  } catch {
    return 'The code that reads browser queries could not be loaded. Try again.'
  }
}

type Problem = Pick<Resolution & { readonly problem: string }, 'problem' | 'unknown'>

/** Problems that a list of names solves; the others say what to do. */
const asksForNames = /^(?:Unknown|Specify|This names no browser)/u

const KNOWN =
  'Known are Chrome, Edge, Firefox, Safari, iOS, Samsung, Opera, Node, Deno and Bun, each with a version.'

function problemOf({ problem, unknown }: Problem): string {
  const sentence = problem.replace(/[^.]$/u, '$&.')
  return unknown.length === 0 && asksForNames.test(problem) ? `${sentence} ${KNOWN}` : sentence
}
