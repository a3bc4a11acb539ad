import { editDistance } from '#lib/edit-distance.ts'

import type { NameKind } from './account.ts'
import type { CodeIndex } from './code-index.ts'

/** How the names of a kind stand in keys, and the marks around them in code. */
const patterns: {
  readonly [Kind in NameKind]?: readonly [key: RegExp, before: string, after: string]
} = {
  'at-rule': [/^css\.at-rules\.([^.]+)$/, '@', ''],
  attribute: [/^(?:html|svg)\.(?:elements\.[^.]+|global_attributes)\.([^._]+)$/, '', ''],
  condition: [/^css\.at-rules\.media\.([^._]+)$/, '', ''],
  element: [/^(?:html|svg|mathml)\.elements\.([^.]+)$/, '', ''],
  function: [/^css\.types\.(?:[^.]+\.)*([^._]+)$/, '', '()'],
  'global name': [
    /^(?:api|javascript\.builtins|api\.Window)\.((?!\w+_(?:event|static)$)[^.]+)$/,
    '',
    '',
  ],
  member: [/^(?:api|javascript\.builtins)\.[^.]+\.([^._]+)$/, '', ''],
  property: [/^css\.properties\.([^.]+)$/, '', ''],
  selector: [/^css\.selectors\.([^._]+)$/, ':', ''],
}

/** Returns a function that finds the name in the data that a name which it lacks may be a slip of; undefined if none is near. */
export function similarNames(index: Pick<CodeIndex, 'keys'>) {
  const known = new Map<NameKind, readonly string[]>()
  return (kind: NameKind, name: string): string | undefined => {
    const pattern = patterns[kind]
    if (pattern === undefined) return undefined
    const [key, before, after] = pattern
    const names = known.get(kind) ?? namesIn(index, key)
    known.set(kind, names)
    const marks = kind === 'selector' ? (/^:*/.exec(name)?.[0] ?? before) : before
    const bare = name.replace(/^[:@]+/, '').replace(/\(\)$/, '')
    const near = nearest(bare, names)
    return near === undefined ? undefined : `${marks}${near}${after}`
  }
}

const namesIn = ({ keys }: Pick<CodeIndex, 'keys'>, pattern: RegExp): readonly string[] => [
  ...new Set(
    Array.from(keys(), (key) => pattern.exec(key)?.[1]).filter((name) => name !== undefined),
  ),
]

/** A short word is near to many. */
const SHORTEST = 4
const LONG = 6

function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length < SHORTEST) return undefined
  let [best, least] = [undefined as string | undefined, name.length < LONG ? 2 : 3]
  for (const each of names) {
    if (Math.abs(each.length - name.length) >= least) continue
    const distance = editDistance(name, each)
    if (distance > 0 && distance < least) [best, least] = [each, distance]
  }
  return best
}
