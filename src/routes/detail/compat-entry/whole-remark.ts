import { browserList } from '#catalogue/browser-list.ts'
import { type CoreBrowser, coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import { joinWords } from '#lib/sentence.ts'
import { isUsableState, supportNow } from '#lib/support-code.ts'

type Entry = {
  readonly objectID: string
  readonly name: string
  readonly support: PerBrowser<string>
}

export type WholeRemark = {
  readonly id: string
  /** The name of the entry above. */
  readonly name: string
  /** "only as -webkit-mask-box-image in Chrome and Edge; in part in Safari on iOS". */
  readonly text: string
}

/**
 * How the entries above fall short of plain support in the newest releases, in browsers that have
 * or had the entry: a part is no better than its whole.
 * @param today `YYYY-MM-DD`
 */
export function wholeRemarks(
  { support }: Pick<Entry, 'support'>,
  above: readonly Entry[],
  today: string,
): readonly WholeRemark[] {
  return above.flatMap((whole) => {
    const ways = new Map<string, CoreBrowser[]>()
    for (const browser of coreBrowsers) {
      const way = support[browser] === undefined ? '' : wayOf(whole.support[browser], today)
      if (way !== '') ways.set(way, [...(ways.get(way) ?? []), browser])
    }
    const texts = Array.from(ways, ([way, some]) => `${way} ${joinWords(browserList(some))}`)
    return texts.length === 0
      ? []
      : [{ id: whole.objectID, name: whole.name, text: texts.join('; ') }]
  })
}

function wayOf(code: string | undefined, today: string): string {
  const { state, step, isRemoved } = supportNow(code, today)
  if (state === 'flag') return 'behind a flag in'
  if (state === 'partial') return 'in part in'
  if (isUsableState(state) && state !== 'full') {
    return state === 'prefix'
      ? `only with ${step?.name ?? 'a prefix'} in`
      : `only as ${step?.name ?? 'another name'} in`
  }
  return isRemoved ? 'removed in' : ''
}
