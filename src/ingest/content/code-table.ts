import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { namedPlatforms } from '#catalogue/platforms.ts'
import {
  type CodeKind,
  codeKinds,
  type CodeTable,
  isLayoutPart,
  type SupportRow,
  usualName,
} from '#contracts/code-table.ts'
import type { Named } from '#ingest/names/named.ts'
import { keyPart, type OtherName } from '#ingest/names/other-names.ts'
import type { CompatEntry, BrowserName, CompatSource } from '#ingest/sources/compat-data.ts'
import type { IdlTypes } from '#ingest/sources/idl-types.ts'
import type { CssAliases, CssGrammars } from '#ingest/sources/webref.ts'
import { type Tracks, stepAt, type Track, type TrackStep } from '#ingest/support/tracks.ts'
import { isoDay } from '#lib/dates.ts'
import { writeSupport, isUsableState } from '#lib/support-code.ts'

import { type CodeRecord, featureEntries } from './code-features.ts'
import { whyLeftOut } from './code-table-rules.ts'
import { codeWords } from './code-words.ts'

type CodeSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly tracks: Pick<Tracks, 'of' | 'under'>
  readonly aliases: CssAliases
  readonly grammars: CssGrammars
  readonly names: ReadonlyMap<string, Named>
  readonly records: readonly CompatRecord[]
  readonly features: readonly FeatureRecord[]
  readonly types: IdlTypes
  readonly elements: ReadonlyMap<string, string>
}

const kinds: { readonly [Kind in CompatKind]?: CodeKind } = {
  Constructor: 'constructor',
  Descriptor: 'descriptor',
  Event: 'event',
  Function: 'function',
  'CSS function': 'function',
  'Media feature': 'media feature',
  Member: 'member',
  Method: 'member',
  Property: 'member',
  'Pseudo-element': 'pseudo-element',
  'Static method': 'static member',
  'Static property': 'static member',
  'Sub-feature': 'sub-feature',
  'CSS unit': 'unit',
  'Property value': 'value',
  'Attribute value': 'value',
}

const kindOf = ({ kind }: Pick<CodeRecord, 'kind'>): CodeKind => kinds[kind] ?? 'name'

export function codeTable({
  records,
  features,
  types,
  elements,
  ...known
}: CodeSources): CodeTable {
  const ofFeatures = featureEntries(features, (key) => known.entries.has(key))
  const inCode: readonly CodeRecord[] = [
    ...records.filter((record) => whyLeftOut(record) === undefined),
    ...ofFeatures,
  ]
  const rows = numbered<SupportRow>()
  const platformRows = numbered<string>()
  const parts = numbered<readonly [id: string, name: string]>()
  const interfaces = new Set(inCode.flatMap(({ objectID }) => interfaceName(objectID) ?? []))
  const hasEntry = ([, name]: readonly [string, string]) => interfaces.has(name)
  const typeOf = ({ objectID }: CodeRecord): string => {
    const type = types.values.get(memberName(objectID)) ?? ''
    const isKnown = type.match(/\w+/g)?.some((name) => name !== 'Promise' && interfaces.has(name))
    return isKnown === true ? type : ''
  }
  return {
    keys: sharedStarts(inCode.map(({ objectID }) => objectID.split('.'))).join('\n'),
    names: namesOf(inCode).join('\n'),
    kinds: inCode.map((record) => kindLetter(kindOf(record))).join(''),
    support: inCode.map((record) => rows.placeOf(supportRow(record))),
    rows: rows.all(),
    platforms: inCode.map((record) => platformRows.placeOf(platformCodes(record))),
    platformRows: platformRows.all(),
    features: inCode
      .map(({ features: ids, featureName }) =>
        ids.map((id, place) => parts.placeOf([id, featureName[place] ?? id])).join('+'),
      )
      .join(','),
    otherNames: inCode.flatMap((record, place) =>
      [...otherNamesOf(record, known), ...underAliases(record, known)].map(
        ([part, codes]) => [part, place, rows.placeOf([codes])] as const,
      ),
    ),
    words: codeWords(known.grammars, (key) => known.entries.has(key)),
    parts: parts.all(),
    ofFeatures: ofFeatures.map(({ objectID }) => objectID),
    secure: secureKeys(records),
    types: inCode.map(typeOf).join(','),
    parents: Object.fromEntries([...types.parents].filter(hasEntry)),
    elements: Object.fromEntries(
      [...elements]
        .map(([name, type]) => [name, markupTypes.get(name) ?? type] as const)
        .filter(hasEntry),
    ),
  }
}

