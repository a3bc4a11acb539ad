/** Reads the why line of a record: what it states, statement by statement. Another wording is an error. */
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'

/** A release as a line names it. */
export type NamedRelease = {
  readonly browser: CoreBrowser
  readonly version: string
  /** "Mar 2023". */
  readonly month: string
}

export type Statement =
  | { readonly kind: 'lack'; readonly how: string; readonly browsers: readonly CoreBrowser[] }
  | {
      readonly kind: 'have'
      /** Undefined: all that the line does not count among those that lack it. */
      readonly browsers: readonly CoreBrowser[] | undefined
      readonly last: NamedRelease | undefined
    }
  | {
      readonly kind: 'count'
      readonly works: number
      readonly total: number
      /** Undefined: in every one of them. */
      readonly browsers: readonly CoreBrowser[] | undefined
    }
  | {
      readonly kind: 'names'
      readonly how: string
      readonly names: readonly string[]
      more: number
    }
  | { readonly kind: 'only' | 'others' | 'nowhere' }
  | { readonly kind: 'words'; readonly text: string }
  /** A vendor refuses it: "Mozilla: negative". */
  | { readonly kind: 'refused'; readonly vendor: string; readonly word: string }
  /** The month since which it is Baseline, and the entry above since which it is. */
  | {
      readonly kind: 'counted'
      readonly month: string
      readonly isBound: boolean
      readonly as?: string
    }
  /** Whether web-features counts it as Baseline, and the entry above that isn't everywhere. */
  | { readonly kind: 'judged'; readonly isCounted: boolean; readonly nor?: string }

