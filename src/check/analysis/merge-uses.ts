import { type FateCounts, type NameKind, sumOfParts } from './account.ts'
import type { CodeEntry, CodeIndex } from './code-index.ts'
import type {
  Certainty,
  FileFindings,
  Finding,
  Guard,
  SyntaxProblem,
  UnknownName,
  Unread,
} from './finding.ts'
import { isCovered, supportWithin, type SupportWithin } from './guarded-support.ts'
import { type Ignoring, ignoringIn } from './ignore-comments.ts'
import { similarNames } from './similar-names.ts'
import { type TextPlace, textPlaces } from './text-places.ts'

/** Why a use does not matter in browsers that lack the entry; `ignored` if a comment says so. */
export type Care = 'condition' | 'fallback' | 'polyfill' | 'vendor' | 'ignored'

export type CodePlace = {
  readonly file: string
  readonly line: number
  readonly certainty: Certainty
  readonly care?: Care
} & Partial<TextPlace>

export type CodeUse = {
  readonly entry: CodeEntry
  /** One per line of code and certainty, in the order of the files. */
  readonly places: readonly CodePlace[]
  readonly isGuarded: boolean
  /** The greatest certainty among the places that count: unguarded ones, if there are any. */
  readonly certainty: Certainty
  /** The support where the code runs, if all places that count stand behind tests, which do not cover it. */
  readonly within?: SupportWithin
}

export type FileProblem = SyntaxProblem & { readonly file: string }

export type FileUnread = Unread & { readonly file: string }

export type CodeUses = {
  readonly uses: readonly CodeUse[]
  readonly problems: readonly FileProblem[]
  readonly unread: readonly FileUnread[]
  /** The number of parts of the code by what became of them. */
  readonly parts: FateCounts
  /** Names that the data does not have, in the order of the files. */
  readonly unknown: readonly FileUnknown[]
}

/** A name that the data does not have, and what may be meant. */
export type FileUnknown = {
  readonly kind: NameKind
  readonly name: string
  readonly meant?: string
  readonly file: string
  /** Of its first place. */
  readonly line: number
  readonly count: number
}

/** What merging needs to know of the table. */
type Entries = Pick<CodeIndex, 'get' | 'keys'>

type NamedFindings = FileFindings & { readonly name: string; readonly text: string }

type ReadFile = NamedFindings & { readonly isIgnored: Ignoring }

/** Merges the findings of all files; drops loose ones whose member any of the files defines. */
export function mergeUses(given: readonly NamedFindings[], index: Entries): CodeUses {
  const files = given.map((file) => Object.assign({}, file, { isIgnored: ignoringIn(file.text) }))
  const own = new Set(files.flatMap(({ ownNames }) => [...ownNames]))
  const hasOther = underOtherNames(files, index)
  const uses = new Map<string, Found>()
  for (const file of files) {
    const placeOf = placesIn(file, { index, hasOther })
    for (const finding of file.findings) {
      const { key, loose, guards } = finding
      if (loose !== undefined && own.has(loose)) continue
      const found = uses.get(key) ?? { places: new Map(), open: new Set() }
      uses.set(key, found)
      const place = placeOf(finding)
      addPlace(found.places, place)
      if (place.care === undefined) found.open.add(guards)
    }
  }
  const { unknown, parts } = unknownNames(files, { own, index })
  return {
    unknown,
    parts,
    uses: [...uses].flatMap(([key, found]) => {
      const entry = index.get(key)
      if (entry === undefined) return []
      const open = [...found.open]
      const within = open.length === 0 ? undefined : supportWithin(key, open, index)
      return [
        { ...useOf(entry, [...found.places.values()]), ...(within !== undefined && { within }) },
      ]
    }),
    problems: files.flatMap(({ name: file, problems }) =>
      problems.map((problem) => ({ ...problem, file })),
    ),
    unread: files.flatMap(({ name: file, unread }) => unread.map((part) => ({ ...part, file }))),
  }
}

type Found = {
  /** By what tells them apart. */
  readonly places: Map<string, CodePlace>
  /** The guards of the places that count. */
  readonly open: Set<readonly Guard[]>
}

