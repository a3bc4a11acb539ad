import { versionInteger } from './version.ts'

/**
 * Support codes say what the versions of a browser have of a thing. A code lists steps, newest
 * first: "18; prefix 9 -webkit-" is plain support from 18 on, and support with a prefix from 9 to 17.
 * A step has these parts, each but the version optional:
 *
 * - "next" if the version is unreleased by the data;
 * - a word for support that is not plain: "nearly" (all but a few parts of a feature), "partial", "prefix",
 *   "alt" (another name), "flag", or "gone" for a removal; "partial prefix" and "partial alt" are both;
 * - the version: "105"; "≤79" if that or an earlier version made the step; "preview";
 * - the prefix or the other name;
 * - the announced day of an unreleased version, `YYYY-MM-DD`.
 *
 * A code may end with `BY_ENGINE`, which is no step.
 */

/** The code for a runtime that could support a feature and does not. */
export const LACKS = 'no'

/** The code for a runtime that supports the parent, if the data does not mention the part. */
export const UNKNOWN = '?'

/**
 * The end of a code, or all of it without support, if the data says nothing of a browser: it has what the
 * browser with the same engine had in the same version of it.
 */
const BY_ENGINE = 'by engine'

/** Whether a code is what the version of a browser's engine tells. */
export function isByEngine(code: string | undefined): boolean {
  return code?.endsWith(BY_ENGINE) === true
}

/** A release's support of a thing, from least to most. Content files store the position. */
export const supportStates = [
  'none',
  'flag',
  'alias',
  'prefix',
  'partial',
  'nearly',
  'full',
] as const

export type SupportState = (typeof supportStates)[number]

/** From this version on, the state applies. */
export type SupportStep = {
  readonly state: SupportState
  /** "105", "≤79", "preview". */
  readonly version: string
  /** The prefix or the other name. */
  readonly name?: string
  /** Whether what has a prefix or another name works only in part. */
  readonly inPart?: boolean
  /** Only for versions that are unreleased by the data: `YYYY-MM-DD`, empty if unknown. */
  readonly coming?: string
}

/** What a version has. */
export type VersionSupport = {
  /** "unknown": a later step has an upper bound, which may include this version. */
  readonly state: SupportState | 'unknown'
  /** The step that led to the state; the later one if the state is unknown. */
  readonly step?: SupportStep
  /** The next step to plain support, or without one to any support that pages can use. */
  readonly later?: SupportStep
  /** Whether it was usable in an earlier version. */
  readonly isRemoved: boolean
}

/** Whether pages can use it, if only in part or under another name. */
export function isUsableState(state: VersionSupport['state']): boolean {
  return state !== 'unknown' && rankOf(state) >= rankOf('alias')
}

/**
 * The state of a thing in a version, on a day: the one answer to this question, for all surfaces.
 * @param place the version as `versionInteger`
 * @param today `YYYY-MM-DD`: versions announced for a later day are not out
 */
export function supportIn(code: string | undefined, place: number, today: string): VersionSupport {
  const steps = readSupport(code)
  const reached = steps.findLastIndex((step) => placeOf(step) <= place)
  const found = supportAfter(steps, reached, today)
  const step = steps[reached]
  // The version of a step has its state, even if the next step has an upper bound.
  const isExact = step !== undefined && step.state !== 'none' && placeOf(step) === place
  return isExact ? { ...found, state: step.state, step } : found
}

/** The least support in a version and all later ones that are out. */
export function supportFrom(
  code: string | undefined,
  place: number,
  today: string,
): VersionSupport {
  const steps = readSupport(code)
  const first = steps.findLastIndex((step) => placeOf(step) <= place)
  let least = supportAfter(steps, first, today)
  for (const [index, step] of steps.entries()) {
    if (index <= first || !isReleased(step, today)) continue
    const other = supportAfter(steps, index, today)
    if (rankOf(other.state) < rankOf(least.state)) least = other
  }
  return least
}

/** The state in the newest release. */
export function supportNow(code: string | undefined, today: string): VersionSupport {
  const steps = readSupport(code)
  return supportAfter(
    steps,
    steps.findLastIndex((step) => isReleased(step, today)),
    today,
  )
}

/** The support of the newest release, and what is announced if it has none: "18", "next 154". */
export function codeOn(code: string, today: string): string {
  if (code === LACKS || code === UNKNOWN) return code
  const { state, step, later, isRemoved } = supportNow(code, today)
  // What comes only behind a flag is nothing to wait for.
  const isNext = later !== undefined && isUsableState(later.state) && !isReleased(later, today)
  const next = isNext ? later : undefined
  if (step !== undefined && state !== 'none' && (state !== 'flag' || next === undefined)) {
    return writeStep({ ...step, coming: undefined })
  }
  if (next !== undefined) return writeStep({ ...next, ...(next.coming && { coming: '' }) })
  return step !== undefined && isRemoved ? writeStep({ ...step, state: 'none' }) : LACKS
}

/** The same for tables: "–" for no support. */
export function codeText(code: string | undefined, today: string): string {
  const text = codeOn(code ?? LACKS, today)
  return text === LACKS ? '–' : text
}

/** `codeOn` of each browser; browsers without support have no entry. */
export function codesOn(
  support: Readonly<Record<string, string | undefined>>,
  today: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(support).flatMap(([browser, code = LACKS]) => {
      const on = codeOn(code, today)
      return on === LACKS ? [] : [[browser, on]]
    }),
  )
}

/** The first version since which all versions have plain support; undefined without one. */
export function plainSince(code: string | undefined, today: string): string | undefined {
  const { state, step } = supportNow(code, today)
  return state === 'full' ? step?.version : undefined
}

