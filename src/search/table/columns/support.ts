import type { CoreBrowser } from '#catalogue/browsers.ts'
import { enginesOn } from '#catalogue/verdict/facets.ts'
import { LACKS, codeOn } from '#lib/support-code.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportCell, type SupportFacts } from '#ui/support/support-state.ts'

import type { Column } from './column.ts'

type SupportColumns = { readonly [Browser in CoreBrowser]: Column<Partial<SupportFacts>> }

export const supportColumns: SupportColumns = {
  chrome: columnOf('chrome'),
  chrome_android: columnOf('chrome_android'),
  edge: columnOf('edge'),
  firefox: columnOf('firefox'),
  firefox_android: columnOf('firefox_android'),
  safari: columnOf('safari'),
  safari_ios: columnOf('safari_ios'),
}

/** The engines with support on a day; undefined if a record has no support data. */
export function enginesIn({ support }: Partial<SupportFacts>, today: string) {
  return support && enginesOn({ support }, today)
}

function columnOf(id: CoreBrowser): Column<Partial<SupportFacts>> {
  const column = browserColumns.find((browser) => browser.id === id)
  if (column === undefined) throw new Error(`No column for the browser "${id}".`)
  const { name, brand, device } = column
  return {
    title: `${brand} ${device}`.trim(),
    name,
    read: ({ support = {}, ...facts }, today) => {
      const code = codeOn(support[id] ?? LACKS, today)
      return {
        kind: 'support',
        cell: supportCell(column, { ...facts, support }, today),
        version: code === LACKS ? undefined : code,
      }
    },
  }
}
