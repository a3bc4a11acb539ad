import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { StyleSheet } from './inline-sheet.ts'

type Chunk = {
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export type Sheets = {
  /** All sheets, in the order in which the page would add them. */
  readonly sheets: readonly StyleSheet[]
  /** The sheets with a class of the markup, in the same order. */
  readonly sheetsFor: (markup: string) => readonly StyleSheet[]
}

/** Reads the style sheets of a built page, except those that its document links. */
export async function readSheets(dist: string): Promise<Sheets> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const ofDocument = sheetsOf(manifest, entries)
  const ofViews = sheetsOf(manifest, chunksOf(manifest, entries)).filter(
    (sheet) => !ofDocument.includes(sheet),
  )
  const sheets = await Promise.all(
    ofViews.map(async (sheet) => ({
      address: `/${sheet}`,
      css: await readFile(join(dist, sheet), 'utf8'),
    })),
  )
  const classes = sheets.map(
    (sheet) => [sheet, [...new Set(sheet.css.match(/(?<=\.)_[\w-]+/g))]] as const,
  )
  return {
    sheets,
    sheetsFor: (markup) => {
      const used = new Set(
        Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
          names.split(' '),
        ).flat(),
      )
      return classes.flatMap(([sheet, names]) =>
        names.some((name) => used.has(name)) ? [sheet] : [],
      )
    },
  }
}

/** These chunks and all that they load, now or later. */
function chunksOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const chunks = new Set(names)
  // The set grows while it is read.
  for (const name of chunks) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) chunks.add(next)
  }
  return [...chunks]
}

function sheetsOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    const { css = [], imports = [] } = manifest[name] ?? {}
    imports.forEach(visit)
    for (const sheet of css) sheets.add(sheet)
  }
  names.forEach(visit)
  return [...sheets]
}