/** What is below an entry of a secure context is so, too. */
function secureKeys(records: readonly CompatRecord[]): readonly string[] {
  const all = records.filter((record) => record.secureContext).map(({ objectID }) => objectID)
  const known = new Set(all)
  return all.filter((key) => !known.has(key.slice(0, key.lastIndexOf('.'))))
}

/** SVG has these elements too; a script that creates them gets HTML's. */
const markupTypes: ReadonlyMap<string, string> = new Map([
  ['a', 'HTMLAnchorElement'],
  ['script', 'HTMLScriptElement'],
  ['style', 'HTMLStyleElement'],
  ['title', 'HTMLTitleElement'],
])

function interfaceName(key: string): string | undefined {
  return /^(?:api|javascript\.builtins)\.(\w+)$/.exec(key)?.[1]
}

/** "Document.body" for "api.Document.body", "Window.fetch" for "api.fetch". */
function memberName(key: string): string {
  const [branch, first = '', second] = key.split('.')
  if (branch !== 'api') return ''
  return second === undefined ? `Window.${first}` : `${first}.${second.replace(/_static$/, '')}`
}

/** For each key, the number of segments shared with the previous key, then the remaining ones. */
function sharedStarts(keys: readonly (readonly string[])[]): readonly string[] {
  return keys.map((segments, place) => {
    const before = keys[place - 1] ?? []
    const differs = segments.findIndex((segment, depth) => segment !== before[depth])
    const shared = Math.min(9, Math.max(0, differs))
    return `${shared}${segments.slice(shared).join('.')}`
  })
}

function namesOf(records: readonly CodeRecord[]): readonly string[] {
  const names = new Map(records.map(({ objectID, name }) => [objectID, name]))
  const nameOf = (key: string) => names.get(key)
  return records.map((record) => unusualName(record, nameAbove(record.objectID, nameOf)))
}

function unusualName(record: CodeRecord, above: string): string {
  const { name, objectID } = record
  const usual = usualName(objectID.split('.'), kindOf(record))
  if (name === usual) return ''
  if (name === `${usual}()`) return '()'
  return above !== '' && name.startsWith(`${above}: `) ? name.slice(above.length) : name
}

/** The name of the nearest entry above a key; empty if there is none. */
function nameAbove(key: string, nameOf: (key: string) => string | undefined): string {
  const above = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return above === '' ? '' : (nameOf(above) ?? nameAbove(above, nameOf))
}

const kindLetter = (kind: CodeKind): string =>
  String.fromCodePoint(codeKinds.indexOf(kind) + (FIRST_LETTER.codePointAt(0) ?? 0))

const FIRST_LETTER = 'a'

function supportRow({ support, baseline, newlyDate }: CodeRecord): SupportRow {
  const codes = coreBrowsers.map((browser) => support[browser] ?? '').join(',')
  if (baseline === undefined) return [codes]
  return newlyDate === undefined ? [codes, baseline] : [codes, baseline, isoDay(newlyDate)]
}

/** What code can call an entry besides, with the support that each core browser states of that name. */
function otherNamesOf(
  { objectID: key, kind }: CodeRecord,
  { entries, tracks, names }: Pick<CodeSources, 'entries' | 'tracks' | 'names'>,
): readonly (readonly [part: string, codes: string])[] {
  const entry = entries.get(key)
  // A part for one layout has the name of its property: "grid-gap" of `gap.grid_context`.
  const isUnread = kind === 'Sub-feature' && !isLayoutPart(key)
  if (entry === undefined || isUnread || kind === 'Element') return []
  const isGlobal = /^api\.(?:Window\.)?[^.]+$/.test(key)
  return (names.get(key)?.others ?? []).flatMap((other) => {
    const codes = coreBrowsers.map(
      (browser) => writeSupport(tracks.under(entry, browser, other)) ?? '',
    )
    // A page has names of its own, too: `Position`, `sidebar`.
    const isPlain = isGlobal && (other.name.match(WORDS)?.length ?? 0) < 2
    const isStated = codes.some((code) => code !== '')
    return isStated && !isPlain ? [[keyPart(other, kind), codes.join(',')] as const] : []
  })
}

