import { Link } from 'react-router-dom'

import { formatCount, pluralize } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { clip, NamedValues, StorageNotice } from '#routes/notices/notices.tsx'
import type { Removal } from '#routes/notices/use-removal.ts'
import { MOST_IN_SET, setHref } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { regionName } from './region-name.ts'
import type { SetAddress } from './use-set-address.ts'
import type { SetItems } from './use-set-items.ts'

type SetNoticesProps = {
  readonly address: SetAddress
  readonly set: SetItems
  readonly removal: Removal<string>
}

/** Notices above the set: storage, ownership and corrections. */
export function SetNotices({ address, set, removal }: SetNoticesProps) {
  return (
    <>
      <StorageNotice
        keeping={keptSet.keeping()}
        remedy="Your set lasts until you leave. Its address holds all of it: copy the link."
      />
      {!address.isOwn && address.ids.length > 0 && (
        <OtherSet address={address} onLeave={removal.forget} />
      )}
      <Corrected address={address} />
      <Unknown address={address} set={set} removal={removal} />
    </>
  )
}

type OtherSetProps = { readonly address: SetAddress; readonly onLeave: () => void }

/** A set from a link does not replace the visitor's own. */
function OtherSet({ address, onLeave }: OtherSetProps) {
  const { own, keep } = address
  return (
    <Notice action={<Button onClick={keep}>Make it my set</Button>}>
      <p>
        This set is from a link and is not kept.{' '}
        <Link to={setHref({ ids: own })} onClick={onLeave}>
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
        <NamedValues values={refused} />
      </>
    ),
    beyond > 0 && `A set holds ${MOST_IN_SET} items: ${formatCount(beyond)} were left out.`,
    ...withIndex(moved)
      .filter(({ place }) => place % 2 === 0)
      .map(({ place, item }) => (
        <>
          <NamedValues values={[item]} />
          <span> is now </span>
          <NamedValues values={moved.slice(place + 1, place + 2)} />
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

function Unknown({ address, set: { unknown, split, isSettled }, removal }: SetNoticesProps) {
  const { ids, change } = address
  if (!isSettled) return null
  return (
    <>
      {unknown.length > 0 && (
        <Notice
          tone="limited"
          action={
            <Button
              onClick={() =>
                removal.remove(unknown, pluralize(unknown.length, 'unknown id', 'unknown ids'))
              }
            >
              {`Remove ${unknown.length === 1 ? 'it' : 'them'}`}
            </Button>
          }
        >
          <p>
            Not in the data, and not counted: <NamedValues values={unknown} />
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
            <NamedValues values={[former]} />
            <span> was split into </span>
            <NamedValues values={targets} />
            <span>, and is not counted.</span>
          </p>
        </Notice>
      ))}
    </>
  )
}
