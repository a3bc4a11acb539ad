import { Link } from 'react-router-dom'

import type { Redirects } from '#contracts/content-files.ts'
import { pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { RemovedNotice } from '#routes/notices/notices.tsx'
import { type Removal, removerMark } from '#routes/notices/use-removal.ts'
import { FoundRow } from '#search/rows/found-row.tsx'
import type { SavedChange } from '#search/saved/current-snapshots.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import type { SavedEntry } from '#search/saved/saved.ts'
import { Button } from '#ui/controls/button.tsx'

import { type SavedFact, targetsOf } from './saved-facts.ts'
import { savedAddress } from './saved-text.ts'

import styles from './saved.module.css'

export type SavedItem = {
  readonly key: string
  readonly entry: SavedEntry
  /** Undefined while loading. */
  readonly fact: SavedFact | undefined
  readonly name: string
  readonly isRemoved: boolean
  readonly change: SavedChange | undefined
}

type SavedLineProps = {
  readonly item: SavedItem
  readonly redirects: Redirects | undefined
  readonly removal: Removal<SavedEntry>
}

/** A saved entry with its data, changes and remove button; an undo button after its removal. */
export function SavedLine({ item, redirects, removal }: SavedLineProps) {
  const { entry, name, key, change, isRemoved } = item
  if (isRemoved) {
    return (
      <li>
        <RemovedNotice removal={{ text: name, undo: removal.undo }} />
      </li>
    )
  }
  return (
    <li className={styles.item}>
      <What item={item} redirects={redirects} />
      {change !== undefined && (
        <p className={styles.change}>
          <b>{`Since ${formatDay(change.since)}:`}</b> <span>{change.differences.join(' · ')}</span>
        </p>
      )}
      <p className={styles.foot}>
        {entry.on !== '' && (
          <span>
            Saved <time dateTime={entry.on}>{formatDay(entry.on)}</time>
          </span>
        )}
        <Button
          variant="quiet"
          aria-label={`Remove ${name}`}
          onClick={() => removal.remove([entry], name)}
          {...removerMark(key)}
        >
          Remove
        </Button>
      </p>
    </li>
  )
}

type WhatProps = Pick<SavedLineProps, 'item' | 'redirects'>

function What({ item, redirects }: WhatProps) {
  const { entry, fact } = item
  if (fact === undefined) return <Unknown item={item} />
  if (fact.kind === 'missing') return <Missing entry={entry} redirects={redirects} />
  if (fact.kind === 'search') return <SearchLine address={entry.id} count={fact.count} />
  return <FoundRow list={fact.list} hit={fact.hit} savable={false} />
}

/** A link to an entry whose data is not loaded or could not be loaded. */
function Unknown({ item: { entry, name } }: { readonly item: SavedItem }) {
  return (
    <p className={styles.line}>
      {entry.kind === 'search' ? (
        <SearchLink address={entry.id} />
      ) : (
        <Link to={savedAddress(entry)} className={styles.name ?? ''}>
          {name}
        </Link>
      )}
    </p>
  )
}

type SearchLineProps = { readonly address: string; readonly count: number }

function SearchLine({ address, count }: SearchLineProps) {
  return (
    <p className={styles.line}>
      <SearchLink address={address} />
      <span className={styles.results}>{pluralize(count, 'result', 'results')}</span>
    </p>
  )
}

function SearchLink({ address }: { readonly address: string }) {
  const { title, q, terms } = readSearch(address) ?? { title: address, q: '', terms: [] }
  return (
    <Link to={address} className={styles.name ?? ''}>
      <span>{title}</span>
      {q !== '' && (
        <>
          {' '}
          <span>matching “</span>
          <bdi>{q}</bdi>
          <span>”</span>
        </>
      )}
      {terms.map((term) => (
        <span key={term}>
          {', '}
          <bdi>{term}</bdi>
        </span>
      ))}
    </Link>
  )
}

type MissingProps = { readonly entry: SavedEntry; readonly redirects: Redirects | undefined }

/** An entry that the data no longer contains, with its replacements if known. */
function Missing({ entry, redirects }: MissingProps) {
  const targets = redirects === undefined ? [] : targetsOf(entry, redirects)
  return (
    <p className={styles.line}>
      <span>
        <bdi>
          <code>{entry.id}</code>
        </bdi>{' '}
        <span>{`${entry.kind === 'search' ? 'is not a search on this site.' : ''}${entry.kind !== 'search' && targets.length === 0 ? 'is no longer in the data.' : ''}`}</span>
        {targets.length > 0 && (
          <>
            <span>was split into</span>{' '}
            {targets.map((id, index) => (
              <span key={id}>
                {index > 0 && <span>, </span>}
                <Link to={savedAddress({ kind: entry.kind, id })}>{id}</Link>
              </span>
            ))}
            <span>.</span>
          </>
        )}
      </span>
    </p>
  )
}
