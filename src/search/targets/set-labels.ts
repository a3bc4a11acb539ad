import { presetOf } from '#catalogue/targets/presets.ts'
import { notChecked, type Unjudged } from '#catalogue/verdict/unjudged.ts'

/** The sets that a visitor chooses by name. Others can be typed: "2024", "> 0.5%". */
export const offeredSets = [
  { name: 'widely', label: 'Widely available browsers' },
  { name: 'defaults', label: 'Browserslist defaults' },
  { name: 'last 2 versions', label: 'Last 2 versions of each' },
] as const

/** The label of an offered set that a text names, with what of it is not judged; undefined for others. */
export function setLabel({ text, unjudged = [] }: NamedSet): string | undefined {
  const name = presetOf(text)
  const label = offeredSets.find((set) => set.name === name)?.label
  return label && label + notChecked(unjudged)
}

type NamedSet = { readonly text: string; readonly unjudged?: readonly Unjudged[] }