const names: Readonly<Record<string, readonly CoreBrowser[]>> = {
  Chrome: ['chrome', 'chrome_android'],
  'desktop Chrome': ['chrome'],
  'Chrome for Android': ['chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
  'desktop Firefox': ['firefox'],
  'Firefox for Android': ['firefox_android'],
  Safari: ['safari', 'safari_ios'],
  'desktop Safari': ['safari'],
  'Safari on iOS': ['safari_ios'],
  'Chrome & Edge': ['chrome', 'chrome_android', 'edge'],
}

function browsersOf(list: string): readonly CoreBrowser[] {
  return list.split(/, | and /).flatMap((name) => {
    const found = names[name]
    if (found === undefined) throw new Error(`"${name}" in "${list}" is no browser.`)
    return found
  })
}

/** " since Safari 16.4 (Mar 2023)"; a lone browser is not named again. */
function releaseOf(text: string, list: string): NamedRelease | undefined {
  if (text === '') return undefined
  const [, name, version = '', month = ''] =
    /^ since (?:(\D+) )?([\d.]+) \((\w+ \d+)\)(?: or earlier)?$/.exec(text) ?? []
  const [browser] = browsersOf(name ?? list)
  if (version === '' || browser === undefined) throw new Error(`"${text}" is no release.`)
  return { browser, version, month }
}

const ways: Readonly<Record<string, string>> = {
  missing: 'none',
  previewed: 'preview',
  'behind a flag': 'flag',
  'needs a prefix': 'prefix',
  'under another name': 'alternative name',
  partial: 'partial',
}

const lackStart = /^(missing|previewed|behind a flag|needs a prefix|under another name|partial)/i

function readLack(text: string): readonly Statement[] {
  if (/^missing in every browser$/i.test(text)) return [{ kind: 'nowhere' }]
  if (text === 'missing in all others') return [{ kind: 'others' }]
  const plain = text.replaceAll(' or earlier', '')
  const versions = /^(removed in|coming with|from) (.+?)(?: on)?(?: \(\w+ \d+\))?$/i.exec(plain)
  if (versions !== null) {
    const [, start = '', list = ''] = versions
    const how = start.toLowerCase() === 'removed in' ? 'removed' : 'added'
    return list.split(/(?<=[\d.]|preview), /).map((item) => {
      const [, some = '', version = ''] = /^(.+) ([\d.]+|preview)$/.exec(item) ?? []
      return { kind: 'lack', how: `${how} ${version}`, browsers: browsersOf(some) }
    })
  }
  const [start = ''] = lackStart.exec(text) ?? []
  const [, only, list = ''] = /^( only)? in (.+)$/.exec(text.slice(start.length)) ?? []
  const lack = {
    kind: 'lack',
    how: ways[start.toLowerCase()] ?? '',
    browsers: browsersOf(list),
  } as const
  return only === undefined ? [lack] : [lack, { kind: 'only' }]
}

function readCounts(text: string): readonly Statement[] {
  const [, total = ''] = /^\d+ of (\d+) parts works? in /.exec(text) ?? []
  const plain = text.replace(/ of \d+ parts works?/, '')
  return plain.split(/, (?=(?:\d+|none) in )/).map((item) => {
    const [, count = '', list = ''] = /^(\d+|none) in (.+)$/.exec(item) ?? []
    const works = count === 'none' ? 0 : Number(count)
    const browsers = list === 'every browser' ? undefined : browsersOf(list)
    return { kind: 'count', works, total: Number(total), browsers }
  })
}

function readNames(text: string, codes: readonly string[]): Statement {
  const [, how = '', list = ''] = /^([^:]+): (.+)$/.exec(text) ?? []
  const shown = [...list.matchAll(/#(\d+)#/g)].map(([, index]) => codes[Number(index)] ?? '')
  return { kind: 'names', how, names: shown, more: Number(/ and (\d+) more$/.exec(list)?.[1] ?? 0) }
}

function readHave(text: string): Statement {
  const everywhere = /^in every browser( since .+)?$/i.exec(text)
  if (everywhere !== null) {
    const [, since = ''] = everywhere
    return { kind: 'have', browsers: coreBrowsers, last: releaseOf(since, '') }
  }
  const others = /^in all others( since .+)?$/.exec(text)
  if (others !== null)
    return { kind: 'have', browsers: undefined, last: releaseOf(others[1] ?? '', '') }
  const [, list = '', since = ''] =
    /^(?:complete )?(?:only )?in (.+?)( since .+)?$/i.exec(text) ?? []
  return { kind: 'have', browsers: browsersOf(list), last: releaseOf(since, list) }
}

function readRemark(text: string, codes: readonly string[]): Statement {
  const [, word, month, as] = /^Baseline (since|by) (\w+ \d+)(?:, as #(\d+)#)?$/.exec(text) ?? []
  if (month !== undefined) {
    const isBound = word === 'by'
    return {
      kind: 'counted',
      month,
      isBound,
      ...(as !== undefined && { as: codes[Number(as)] ?? '' }),
    }
  }
  const [, not, nor] =
    /^web-features (counts|doesn’t count) it as Baseline(?:, nor #(\d+)#)?$/.exec(text) ?? []
  if (not === undefined || text.endsWith('yet')) return { kind: 'words', text }
  const isCounted = not === 'counts'
  return { kind: 'judged', isCounted, ...(nor !== undefined && { nor: codes[Number(nor)] ?? '' }) }
}

const refusals = /^(?:Mozilla|WebKit): /

function readRefusals(text: string): readonly Statement[] {
  return text.split(', ').map((item) => {
    const [, vendor = '', word = ''] = /^(Mozilla|WebKit): (\w+)$/.exec(item) ?? []
    return { kind: 'refused', vendor, word }
  })
}

function readClause(clause: string, codes: readonly string[]): readonly Statement[] {
  if (refusals.test(clause)) return readRefusals(clause)
  const [main = '', remark] = clause.replace(/^complete (?=from )/, '').split('; ')
  const remarks: readonly Statement[] =
    remark === undefined
      ? []
      : /: #\d/.test(remark)
        ? [readNames(remark, codes)]
        : [readRemark(remark, codes)]
  if (/^\d+ of /.test(main)) return [...readCounts(main), ...remarks]
  const isLack = lackStart.test(main) || /^(removed in|coming with|from) /i.test(main)
  if (!isLack) return [readHave(main), ...remarks]
  const lacks = main.split(
    /, (?=(?:removed|coming|from|previewed|behind|needs|under|partial|missing) )/,
  )
  return [...lacks.flatMap(readLack), ...remarks]
}

/** After what to use instead. */
const aside = /^planned removal: \w+ \d+$/

/**
 * The statements of a line.
 *
 * @param isDiscouraged whether it begins with a reason in any words
 */
export function statementsOf(line: string, isDiscouraged = false): readonly Statement[] {
  const codes: string[] = []
  const text = line
    .replaceAll('**', '')
    .replaceAll(/`([^`]*)`/g, (_, code: string) => `#${codes.push(code) - 1}#`)
  return text.split(' · ').flatMap((clause, index): readonly Statement[] => {
    if (isDiscouraged && (index === 0 || aside.test(clause))) {
      return [{ kind: 'words', text: clause }]
    }
    return readClause(clause, codes)
  })
}
