import { coreBrowsers } from '#catalogue/browsers.ts'
import { isUnder, type OtherName } from '#ingest/names/other-names.ts'
import {
  asList,
  type CompatEntry,
  type SimpleSupportStatement,
} from '#ingest/sources/compat-data.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { PREVIEW } from '#lib/support-code.ts'

/**
 * Which browsers have had an entry under each of its other names: "`webkitAudioContext` in Chrome 14 to 56
 * and Safari 6 to 14", "`word-wrap` since Chrome 1 and Safari 1". Of the seven core browsers if any has had the
 * name, else of all others; names that exist only behind a flag say so.
 */
export function alsoAs(entry: CompatEntry, others: readonly OtherName[]): readonly string[] {
  const stated = new Map(Object.entries(entry.statement.support))
  return others.flatMap((other) => {
    const all = Object.entries(browserNames).flatMap(([browser, label]) =>
      asList<SimpleSupportStatement>(stated.get(browser))
        .filter((one) => isUnder(one, other) && one.version_added !== false)
        .map((one) => ({ browser, label, one })),
    )
    const core = all.filter(({ browser }) => isCore(browser))
    const shown = core.length > 0 ? core : all
    const open = shown.filter(({ one }) => one.flags === undefined)
    const isHidden = open.length === 0
    const ranges = (isHidden ? shown : open).map(({ label, one }) => rangeOf(label, one))
    const textOf = (isOver: boolean, word: string) => {
      const texts = ranges.filter((range) => range.isOver === isOver)
      return texts.length === 0 ? [] : [`${word} ${joinWords(texts.map(({ text }) => text))}`]
    }
    const periods = [...textOf(true, 'in'), ...textOf(false, 'since')]
    if (periods.length === 0) return []
    const code = `\`${other.name.replaceAll('`', LITERAL_BACKTICK)}\``
    return [`${code} ${isHidden ? 'behind a flag ' : ''}${periods.join(', and ')}`]
  })
}

const core: ReadonlySet<string> = new Set(coreBrowsers)

const isCore = (browser: string): boolean => core.has(browser)

/** "Chrome 14 to 56" of a name that was removed, else "Chrome 14". */
function rangeOf(label: string, statement: SimpleSupportStatement) {
  const { version_added: added, version_removed: removed, version_last: last } = statement
  const from = `${label} ${String(added)}`
  if (removed === undefined || removed === PREVIEW) return { isOver: false, text: from }
  if (last === undefined) return { isOver: true, text: `${from} until ${removed}` }
  return { isOver: true, text: added === last ? from : `${from} to ${last}` }
}