/** Merges the unknown names of all files. What one of them declares or sets is its own. */
function unknownNames(
  files: readonly ReadFile[],
  { own, index }: { readonly own: ReadonlySet<string>; readonly index: Entries },
): Pick<CodeUses, 'parts' | 'unknown'> {
  const names = new Map<string, FileUnknown>()
  const meantBy = similarNames(index)
  const sum = { ...sumOfParts(files.map(({ parts }) => parts)) }
  const isOwn = ({ kind, name }: UnknownName) =>
    (kind === 'global name' || kind === 'member') && own.has(name)
  for (const { name: file, isIgnored, unknown } of files) {
    for (const found of unknown) {
      const { kind, name, line } = found
      if (isOwn(found) || isIgnored(name, line)) {
        sum.unknown -= 1
        sum.custom += 1
        continue
      }
      const id = `${kind} ${name}`
      const before = names.get(id)
      const meant =
        before === undefined && names.size < MOST_MEANT ? meantBy(kind, name) : undefined
      const first = { kind, name, file, line, ...(meant !== undefined && { meant }) }
      names.set(id, { ...(before ?? first), count: (before?.count ?? 0) + 1 })
    }
  }
  return { parts: sum, unknown: [...names.values()] }
}

/** Finding similar names takes time; so many are more than a reader looks at. */
const MOST_MEANT = 100

/**
 * Whether the code has an entry under another of its names, too, as `AudioContext || webkitAudioContext` and rules for
 * `::-moz-selection` and `::selection` have. The names of properties are compared rule by rule.
 */
function underOtherNames(files: readonly NamedFindings[], index: Entries) {
  const names = new Map<string, Set<string>>()
  for (const { key } of files.flatMap(({ findings }) => findings)) {
    const of = index.get(key)?.of ?? key
    names.set(of, (names.get(of) ?? new Set()).add(key))
  }
  return ({ key }: Finding): boolean => {
    const of = index.get(key)?.of
    if (of === undefined || key.startsWith('css.properties.')) return false
    return (names.get(of)?.size ?? 0) > 1
  }
}

type Knowledge = {
  readonly index: Entries
  readonly hasOther: (finding: Finding) => boolean
}

function placesIn({ name: file, text, isIgnored }: ReadFile, { index, hasOther }: Knowledge) {
  const placeIn = textPlaces(text)
  return (finding: Finding): CodePlace => {
    const { key, line, span, certainty = 'certain' } = finding
    const care = isIgnored(key, line) ? 'ignored' : careOf(finding, { index, hasOther })
    return {
      file,
      line,
      certainty,
      ...(care !== undefined && { care }),
      ...(span !== undefined && placeIn(span)),
    }
  }
}

/** Keeps one place per line and certainty, and more in the long lines of minified files. */
function addPlace(found: Map<string, CodePlace>, place: CodePlace): void {
  const { file, line, certainty, code = '', column = 0 } = place
  const isInLongLine = code.length >= LONG_LINE && found.size < MOST_PLACES
  const id = `${file}\n${line}\n${certainty}${isInLongLine ? `\n${column}` : ''}`
  const before = found.get(id)
  // Of two uses in a line, the unguarded one counts.
  if (before === undefined || (before.care !== undefined && place.care === undefined)) {
    found.set(id, place)
  }
}

/** Such a line is shown in part. */
const LONG_LINE = 100

/** So many places of an entry are told apart by their column. */
const MOST_PLACES = 200

function useOf(entry: CodeEntry, places: readonly CodePlace[]): CodeUse {
  const unguarded = places.filter(({ care }) => care === undefined)
  const counted = unguarded.length === 0 ? places : unguarded
  const certainty =
    certainties.find((each) => counted.some((place) => place.certainty === each)) ?? 'certain'
  return { entry, places, isGuarded: unguarded.length === 0, certainty }
}

const certainties: readonly Certainty[] = ['certain', 'likely', 'possible']

function careOf(finding: Finding, { index, hasOther }: Knowledge): Care | undefined {
  const { key, guards, hasFallback, isPolyfilled } = finding
  if (isCovered(key, guards.filter(isTest), index)) return 'condition'
  if (hasFallback === true || hasOther(finding)) return 'fallback'
  if (isPolyfilled === true) return 'polyfill'
  // A name that no engine has without its prefix is meant for one engine only.
  const isVendor = /\.-[a-z]+-[^.]*$/.test(key) && index.get(key)?.of === undefined
  return isVendor ? 'vendor' : undefined
}

/** A block for a medium or a container is no test for what it holds, nor is what may hold without any support. */
const isTest = (guard: Guard): boolean =>
  !guard.some(([first]) => first === undefined || blocks.has(first))

const blocks = new Set(['css.at-rules.container', 'css.at-rules.media'])
