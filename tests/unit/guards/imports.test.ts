import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, test } from 'vitest'

const source = new URL('../../../src/', import.meta.url)

/** The code files of `src`, as paths below it. */
const files: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** What each file imports of `src`: values, types, re-exports and files loaded on demand. */
const imports: Graph = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): ReadonlySet<string> {
  const code = readFileSync(new URL(file, source), 'utf8')
  const specifiers = [...code.matchAll(/(?:from|import|import\()\s*'([#.][^']+)'/g)]
  return new Set(
    specifiers
      .map(([, specifier = '']) =>
        specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
      )
      .filter((path) => files.includes(path)),
  )
}

/**
 * The folders of a room, each with the other folders of the room that it imports from. A folder and the folders inside
 * it are left out: the outer one holds both what all share and what puts them together.
 */
function foldersOf(room: string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    const folder = posix.dirname(file)
    for (const other of [...imported].map((path) => posix.dirname(path))) {
      const isWithin = [folder, other].every((path) => `${path}/`.startsWith(`${room}/`))
      const isNested = `${folder}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${folder}/`)
      if (isWithin && !isNested) graph.set(folder, (graph.get(folder) ?? new Set()).add(other))
    }
  }
  return graph
}

/** One cycle of a graph as the path along it; undefined where there is none. */
function findCycle(graph: Graph): readonly string[] | undefined {
  const finished = new Set<string>()
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (finished.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle !== undefined) return cycle
    }
    finished.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}

test('no file imports itself by way of others, not even for a type', () => {
  expect(findCycle(imports)).toBeUndefined()
})

test.each(['catalogue', 'cli', 'ingest', 'provider', 'routes', 'search', 'server', 'ui'])(
  'the folders of %s import each other in one direction only',
  (room) => {
    expect(findCycle(foldersOf(room))).toBeUndefined()
  },
)

test('no folder holds more than 25 code files', () => {
  const folders = files.map((file) => posix.dirname(file))
  const full = [...new Set(folders)].filter(
    (folder) => folders.filter((other) => other === folder).length > 25,
  )
  expect(full).toEqual([])
})
