import { Suspense } from 'react'
import { Link } from 'react-router-dom'

import { baselineLabels } from '#catalogue/baseline.ts'
import { views } from '#contracts/views.ts'
import { pluralize, formatCount } from '#lib/format-count.ts'
import { useReleaseDates } from '#routes/detail/use-content.ts'
import { useHead } from '#routes/layout/head.ts'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { RemovedNotice } from '#routes/notices/notices.tsx'
import { useRemoval, removerMark } from '#routes/notices/use-removal.ts'
import { paths } from '#routes/paths.ts'
import { isKey, isSetId, setHref } from '#search/address/set-address.ts'
import type { Adding } from '#search/box/adding.tsx'
import { NavigatingSearchBox } from '#search/box/search-box.tsx'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import { lazyView } from '#search/state/lazy-view.ts'
import { Button } from '#ui/controls/button.tsx'
import { BaselineShape } from '#ui/support/baseline-shape.tsx'
import { supportCell } from '#ui/support/support-state.ts'
import { SupportTable, type SupportTableRow } from '#ui/support/support-table.tsx'
import { ChevronIcon, CloseIcon } from '#ui/text/icon.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { ItemLink } from './item-links.tsx'
import { answerSet, type SetAnswer } from './set-answer.ts'
import { SetBaselineSection } from './set-baseline-section.tsx'
import type { SetItem } from './set-item.ts'
import { SetNotices } from './set-notices.tsx'
import { SetOutputs } from './set-outputs.tsx'
import { SetTargets } from './set-targets.tsx'
import { SetUsage } from './set-usage.tsx'
import { SetVersions } from './set-versions.tsx'
import { type SetAddress, useSetAddress } from './use-set-address.ts'
import { type SetItems, useSetItems } from './use-set-items.ts'

import detail from '#routes/detail/detail.module.css'
import styles from './set.module.css'

/** In a file of its own: other views would otherwise load the code of its popover. */
const FollowMenu = lazyView(async () => (await import('#routes/follow/follow-menu.tsx')).FollowMenu)

const followOnTheWay = (
  <Button disabled variant="quiet">
    <span>Follow</span>
    <ChevronIcon />
  </Button>
)

/**
 * The view `/set`: the combined requirements of several features and compat entries, and tools to
 * edit and copy the set.
 */
export function SetView() {
  useHead({ ...views.set.head, canonical: views.set.path })
  const address = useSetAddress()
  const { ids } = address
  const set = useSetItems(ids, (moved) =>
    address.correct(
      { ids: [...new Set(ids.map((id) => moved.get(id) ?? id))] },
      { moved: [...moved].flat() },
    ),
  )
  const removal = useRemoval({ read: () => ids, write: address.change, keyOf: (id) => id })
  const adding = useAdding(address, removal.forget)
  return (
    <>
      <MarginSection
        level="h1"
        title="Feature set"
        note={ids.length > 0 && <span>{pluralize(ids.length, 'item', 'items')}</span>}
      >
        <div className={styles.head} data-print="no">
          <div className={styles.adder}>
            {/* The box has this name itself. */}
            <span aria-hidden="true">{adding.label}</span>
            <NavigatingSearchBox adding={adding} />
          </div>
          {ids.length > 0 && (
            <div className={styles.head}>
              <Button variant="quiet" onClick={() => removal.remove(ids, 'all items')}>
                Remove all
              </Button>
              <Suspense fallback={followOnTheWay}>
                <FollowMenu />
              </Suspense>
            </div>
          )}
        </div>
        <div className={styles.notices}>
          <RemovedNotice removal={removal} />
          <SetNotices address={address} set={set} removal={removal} />
        </div>
        {ids.length === 0 && <SetEmpty />}
      </MarginSection>
      {ids.length > 0 && <SetBody set={set} address={address} onRemove={removal.remove} />}
    </>
  )
}

/** The box that adds to the set: Enter adds the best option, or all of several pasted ids. */
function useAdding({ ids, change }: SetAddress, onAdded: () => void): Adding {
  const announcer = useAnnouncer()
  return {
    label: 'Add to the set',
    placeholder: 'Add a feature, property, interface…',
    lists: ['features', 'compat'],
    has: (id) => ids.includes(id),
    readIds: (text) => (text.includes(',') ? text.split(/[\s,]+/).filter(isSetId) : []),
    onAdd: (more, text) => {
      const next = [...new Set([...ids, ...more])]
      if (next.length === ids.length) return announcer.say(`${text} is in the set already.`)
      onAdded()
      announcer.say(`Added: ${text}. ${pluralize(next.length, 'item', 'items')} in the set.`)
      return change(next)
    },
  }
}

