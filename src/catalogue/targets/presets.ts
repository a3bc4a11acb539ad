import type { Targets } from '#catalogue/verdict/verdict.ts'

import type { EngineVersions } from './fold.ts'

/** What sets of browsers are resolved with. */
export type TargetsData = {
  /** `YYYY-MM-DD`: the day for which the presets were resolved. */
  readonly day: string
  /** By name: "newly", "2024", "defaults". */
  readonly presets: Readonly<Record<string, Targets>>
  /** Browsers of a preset of which nothing is known: "Opera Mini". */
  readonly unknown: Readonly<Record<string, readonly string[]>>
  /** "Baseline widely available", which changes with time: the set from each day on (`YYYY-MM-DD`), the oldest first. */
  readonly widely: readonly { readonly from: string; readonly targets: Targets }[]
  readonly engines: EngineVersions
}

/** Sets of browsers that are resolved when the page is built, by their name in an address. */
export const queryPresets = ['defaults', 'last 2 versions', '> 0.5%'] as const

/** The lines of Node.js that its project maintains, as browserslist asks for them. */
export const MAINTAINED_NODE = 'maintained node versions'

/** What runs in browsers and on servers alike. */
const WIDELY_AND_NODE = `widely, ${MAINTAINED_NODE}`

/** The first year of which a Baseline set is offered. */
export const FIRST_YEAR = 2020

/** Other ways to write a preset. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['baseline widely available', 'widely'],
  ['baseline newly available', 'newly'],
])

/** The preset that a text means: "Baseline 2024" is "2024". A text that means none stays as it is. */
export function presetOf(text: string): string {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, ' ')
  return aliases.get(plain) ?? plain.replace(/^baseline (?=\d{4}$)/u, '')
}

/** What a person reads for a preset: "Baseline widely available". */
export function presetLabel(preset: string): string {
  if (preset === 'widely' || preset === 'newly') return `Baseline ${preset} available`
  if (isYear(preset)) return `Baseline ${preset}`
  if (preset === WIDELY_AND_NODE) return 'Baseline widely available and maintained Node.js'
  return preset === 'defaults' ? 'browserslist defaults' : preset
}

/** The text as browserslist understands it: it does not know a year alone. */
export function toQuery(text: string): string {
  const preset = presetOf(text)
  return isYear(preset) ? `baseline ${preset}` : text
}

/** The browsers of a preset; undefined for a text that is none. */
export function presetTargets(data: TargetsData, text: string, today: string): Targets | undefined {
  const preset = presetOf(text)
  if (preset === 'widely') return widelyOn(data, today)
  return Object.hasOwn(data.presets, preset) ? data.presets[preset] : undefined
}

/** The names of the presets of the data, in the order of the menu. */
export function presetNames({ presets }: TargetsData): readonly string[] {
  const years = Object.keys(presets).filter(isYear).toSorted().toReversed()
  return ['widely', 'newly', ...years, ...queryPresets]
}

/** The texts that are offered in the menu, some of which name a preset beside something else. */
export function offeredTexts(data: TargetsData): readonly string[] {
  const [first = 'widely', ...others] = presetNames(data)
  return [first, WIDELY_AND_NODE, ...others]
}

/** The set changes with the day: the newest that has come. */
function widelyOn({ widely }: TargetsData, today: string): Targets | undefined {
  return (widely.findLast(({ from }) => from <= today) ?? widely[0])?.targets
}

function isYear(text: string): boolean {
  return /^20\d\d$/u.test(text)
}
