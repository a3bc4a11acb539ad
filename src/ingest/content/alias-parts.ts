import { coreBrowsers } from '#catalogue/browsers.ts'
import { isLayoutPart } from '#contracts/code-table.ts'
import type { OtherName } from '#ingest/names/other-names.ts'
import type { BrowserName, CompatEntry, CompatSource } from '#ingest/sources/compat-data.ts'
import type { CssAliases } from '#ingest/sources/webref.ts'
import { stepAt, type Track, type TrackStep, type Tracks } from '#ingest/support/tracks.ts'
import { isUsableState, writeSupport } from '#lib/support-code.ts'

export type AliasSources = Pick<CompatSource, 'entries'> & {
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
