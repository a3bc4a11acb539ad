import { Fragment, useId } from 'react'

import { singleKeys } from '#search/state/single-keys.ts'
import { storageProblems } from '#search/state/stored.ts'
import { useStore } from '#search/state/use-store.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { KeyCaps } from '#ui/text/key-caps.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { type ShortcutGroup, shortcutGroups, type ShortcutLine } from './shortcut-text.ts'

import styles from './shortcut-list.module.css'

/** All keyboard shortcuts, after the switch for single-key ones. */
export function ShortcutList() {
  return (
    <>
      <SingleKeysSwitch />
      <div className={styles.groups}>
        {shortcutGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </>
  )
}

function SingleKeysSwitch() {
  const isOn = useStore(singleKeys)
  const keeping = singleKeys.keeping()
  return (
    <div className={styles.switch}>
      <Switch label="Single-key shortcuts" checked={isOn} onChange={singleKeys.set}>
        <p>
          Single keys: <Singles />
          <span>
            . They are ignored while you type in a field. Turn them off if you use speech input or
            press keys by accident. Other shortcuts still work.
          </span>
        </p>
        {keeping !== 'kept' && (
          <p role="alert">
            {`${storageProblems[keeping]} This setting lasts until you leave or reload.`}
          </p>
        )}
      </Switch>
    </div>
  )
}

function Singles() {
  const singles = shortcutGroups.flatMap(({ lines }) =>
    lines.flatMap(({ ways }) => ways.filter(({ isSingle }) => isSingle)),
  )
  return singles.map(({ keys }, place) => (
    <Fragment key={keys.join(' ')}>
      {place > 0 && <span>, </span>}
      <KeyCaps keys={keys} />
    </Fragment>
  ))
}

function Group({ group: { title, lines } }: { readonly group: ShortcutGroup }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Keys</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Action</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ line: { ways, text, label } }: { readonly line: ShortcutLine }) {
  const hasSingles = useStore(singleKeys)
  return (
    <tr>
      <th scope="row">
        {text !== undefined && <code>{text}</code>}
        {ways.map(({ keys, isSingle }, place) => (
          <Fragment key={keys.join(' ')}>
            {place > 0 && <span> or </span>}
            <span className={styles.way} data-off={(isSingle && !hasSingles) || undefined}>
              <KeyCaps keys={keys} />
              {isSingle && !hasSingles && (
                <>
                  {' '}
                  <span>(off)</span>
                </>
              )}
            </span>
          </Fragment>
        ))}
      </th>
      <td>{label}</td>
    </tr>
  )
}
