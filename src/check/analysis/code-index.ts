import type { BaselineStatus } from '#catalogue/baseline.ts'
import { coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import { namedPlatforms, type PerPlatform } from '#catalogue/platforms.ts'
import {
  type CodeKind,
  codeKinds,
  type CodeTable,
  isLayoutPart,
  usualName,
} from '#contracts/code-table.ts'

export type CodeEntry = {
  readonly key: string
  readonly name: string
  readonly kind: CodeKind
  readonly support: PerBrowser<string>
  /** Support codes of the platforms other than the core browsers. */
  readonly platforms: PerPlatform<string>
  readonly baseline?: BaselineStatus
  /** `YYYY-MM-DD` on which it became newly available. */
  readonly newly?: string
  readonly features: readonly (readonly [id: string, name: string])[]
  /** Only pages on https and on localhost have it. */
  readonly secureContext?: true
  /** Of an entry under a prefix or another name: the key of the entry. */
  readonly of?: string
  /** Of an entry that stands for a feature: the ID of the feature, whose page describes it. */
  readonly feature?: string
}

export type CodeIndex = {
  readonly get: (key: string) => CodeEntry | undefined
  readonly has: (key: string) => boolean
  /** Keys by name: of CSS functions, units and pseudo-elements, and of events and members. */
  readonly named: (group: NameGroup, name: string) => readonly string[]
  /** The keys below an entry of a function or property, which its arguments or values show. */
  readonly partsOf: (key: string) => readonly string[]
  /** The Web IDL type of an entry's value; empty if unknown. */
  readonly typeOf: (key: string) => string
  readonly parentOf: (type: string) => string | undefined
  readonly interfaceOf: (element: string) => string | undefined
  /**
   * Whether the grammar of a property or a descriptor ("@font-face src") has a word or a function ("blur()");
   * undefined if the grammar is not known or takes names of the page.
   */
  readonly takes: (place: string, word: string) => boolean | undefined
  readonly keys: () => Iterable<string>
}

export type NameGroup = 'CSS function' | 'CSS unit' | 'pseudo-element' | 'event' | 'member'

/** Decodes a table and indexes its entries by name. */
export function readCodeTable(table: CodeTable): CodeIndex {
  const entries = new Map<string, CodeEntry>()
  const types = new Map<string, string>()
  const groups = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  const columns = readColumns(table)
  const forFeatures = new Set(table.ofFeatures)
  const secure = new Set(table.secure)
  for (const [place, segments] of readKeys(table.keys).entries()) {
    const key = segments.join('.')
    const kind = columns.kind(place)
    const given = columns.given(place)
    // The names of some parts begin with that of the whole.
    const whole = given.startsWith(': ')
      ? `${entries.get(keyAbove(key, entries))?.name}${given}`
      : columns.name(place, segments, kind)
    const facts = columns.facts(place)
    const isSecure = secure.has(key) || entries.get(keyAbove(key, entries))?.secureContext
    const [ofFeature] = forFeatures.has(key) ? facts.features : []
    entries.set(key, {
      key,
      kind,
      name: whole,
      ...facts,
      ...(isSecure && { secureContext: true }),
      ...(ofFeature !== undefined && { feature: ofFeature[0] }),
    })
    if (columns.type(place) !== '') types.set(key, columns.type(place))
    for (const name of groupNames({ segments, kind, name: given })) {
      listIn(groups, name).push(key)
    }
    if (kind === 'sub-feature' || kind === 'value') listIn(parts, keyAbove(key, entries)).push(key)
  }
  const keys = [...entries.keys()]
  const owned = new Set(groups.keys())
  for (const [part, place, row] of table.otherNames) {
    const whole = entries.get(keys[place] ?? '')
    if (whole === undefined) continue
    const key = otherKey(whole, part)
    if (entries.has(key)) continue
    const { kind, features, key: of } = whole
    const own = { key, kind, name: otherEntryName(whole, part), features, of }
    entries.set(key, { ...own, ...columns.row(row), platforms: {} })
    if (kind === 'value') listIn(parts, keyAbove(key, entries)).push(key)
    // Names of their own come first: many objects have a member `status`.
    for (const group of groupNames({ segments: key.split('.'), kind, name: '' })) {
      if (!owned.has(group)) listIn(groups, group).push(key)
    }
  }
  return {
    get: (key) => entries.get(key),
    keys: () => entries.keys(),
    takes: readWords(table.words),
    has: (key) => entries.has(key),
    named: (group, name) => groups.get(`${group} ${name}`) ?? [],
    partsOf: (key) => parts.get(key) ?? [],
    typeOf: (key) => types.get(key) ?? '',
    parentOf: (type) => (Object.hasOwn(table.parents, type) ? table.parents[type] : undefined),
    interfaceOf: (element) =>
      Object.hasOwn(table.elements, element) ? table.elements[element] : undefined,
  }
}

/** Decodes the words that values take when they are first asked for. */
function readWords(lines: string): CodeIndex['takes'] {
  const lists = new Map<string, ReadonlySet<string>>()
  const known = new Set<string>()
  return (place, word) => {
    if (lists.size === 0) {
      for (const line of lines.split('\n')) {
        const [names = '', words = ''] = line.split('=')
        const list = new Set(words.split(' '))
        for (const name of names.split(',')) lists.set(name, list)
        for (const each of list) known.add(each)
      }
    }
    const list = lists.get(place)
    // Grammars lack functions that specifications have dropped.
    if (list === undefined || (word.endsWith(')') && !known.has(word))) return undefined
    const isTaken =
      list.has(word) || (list.has('<color>') && lists.get('<color>')?.has(word) === true)
    return isTaken || !list.has('*') ? isTaken : undefined
  }
}

/** The key that an entry would have under another name: "api.webkitURL" of "api.URL". */
function otherKey({ key, kind }: CodeEntry, part: string): string {
  const isBelow = kind === 'constructor' || isLayoutPart(key) || part.includes('.')
  const segments = key.split('.').slice(0, isBelow ? -2 : -1)
  return [...segments, ...(kind === 'constructor' ? [part, part] : [part])].join('.')
}

/** The name of an entry with its last word replaced: "width: -webkit-fill-available". */
function otherEntryName({ key, name }: CodeEntry, part: string): string {
  const [alias = '', ofAlias] = part.split('.')
  const own = key.split('.').at(ofAlias === undefined ? -1 : -2) ?? ''
  const [last, word] = [own, alias].map((one) => one.replace(/_(?:event|static)$/, ''))
  const place = name.lastIndexOf(last ?? '')
  if (place < 0) return word ?? ''
  return `${name.slice(0, place)}${word}${name.slice(place + (last ?? '').length)}`
}

/** The nearest entry above a key; empty if there is none. */
function keyAbove(key: string, entries: ReadonlyMap<string, CodeEntry>): string {
  const above = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return above === '' || entries.has(above) ? above : keyAbove(above, entries)
}

function listIn(lists: Map<string, string[]>, name: string): string[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

function readKeys(lines: string): readonly (readonly string[])[] {
  let before: readonly string[] = []
  return lines.split('\n').map((line) => {
    before = [...before.slice(0, Number(line[0])), ...line.slice(1).split('.')]
    return before
  })
}

function readColumns(table: CodeTable) {
  const names = table.names.split('\n')
  const features = table.features.split(',')
  const types = table.types.split(',')
  const rows = table.rows.map(([codes, baseline, newly]) => ({
    support: codesOf(codes, coreBrowsers),
    ...(baseline !== undefined && { baseline }),
    ...(newly !== undefined && { newly }),
  }))
  const platformRows = table.platformRows.map((codes) => codesOf(codes, namedPlatforms))
  const given = (place: number) => names[place] ?? ''
  return {
    given,
    row: (place: number) => rows[place] ?? { support: {} },
    kind: (place: number): CodeKind => codeKinds[table.kinds.charCodeAt(place) - FIRST] ?? 'name',
    type: (place: number): string => types[place] ?? '',
    name(place: number, segments: readonly string[], kind: CodeKind): string {
      const name = given(place)
      if (name !== '' && name !== '()') return name
      return `${usualName(segments, kind)}${name}`
    },
    facts: (place: number) => ({
      ...(rows[table.support[place] ?? 0] ?? { support: {} }),
      platforms: platformRows[table.platforms[place] ?? 0] ?? {},
      features: (features[place] ?? '')
        .split('+')
        .flatMap((text) =>
          text === '' ? [] : [table.parts[Number(text)] ?? ([text, text] as const)],
        ),
    }),
  }
}

/** Char code of "a", which encodes the first kind. */
const FIRST = 97

/** Splits a comma-separated line of codes by the names at the same positions. */
function codesOf<Name extends string>(
  line: string,
  names: readonly Name[],
): { readonly [Each in Name]?: string } {
  const codes = line.split(',')
  const found: { [Each in Name]?: string } = {}
  for (const [place, name] of names.entries()) {
    const code = codes[place]
    if (code !== undefined && code !== '') found[name] = code
  }
  return found
}

type Nameable = {
  readonly segments: readonly string[]
  readonly kind: CodeKind
  readonly name: string
}

/** Group and name under which an entry can also be looked up: "event scrollend". */
function groupNames({ segments, kind, name }: Nameable): readonly string[] {
  const [branch, section] = segments
  const last = segments.at(-1) ?? ''
  if (branch === 'css' && section === 'types') {
    if (kind === 'function') return [`CSS function ${last.toLowerCase()}`]
    // An entry may cover several units: "dvb, dvh, dvi".
    return kind === 'unit'
      ? (name === '' ? last : name).split(', ').map((unit) => `CSS unit ${unit}`)
      : []
  }
  if (branch === 'css') return kind === 'pseudo-element' ? [`pseudo-element ${last}`] : []
  if (kind === 'event') return [`event ${last.replace(/_event$/, '')}`]
  // The data writes "defineGetter" for "__defineGetter__".
  const spelled = /__\w+__/.exec(name)?.[0] ?? last
  return kind === 'member' ? [`member ${spelled}`] : []
}

/** Finds something for each name once in an index: code uses the same few names thousands of times. */
export function onceByName<Value>(find: (name: string, index: CodeIndex) => Value) {
  const known = new WeakMap<CodeIndex, Map<string, Value>>()
  return (name: string, index: CodeIndex): Value => {
    const found = known.get(index) ?? new Map<string, Value>()
    known.set(index, found)
    const before = found.get(name)
    if (before !== undefined) return before
    const made = find(name, index)
    found.set(name, made)
    return made
  }
}
