import type { Redirects } from '#contracts/content-files.ts'
import { formatCount } from '#lib/format-count.ts'
import type { Removal } from '#routes/notices/use-removal.ts'
import { lastHead } from '#search/rows/found-row.tsx'
import { RowList } from '#search/rows/row-list.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import type { SavedEntry } from '#search/saved/saved.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { type SavedItem, SavedLine } from './saved-line.tsx'
import { savedKindLabel, type SavedOrder, shownKinds, sortSaved } from './saved-text.ts'

type SavedListsProps = {
  readonly items: readonly SavedItem[]
  readonly order: SavedOrder
  readonly redirects: Redirects | undefined
  readonly removal: Removal<SavedEntry>
}

export function SavedLists({ items, order, ...rest }: SavedListsProps) {
  return (
    <RowLevel value="h3">
      {shownKinds.map((kind) => {
        const own = items.filter(({ entry }) => entry.kind === kind)
        if (own.length === 0) return null
        const count = own.filter(({ isRemoved }) => !isRemoved).length
        return (
          <MarginSection key={kind} title={savedKindLabel(kind)} count={formatCount(count)}>
            <RowList last={kind !== 'search' && lastHead(kind) === 'Usage' ? 'Usage' : undefined}>
              {sortSaved(own, order).map((item) => (
                <SavedLine key={item.key} item={item} {...rest} />
              ))}
            </RowList>
          </MarginSection>
        )
      })}
    </RowLevel>
  )
}
