import { posix } from 'node:path'

import { expect, test } from 'vitest'

import { directions, doors } from './directions.ts'
import { files, imports } from './source-imports.ts'

type Graph = ReadonlyMap<string, Iterable<string>>

/** Every import of a file of `src` by another. */
const pairs = [...imports].flatMap(([file, targets]) =>
  [...targets].map(([specifier, target]) => ({ file, specifier, target })),
)

/**
 * The name of the folder in which a file is, as seen from a folder around both: "rows" of "src/search", "offline/page" of
 * "src"; undefined for its own files.
 */
function folderWithin(parent: string, file: string): string | undefined {
  const [first = '', second = '', ...rest] = file.slice(parent.length + 1).split('/')
  const room = `${first}/${second}`
  if (rest.length > 0 && Object.hasOwn(directions[parent] ?? {}, room)) return room
  return second === '' ? undefined : first
}

/** Whether a folder holds nothing but rooms of the folder around it. */
function holdsRooms(folder: string): boolean {
  const around = Object.keys(directions[posix.dirname(folder)] ?? {})
  return around.some((name) => name.startsWith(`${posix.basename(folder)}/`))
}

/** What a folder may import of the folders beside it: what `directions` states for it, and what that may import. */
function allowedFor(parent: string, folder: string): ReadonlySet<string> {
  const allowed = new Set(directions[parent]?.[folder])
  // The loop also visits what it adds.
  for (const other of allowed) {
    for (const further of directions[parent]?.[other] ?? []) allowed.add(further)
  }
  return allowed
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

test('directions.ts names every folder that holds code, and no other', () => {
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    for (let parent = posix.dirname(file); parent !== '.'; parent = posix.dirname(parent)) {
      const folder = folderWithin(parent, file)
      if (folder === undefined || holdsRooms(parent)) continue
      found.set(parent, (found.get(parent) ?? new Set()).add(folder))
    }
  }
  const named = Object.entries(directions).map(([parent, folders]) => [
    parent,
    Object.keys(folders).toSorted(),
  ])
  const expected = [...found].map(([parent, folders]) => [parent, [...folders].toSorted()])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected))
})

test.each(Object.keys(directions))(
  'the folders of %s import only what directions.ts allows',
  (parent) => {
    const refused = pairs.flatMap(({ file, specifier, target }) => {
      if (!file.startsWith(`${parent}/`) || !target.startsWith(`${parent}/`)) return []
      const [from, to] = [folderWithin(parent, file), folderWithin(parent, target)]
      if (from === undefined || to === undefined || from === to) return []
      if (allowedFor(parent, from).has(to)) return []
      return [`${file} imports ${specifier}, but ${parent}/${from} may not import ${parent}/${to}`]
    })
    expect(refused).toEqual([])
  },
)

test.each(Object.keys(directions))(
  'directions.ts allows no circle among the folders of %s',
  (parent) => {
    expect(findCycle(new Map(Object.entries(directions[parent] ?? {})))).toBeUndefined()
  },
)

test('no folder imports the composition root', () => {
  const refused = pairs.filter(
    ({ file, target }) => posix.dirname(target) === 'src' && posix.dirname(file) !== 'src',
  )
  expect(refused).toEqual([])
})

test.each(Object.entries(doors))('%s is imported through %j alone', (folder, open) => {
  const refused = pairs.filter(
    ({ file, target }) =>
      target.startsWith(`${folder}/`) &&
      !file.startsWith(`${folder}/`) &&
      !open.includes(target.slice(folder.length + 1)),
  )
  expect(refused).toEqual([])
})

test('every folder with an index.ts has a door', () => {
  const found = files
    .filter((file) => posix.basename(file) === 'index.ts')
    .map((file) => posix.dirname(file))
  expect(found.toSorted()).toEqual(Object.keys(doors).toSorted())
})

test('a file imports its own folder with "./", every other one with "#"', () => {
  const refused = pairs.filter(({ file, specifier, target }) => {
    const isWithin = target.startsWith(`${posix.dirname(file)}/`)
    return isWithin ? !specifier.startsWith('./') : !specifier.startsWith('#')
  })
  expect(refused.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test('no file imports itself by way of others, not even for a type', () => {
  expect(
    findCycle(new Map([...imports].map(([file, targets]) => [file, [...targets.values()]]))),
  ).toBeUndefined()
})

/** They choose the day of a page, or tell the age of its data. */
const clockReaders = [
  'src/client.ts',
  'src/early/document-answers.ts',
  'src/entry-server.tsx',
  'src/routes/ask-first-view.ts',
  'src/routes/layout/after-load.tsx',
  'src/routes/layout/services.ts',
]

test('no view asks the clock for the day: all have that with which the page was rendered', () => {
  const asking = pairs.filter(({ target }) => target === 'src/routes/today.ts')
  expect(asking.map(({ file }) => file).toSorted()).toEqual(clockReaders)
})