type SetBodyProps = {
  readonly set: SetItems
  readonly address: SetAddress
  readonly onRemove: (ids: readonly string[], text: string) => void
}

function SetBody({ set, address, onRemove }: SetBodyProps) {
  const { items, isSettled, request } = set
  const dates = useReleaseDates()
  const { today } = useDays()
  if (request.status === 'error') return <SetFailure ids={address.ids} request={request} />
  if (isSettled && items.length === 0) return null
  // Waits for the release dates, which load at the same time, so that nothing moves later.
  if (items.length === 0 || dates.status === 'loading') {
    return <SkeletonRows count={Math.min(address.ids.length + 4, 12)} />
  }
  const answer = answerSet(items, today)
  return (
    <div aria-busy={!isSettled} className={styles.body}>
      <SetVersions answer={answer} file={dates} />
      <SetTargets answer={answer} />
      <SetBaselineSection answer={answer} />
      <SetUsage
        answer={answer}
        region={address.region}
        onRegion={address.changeRegion}
        onUnknown={(region) => address.correct({ region: '' }, { region })}
      />
      <SetItemsTable answer={answer} onRemove={onRemove} />
      <SetOutputs answer={answer} />
    </div>
  )
}

type SetFailureProps = {
  readonly ids: readonly string[]
  readonly request: Extract<SetItems['request'], { readonly status: 'error' }>
}

/** The items as links by id, because nothing else is known. */
function SetFailure({ ids, request: { error, retry } }: SetFailureProps) {
  return (
    <>
      <ViewFailure error={error} onRetry={retry} what="The set" />
      <ul className={styles.ids}>
        {ids.map((id) => (
          <li key={id}>
            <Link to={isKey(id) ? paths.compatEntry(id) : paths.feature(id)}>{id}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const example = ['has', 'popover', 'container-queries', 'view-transitions', 'api.fetch']

function SetEmpty() {
  return (
    <div className={styles.empty}>
      <p>
        Put the features that your page uses into a set. This page then shows the lowest browser
        version that has all of them, which one blocks it, when they became Baseline together, and
        how many visitors have them.
      </p>
      <p>
        Search above and press Enter, paste ids with commas between them, or use “Add to set” on any
        feature.
      </p>
      <p>
        <Link to={setHref({ ids: example })}>
          Example: :has(), Popover, Container queries, View transitions and fetch()
        </Link>
      </p>
    </div>
  )
}

type SetItemsTableProps = {
  readonly answer: SetAnswer
  readonly onRemove: (ids: readonly string[], text: string) => void
}

function SetItemsTable({ answer, onRemove }: SetItemsTableProps) {
  const { items, today } = answer
  return (
    <MarginSection id="items" title="Items" count={formatCount(items.length)}>
      <SupportTable
        caption="Support of each item by browser"
        rowsAre="Item"
        columns={browserColumns}
        rows={[
          togetherRow(answer),
          ...items.map((item) => ({
            id: item.id,
            head: <ItemHead item={item} onRemove={onRemove} />,
            cells: browserColumns.map((column) => ({ cell: supportCell(column, item, today) })),
          })),
        ]}
      />
    </MarginSection>
  )
}

function togetherRow({ texts, today }: SetAnswer): SupportTableRow {
  const support = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '–'))
  return {
    id: '',
    head: <b>All of them</b>,
    cells: browserColumns.map((column) => ({ cell: supportCell(column, { support }, today) })),
  }
}

type ItemHeadProps = Pick<SetItemsTableProps, 'onRemove'> & { readonly item: SetItem }

function ItemHead({ item, onRemove }: ItemHeadProps) {
  const { id, name, path, baseline } = item
  return (
    <span className={styles.itemHead}>
      <span className={styles.itemName}>
        <ItemLink item={item} />
        {path !== undefined && <span className={styles.path}>{path}</span>}
      </span>
      {baseline !== undefined && (
        <span className={detail.shape} data-status={baseline} title={baselineLabels[baseline]}>
          <BaselineShape name={baseline} />
          <VisuallyHidden>{baselineLabels[baseline]}</VisuallyHidden>
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        data-print="no"
        aria-label={`Remove ${name}`}
        title={`Remove ${name}`}
        onClick={() => onRemove([id], name)}
        {...removerMark(id)}
      >
        <CloseIcon />
      </button>
    </span>
  )
}
