import { Link } from 'react-router-dom'

import { formatCount, pluralize } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { MOST_IN_SET, setHref } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { type Keeping, storageProblems } from '#search/state/stored.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { regionName } from './region-name.ts'
import type { SetAddress } from './use-set-address.ts'
import type { SetItems } from './use-set-items.ts'

import styles from './set.module.css'

type SetNoticesProps = {
  readonly address: SetAddress
  readonly set: SetItems
  /** A description of the last removal; undefined if there is nothing to undo. */
  readonly removed: string | undefined
  readonly onUndo: () => void
}

/** Notices above the set: undo, storage, ownership and corrections. */
export function SetNotices({ address, set, removed, onUndo }: SetNoticesProps) {
  return (
    <div className={styles.notices}>
      {removed !== undefined && (
        <Notice action={<Button onClick={onUndo}>Undo</Button>}>
          <span>Removed:</span> <bdi>{removed}</bdi>
        </Notice>
      )}
      <NotKept keeping={keptSet.keeping()} />
      {!address.isOwn && address.ids.length > 0 && <OtherSet address={address} />}
      <Corrected address={address} />
      <Unknown address={address} set={set} />
    </div>
  )
}

function NotKept({ keeping }: { readonly keeping: Keeping }) {
  if (keeping === 'kept') return null
  return (
    <Notice tone="limited">
      <p>
        <strong>{storageProblems[keeping]}</strong>{' '}
        <span>Your set lasts until you leave. Its address holds all of it: copy the link.</span>
      </p>
    </Notice>
  )
}

/** A set from a link does not replace the visitor's own. */
function OtherSet({ address }: { readonly address: SetAddress }) {
  const { own, keep } = address
  return (
    <Notice action={<Button onClick={keep}>Make it my set</Button>}>
      <p>
        This set is from a link and is not kept.{' '}
        <Link to={setHref({ ids: own })}>
          {`Show your own set of ${pluralize(own.length, 'item', 'items')}`}
        </Link>
        <span>.</span>
      </p>
    </Notice>
  )
}

function Corrected({ address: { corrections } }: { readonly address: SetAddress }) {
  const { refused = [], beyond = 0, moved = [], region } = corrections
  const lines = [
    refused.length > 0 && (
      <>
        <span>{`Left out, because ${refused.length === 1 ? 'it is' : 'they are'} no feature id or compatibility key: `}</span>
        <Ids ids={refused} />
      </>
    ),
    beyond > 0 && `A set holds ${MOST_IN_SET} items: ${formatCount(beyond)} were left out.`,
    ...withIndex(moved)
      .filter(({ place }) => place % 2 === 0)
      .map(({ place, item }) => (
        <>
          <Ids ids={[item]} />
          <span> is now </span>
          <Ids ids={moved.slice(place + 1, place + 2)} />
          <span>.</span>
        </>
      )),
    region !== undefined && (
      <>
        <span>There is no usage data for</span> <bdi>{regionName(clip(region))}</bdi>
        <span>.</span>
      </>
    ),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Notice tone="limited">
      {withIndex(lines).map(({ place, item }) => (
        <p key={place}>{item}</p>
      ))}
    </Notice>
  )
}

type UnknownProps = Pick<SetNoticesProps, 'address' | 'set'>

function Unknown({ address, set: { unknown, split, isSettled } }: UnknownProps) {
  const { ids, change } = address
  if (!isSettled) return null
  return (
    <>
      {unknown.length > 0 && (
        <Notice
          tone="limited"
          action={
            <Button onClick={() => change(ids.filter((id) => !unknown.includes(id)))}>
              {`Remove ${unknown.length === 1 ? 'it' : 'them'}`}
            </Button>
          }
        >
          <p>
            Not in the data, and not counted: <Ids ids={unknown} />
          </p>
        </Notice>
      )}
      {split.map(([former, targets]) => (
        <Notice
          key={former}
          tone="limited"
          action={
            <Button
              onClick={() =>
                change([...new Set(ids.flatMap((id) => (id === former ? targets : id)))])
              }
            >
              {`Use ${targets.length === 2 ? 'both' : 'all of them'}`}
            </Button>
          }
        >
          <p>
            <Ids ids={[former]} />
            <span> was split into </span>
            <Ids ids={targets} />
            <span>, and is not counted.</span>
          </p>
        </Notice>
      ))}
    </>
  )
}

const MOST_NAMED = 8

/** Longer text from the address is truncated. */
const MOST_CHARACTERS = 80

function Ids({ ids }: { readonly ids: readonly string[] }) {
  const more = ids.length - MOST_NAMED
  return (
    <>
      {withIndex(ids.slice(0, MOST_NAMED)).map(({ place, item }) => (
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

function clip(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= MOST_CHARACTERS) return text
  return `${characters.slice(0, MOST_CHARACTERS).join('')}…`
}
