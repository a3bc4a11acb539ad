import type { Root } from 'postcss'

import type { CodeIndex } from '#check/analysis/code-index.ts'

/** Properties of a container, which mean something in its own layout. */
const ofContainer = /^(?:(?:grid-)?(?:row-|column-)?gap|(?:align|justify|place)-(?:content|items))$/

/** Properties of a box that the layout around it places. */
const ofBox = /^(?:align|justify|place)-self$/

const layouts: readonly (readonly [layout: string, display: RegExp])[] = [
  ['flex', /^(?:inline-)?flex$|\bflex$/],
  ['grid', /^(?:inline-)?grid$|\bgrid$/],
  ['block', /^(?:block|flow-root|inline-block|list-item|table-cell)\b/],
]

type Siblings = ReadonlyMap<string, string>

/** The entries of a property in one layout, and how sure it is that the rule has that layout. */
export type ContextUse = { readonly key: string; readonly certainty?: 'possible' }

/**
 * The entries of a property in the layouts that its rule shows.
 * @param display the value of `display` in another rule with the same selector; empty if there is none
 */
export function contextUses(
  base: string,
  { siblings, display }: { readonly siblings: Siblings | undefined; readonly display: string },
  index: CodeIndex,
): readonly ContextUse[] {
  // Most properties have none.
  if (siblings === undefined || !/(?:gap|-content|-items|-self)$/.test(base)) return none
  const property = base.replace('css.properties.', '')
  if (!(ofContainer.test(property) || ofBox.test(property))) return []
  const shown = layoutsIn(property, siblings, display)
  const certain = shown.flatMap((layout) => keysIn(layout, base, index)).map((key) => ({ key }))
  // Gaps are mostly those of flex layout, whose support is newer: a rule for the display may stand elsewhere.
  const isOpen = shown.length === 0 && property.endsWith('gap')
  const possible = isOpen ? keysIn('flex', base, index) : []
  return [...certain, ...possible.map((key) => ({ key, certainty: 'possible' as const }))]
}

const none: readonly ContextUse[] = []

function layoutsIn(property: string, siblings: Siblings, elsewhere: string): readonly string[] {
  if (ofBox.test(property)) {
    const isAbsolute = /^(?:absolute|fixed)\b/.test(siblings.get('position') ?? '')
    return isAbsolute ? ['position_absolute'] : []
  }
  const display = (siblings.get('display') ?? elsewhere).trim().toLowerCase()
  const inDisplay = layouts.flatMap(([layout, pattern]) => (pattern.test(display) ? [layout] : []))
  const hasColumns = ['columns', 'column-count', 'column-width'].some(
    (name) => !/^(?:auto|unset|initial)?$/.test(siblings.get(name) ?? ''),
  )
  return hasColumns && !/flex|grid/.test(display) ? [...inDisplay, 'multicol'] : inDisplay
}

/** The data spells them in two ways: "gap.flex_context", "align-content.context_flex". */
const keysIn = (layout: string, base: string, index: CodeIndex): readonly string[] =>
  [`${base}.${layout}_context`, `${base}.context_${layout}`].filter((key) => index.has(key))

/** By selector, the display that the rules of a sheet give, where it is the same in all of them. */
export function displaysIn(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  root.walkDecls(/^display$/i, ({ parent, value }) => {
    if (parent?.type !== 'rule') return
    const { selector } = parent
    const before = found.get(selector)
    found.set(selector, before === undefined || before === value ? value : '')
  })
  return found
}
