import { useEffect, useId, useState } from 'react'

import { describeTargets } from '#catalogue/targets/describe.ts'
import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { readPasted } from '#catalogue/targets/pasted.ts'
import { offeredTexts, presetLabel, presetOf } from '#catalogue/targets/presets.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { readTargetsText } from './read-targets.ts'
import { resolveTargets } from './resolve-targets.ts'
import { loadPresets } from './resolve-text.ts'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'
import type { VisitorTargets } from './use-targets.ts'

import styles from './targets-panel.module.css'

export function TargetsPanel() {
  const visitor = useTargets()
  const choose = useChoose()
  const announcer = useAnnouncer()
  const [problem, setProblem] = useState('')
  const take = (text: string) => {
    setProblem('')
    choose(text)
  }
  const refuse = (sentence: string) => {
    setProblem(sentence)
    announcer.say(sentence)
  }
  return (
    <div className={styles.panel}>
      <p>Each result shows whether it works in these browsers.</p>
      <Presets text={visitor.text} onChoose={take} />
      <QueryField
        key={visitor.text}
        text={isPreset(visitor.text) ? '' : visitor.text}
        onChoose={take}
        onProblem={refuse}
      />
      <div className={styles.actions}>
        <OwnBrowserButton onChoose={take} onProblem={refuse} />
        {visitor.text !== '' && (
          <Button variant="quiet" onClick={() => take('')}>
            Clear browsers
          </Button>
        )}
      </div>
      {problem === '' ? <Meaning visitor={visitor} /> : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}

type ChoiceProps = { readonly onChoose: (text: string) => void }

function isPreset(text: string): boolean {
  return presetLabel(presetOf(text)) !== text
}

type ProblemProps = { readonly onProblem: (problem: string) => void }

/** The menu's value for a text that is not a preset. */
const OTHER = ''

/** The menu of presets. If they fail to load, the field below still accepts every query. */
function Presets({ text, onChoose }: ChoiceProps & { readonly text: string }) {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    loadPresets().then(
      (data) => setNames(offeredTexts(data)),
      () => setNames([]),
    )
  }, [])
  const chosen = names.find((name) => name === presetOf(text)) ?? OTHER
  return (
    <Select
      label="Preset"
      value={chosen}
      options={[
        { value: OTHER, label: text === '' ? 'Choose…' : 'Own query' },
        ...names.map((value) => ({ value, label: presetLabel(value) })),
      ]}
      onChange={(value) => value !== OTHER && onChoose(value)}
    />
  )
}

type QueryFieldProps = ChoiceProps & ProblemProps & { readonly text: string }

function QueryField({ text, onChoose, onProblem }: QueryFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  async function use() {
    const read = readPasted(typed)
    if ('problem' in read) return onProblem(read.problem)
    const query = readTargetsText(read.query)
    if (query !== read.query) return onProblem('This is longer than 512 bytes.')
    if (query === '') return onChoose('')
    try {
      const resolution = await resolveTargets(query)
      if (resolution.status === 'known') return onChoose(query)
      return onProblem(problemOf(resolution))
    } catch {
      return onProblem('The part that reads queries could not be loaded. Try again.')
    }
  }
  return (
    <div className={styles.query}>
      <label htmlFor={id}>
        A browserslist query, a <code>package.json</code> or a <code>.browserslistrc</code>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        spellCheck={false}
        placeholder="chrome 109, safari 15.4, node 20"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button onClick={() => void use()}>Use</Button>
    </div>
  )
}

function OwnBrowserButton({ onChoose, onProblem }: ChoiceProps & ProblemProps) {
  const take = () => {
    const found = ownBrowser(navigator)
    if (found === undefined) onProblem('Nothing is known of what this browser supports.')
    else onChoose(found)
  }
  return <Button onClick={take}>The browser I use now</Button>
}

function Meaning({ visitor }: { readonly visitor: VisitorTargets }) {
  const { status, targets, unknown } = visitor
  if (status === 'none') return null
  if (status === 'pending') return <p>Loading…</p>
  if (status === 'failed') return <Notice tone="danger">These browsers could not be read.</Notice>
  if (targets === undefined) return <Notice tone="danger">{problemOf(visitor)}</Notice>
  return (
    <p>
      {`Checked: ${describeTargets(targets)}.${unknown.length > 0 ? ` Cannot be checked: ${unknown.join(', ')}.` : ''}`}
    </p>
  )
}

type Problem = { readonly problem: string; readonly unknown: readonly string[] }

function problemOf({ problem, unknown }: Problem): string {
  return unknown.length === 0 ? problem : `${problem} Cannot be checked: ${unknown.join(', ')}.`
}