/** The same for a part of a property that has aliases, without those that the data has as entries. */
function underAliases(
  { objectID: key, kind }: CodeRecord,
  { names, ...known }: Pick<CodeSources, 'entries' | 'tracks' | 'names' | 'aliases'>,
) {
  if (kind === 'Sub-feature' && !isLayoutPart(key)) return []
  return aliasParts(key, { ...known, othersOf: (one) => names.get(one)?.others ?? [] })
}

const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

const platformCodes = ({ platforms: codes }: CodeRecord): string =>
  namedPlatforms.map((platform) => codes[platform] ?? '').join(',')

function numbered<Value>() {
  const places = new Map<string, number>()
  const values: Value[] = []
  return {
    placeOf(value: Value): number {
      const text = JSON.stringify(value)
      const place = places.get(text) ?? values.push(value) - 1
      places.set(text, place)
      return place
    },
    all: (): readonly Value[] => values,
  }
}

type AliasSources = Pick<CompatSource, 'entries'> & {
  readonly tracks: Pick<Tracks, 'of' | 'under'>
  readonly aliases: CssAliases
  /** The other names that the data has of an entry. */
  readonly othersOf: (key: string) => readonly OtherName[]
}

/**
 * What a part of a property has under the aliases of the property, in the order of the core browsers: a value, or the
 * property in one layout. It is no better than under the own name of the property: `grid-gap` needs in flex layout
 * what `gap` needs there. An alias may be older, as `word-wrap` is: a value that a browser has had since it has the property's
 * own name may be, too.
 * @returns the end of the key, "grid-gap.flex_context", and the codes; nothing if it works wherever the alias does
 */
export function aliasParts(
  key: string,
  { entries, tracks, aliases, othersOf }: AliasSources,
): readonly (readonly [part: string, codes: string])[] {
  const [, section, property = '', part, deeper] = key.split('.')
  const [whole, entry] = [entries.get(`css.properties.${property}`), entries.get(key)]
  if (section !== 'properties' || part === undefined || deeper !== undefined) return []
  return (aliases.get(property) ?? []).flatMap((name) => {
    const owner = [...entries.values()].find(
      (one) => isIn(one, whole) && othersOf(one.key).some((other) => other.name === name),
    )
    if (whole === undefined || entry === undefined || owner === undefined) return []
    const codesWithin = (limitsOf: (browser: BrowserName) => Track) =>
      coreBrowsers
        .map(
          (one) =>
            writeSupport(tracks.under(owner, one, { given: name, limits: limitsOf(one) })) ?? '',
        )
        .join(',')
    const codes = codesWithin((browser) => limitsIn(browser, { entry, whole, owner }, tracks))
    const isLess = owner !== entry && codes !== codesWithin(() => undefined)
    return isLess ? [[`${name}.${part}`, codes] as const] : []
  })
}

/** Whether an entry is the property or that in one layout. */
const isIn = ({ key }: CompatEntry, whole: CompatEntry | undefined): boolean =>
  key === whole?.key || (isLayoutPart(key) && key.startsWith(`${whole?.key}.`))

type Part = {
  readonly entry: CompatEntry
  readonly whole: CompatEntry
  /** Whose other name the alias is: the property, or the property in another layout. */
  readonly owner: CompatEntry
}

/** What limits a part under an alias: the part itself, from where the property has its own name. */
function limitsIn(
  browser: BrowserName,
  { entry, whole, owner }: Part,
  tracks: Pick<Tracks, 'of'>,
): Track {
  const own = tracks
    .of(entry, browser)
    ?.map((step) =>
      isUsableState(step.state) ? Object.assign({}, step, { state: full.state }) : step,
    )
  if (own === undefined || owner !== whole) return own
  const from = tracks.of(whole, browser)?.find(isPlain)?.place
  if (from === undefined) return undefined
  const isAsOld = stepAt(own, from).state === 'full'
  return isAsOld ? [full, ...own.filter(({ place }) => place > from)] : own
}

const full: TrackStep = { place: 0, state: 'full', atMost: false }

const isPlain = ({ state }: TrackStep): boolean => state === 'full' || state === 'partial'
