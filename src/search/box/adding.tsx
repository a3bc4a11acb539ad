import type { ListName } from '#catalogue/indices.ts'
import { type PaletteState, saying } from '#search/palette/use-palette.ts'

/** Lets a box add records to something instead of opening them. */
export type Adding = {
  /** The name of the box. */
  readonly label: string
  readonly placeholder: string
  readonly lists: readonly ListName[]
  /** Whether a record was added before, which its option says. */
  readonly has: (id: string) => boolean
  /** The ids that a text lists; empty if it is a query. */
  readonly readIds: (text: string) => readonly string[]
  /** @param text what is added, in words */
  readonly onAdd: (ids: readonly string[], text: string) => void
}

/** The suggestions that can be added, each once. `exact` is the one that Enter adds: the exact match, otherwise the first. */
export function addable(palette: PaletteState, { lists, has }: Adding): PaletteState {
  const seen = new Set<string>()
  const groups = palette.groups.flatMap((group) => {
    const options = group.options.flatMap(({ name, query, record, title, content }) => {
      if (record === undefined || !lists.includes(record.list) || seen.has(record.id)) return []
      seen.add(record.id)
      const line = (
        <>
          {content}
          {has(record.id) && <span>{' · in the set'}</span>}
        </>
      )
      return [{ name, query, record, title: title ?? record.id, content: line }]
    })
    return options.length === 0 ? [] : [{ ...group, options }]
  })
  const options = groups.flatMap((group) => group.options)
  return {
    ...palette,
    groups,
    options,
    removable: [],
    exact: options.find(({ name }) => name === palette.exact?.name) ?? options[0],
    answer: undefined,
    found: options.length,
    saying: saying(palette.query, options.length, undefined),
  }
}