/** Versions with plain support: from one on, until a later one that lacks it. */
export type PlainRange = { readonly from: string; readonly until?: string }

/** The released ranges of plain support, from old to new. */
export function plainRanges(code: string | undefined, today: string): readonly PlainRange[] {
  const steps = readSupport(code).filter((step) => isReleased(step, today))
  return steps.flatMap(({ state, version }, place) => {
    if (state !== 'full' || steps[place - 1]?.state === 'full') return []
    const end = steps.find((step, later) => later > place && step.state !== 'full')
    return [{ from: version, ...(end && { until: end.version }) }]
  })
}

/** The first announced version with plain support, if the newest release has none. */
export function announcedIn(code: string | undefined, today: string): SupportStep | undefined {
  const { state, later } = supportNow(code, today)
  if (state === 'full' || later === undefined || later.version === PREVIEW) return undefined
  return isReleased(later, today) ? undefined : later
}

/** Whether a preview no longer has what the newest release has. */
export function leavesInPreview(code: string | undefined): boolean {
  return readSupport(code).some(({ state, version }) => state === 'none' && version === PREVIEW)
}

/** Whether the version of a step is out on a day, `YYYY-MM-DD`. */
export function isReleased({ coming }: Pick<SupportStep, 'coming'>, today: string): boolean {
  return coming === undefined || (coming !== '' && coming <= today)
}

/** The version of a step that no release has yet. */
export const PREVIEW = 'preview'

/** Formats steps, which must be ordered from old to new; undefined for no support ever. */
export function writeSupport(steps: readonly SupportStep[]): string | undefined {
  return steps.length === 0 ? undefined : steps.toReversed().map(writeStep).join(BETWEEN)
}

/** The same for what the version of an engine tells. */
export function writeByEngine(steps: readonly SupportStep[]): string {
  return [writeSupport(steps), BY_ENGINE].filter(Boolean).join(BETWEEN)
}

/** The steps of a code from old to new; empty for no code and for the codes of runtimes. */
export function readSupport(code: string | undefined): readonly SupportStep[] {
  if (code === undefined) return []
  const known = read.get(code)
  if (known !== undefined) return known
  const steps = code.split(BETWEEN).flatMap(readStep).toReversed()
  // Lists repeat a few hundred codes.
  if (read.size >= MOST_READ) read.clear()
  read.set(code, steps)
  return steps
}

const read = new Map<string, readonly SupportStep[]>()
const MOST_READ = 2000

const BETWEEN = '; '

const words = {
  none: 'gone',
  flag: 'flag',
  alias: 'alt',
  prefix: 'prefix',
  partial: 'partial',
  nearly: 'nearly',
  full: '',
} as const satisfies Record<SupportState, string>

const states: ReadonlyMap<string, SupportState> = new Map(
  supportStates.map((state) => [words[state], state]),
)

type WrittenStep = Omit<SupportStep, 'coming'> & { readonly coming?: string | undefined }

function writeStep({ state, version, name, inPart, coming }: WrittenStep): string {
  const next = coming === undefined || version === PREVIEW ? undefined : 'next'
  const half = inPart === true ? words.partial : undefined
  return [next, half, words[state], version, name, coming].filter(Boolean).join(' ')
}

const pattern =
  /^(next )?(partial (?=prefix|alt))?(?:(gone|flag|alt|prefix|partial|nearly) )?(≤?\d[\d.]*|preview)(?: (.+?))??(?: (\d{4}-\d\d-\d\d))?$/

function readStep(text: string): readonly SupportStep[] {
  const [, next, half, word = '', version, name, day = ''] = pattern.exec(text) ?? []
  const state = states.get(word)
  if (version === undefined || state === undefined) return []
  const isComing = next !== undefined || version === PREVIEW
  return [
    {
      state,
      version,
      ...(name !== undefined && { name }),
      ...(half !== undefined && { inPart: true }),
      ...(isComing && { coming: day }),
    },
  ]
}

function rankOf(state: VersionSupport['state']): number {
  return state === 'unknown' ? UNKNOWN_RANK : supportStates.indexOf(state)
}

/** Above "none", because it may be more. */
const UNKNOWN_RANK = 0.5

function placeOf({ version }: SupportStep): number {
  return version === PREVIEW ? Infinity : versionInteger(version)
}

/** The support between a step and the next one. */
function supportAfter(steps: readonly SupportStep[], index: number, today: string): VersionSupport {
  const step = steps[index]
  const own = step?.state ?? 'none'
  const next = steps[index + 1]
  // A removal may stand alone: `codeOn` leaves out what was before.
  const before = steps.slice(0, Math.max(0, index))
  const isRemoved =
    own === 'none' && (index === 0 || before.some(({ state }) => isUsableState(state)))
  const more = steps.slice(index + 1).filter(({ state }) => rankOf(state) > rankOf(own))
  const released = more.find((each) => each.state === 'full' && isReleased(each, today))
  const later =
    released ??
    more.find(({ state, version }) => state === 'full' && version !== PREVIEW) ??
    more.find(({ state }) => isUsableState(state)) ??
    more.at(-1)
  const rest = { isRemoved, ...(later !== undefined && { later }) }
  if (next?.version.startsWith('≤') === true && next.state !== own) {
    const less = rankOf(next.state) < rankOf(own) ? next : step
    return less === undefined || !isUsableState(less.state)
      ? { state: 'unknown', step: next, ...rest }
      : { state: less.state, step: less, ...rest }
  }
  return { state: own, ...(step !== undefined && { step }), ...rest }
}
