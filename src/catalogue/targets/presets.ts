import type { Targets } from '#catalogue/verdict/verdict.ts'

import type { TargetsData } from './targets-data.ts'

/** Queries that the build resolves, by their name in an address. */
export const queryPresets = ['defaults', 'last 2 versions', '> 0.5%'] as const

/** The query of browserslist for the maintained versions of Node.js. */
export const MAINTAINED_NODE = 'maintained node versions'

/** The first year with a Baseline set. */
export const FIRST_YEAR = 2015

/** The preset that a text names: "Baseline 2024" is "2024". Other texts are only normalized. */
export function presetOf(text: string): string {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, ' ')
  return plain.replace(/^(?:baseline )?(\d{4}|widely|newly)(?: available)?$/u, '$1')
}

/** A preset for display: "Baseline widely available". */
export function presetLabel(preset: string): string {
  if (preset === 'widely' || preset === 'newly') return `Baseline ${preset} available`
  if (preset.startsWith('baseline')) return preset.replace('baseline', 'Baseline')
  if (isYear(preset)) return `Baseline ${preset}`
  return preset === 'defaults' ? 'browserslist defaults' : preset
}

export function presetNames({ presets }: TargetsData): readonly string[] {
  const years = Object.keys(presets).filter(isYear).toSorted().toReversed()
  return ['widely', 'newly', ...years, ...queryPresets]
}

/** The newest set of widely available browsers that applies on a day, `YYYY-MM-DD`. */
export function widelyOn(widely: TargetsData['widely'], today: string): Targets | undefined {
  return (widely.findLast(({ from }) => from <= today) ?? widely[0])?.targets
}

function isYear(text: string): boolean {
  return /^20\d\d$/u.test(text)
}
