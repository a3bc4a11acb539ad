import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

import { build } from 'vite'

import { scriptsOf } from '#tests/support/built-page.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

/** Parts smaller than this are summed up. Bytes. */
const SMALL = 700

/** Code that no source has: what joins the modules. */
const BUNDLER = 'the bundler'

/**
 * What the scripts of a first view consist of: characters after minifying by package, and by folder of our own code,
 * largest first. Built anew with source maps, which say where each character comes from.
 *
 * @param view name of its chunk: "features" unless given
 */
export async function benchTreemap(
  print: (text: string) => void,
  view = 'features',
): Promise<void> {
  const outDir = await newFolder()
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap: true } })
    const files = scriptsOf(outDir, view)
    const sizes = new Map<string, number>()
    for (const file of files) await addParts(sizes, join(outDir, file))
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    print(`${view}: ${kB(total)} kB in ${files.length} files, minified, before gzip`)
    const sorted = [...sizes].toSorted(([, a], [, b]) => b - a)
    for (const [name, size] of sorted.filter(([, one]) => one >= SMALL)) {
      print(`${kB(size).padStart(8)}  ${((size / total) * 100).toFixed(1).padStart(5)} %  ${name}`)
    }
    const rest = sorted.filter(([, size]) => size < SMALL)
    print(
      `${kB(rest.reduce((sum, [, size]) => sum + size, 0)).padStart(8)}           ${rest.length} smaller parts`,
    )
  } finally {
    await removeFolder(outDir)
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Adds up where the characters of a script come from. A file without a map is the bundler's. */
async function addParts(sizes: Map<string, number>, file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const map = await readFile(`${file}.map`, 'utf8').catch(() => undefined)
  if (map === undefined) return addTo(sizes, BUNDLER, text.length)
  const places = new SourceMap(JSON.parse(map))
  for (const [line, code] of text.split('\n').entries()) {
    for (let column = 0; column < code.length; column += 1) {
      const entry = places.findEntry(line, column)
      addTo(sizes, 'originalSource' in entry ? partOf(entry.originalSource) : BUNDLER, 1)
    }
  }
}

function addTo(sizes: Map<string, number>, part: string, size: number): void {
  sizes.set(part, (sizes.get(part) ?? 0) + size)
}

/** "react-dom" for a file of that package, "src/search/filters" for a file of that folder. */
function partOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (inPackage !== undefined) return inPackage
  const own = /(src\/[^?]*)\/[^/]+$/.exec(source)?.[1]
  return own ?? BUNDLER
}
