import { presetOf } from '#catalogue/targets/presets.ts'

/** The sets that a visitor chooses by name. Others can be typed: "2024", "> 0.5%". */
export const offeredSets = [
  { name: 'widely', label: 'Widely available browsers' },
  { name: 'defaults', label: 'Browserslist defaults' },
  { name: 'last 2 versions', label: 'Last 2 versions of each' },
] as const

/** The label of an offered set that a text names; undefined for any other text. */
export function setLabel(text: string): string | undefined {
  const name = presetOf(text)
  return offeredSets.find((set) => set.name === name)?.label
}
