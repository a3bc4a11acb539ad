import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { minifySync } from 'rolldown/utils'

import { loadOnce } from '#lib/load-once.ts'
import { createCatalogueReader } from '#server/build/catalogue-reader.ts'
import { readCheckedOn } from '#server/build/vite-content.ts'

/** What the build writes into the scripts of the page from the data, by what it writes it into. */
export type BuiltFacts = Readonly<Record<'content' | 'facetSizes' | 'releases' | 'widely', unknown>>

const root = new URL('../../../', import.meta.url)
const scripts = fileURLToPath(new URL('dist/assets/', root))

/** The facts of the data packages that are installed. */
export const readBuiltFacts = loadOnce(async (): Promise<BuiltFacts> => {
  const { facetSizes, releases, widely, ...summary } = await createCatalogueReader().summary()
  const checkedOn = readCheckedOn(await readFile(new URL('package.json', root), 'utf8'))
  return { content: { summary, checkedOn }, facetSizes, releases, widely }
})

/**
 * The scripts of the page that contain facts, by the name of the file, with other facts instead.
 *
 * @throws {Error} if a fact is in no script: the page would show what the installed packages say.
 */
export async function scriptsWithFacts(others: BuiltFacts): Promise<ReadonlyMap<string, string>> {
  const facts = await readBuiltFacts()
  const changed = new Map<string, string>()
  const missing = new Set(Object.keys(facts))
  for (const [name, script] of await readScripts()) {
    let text = script
    for (const fact of keysOf(facts)) {
      const written = asWritten(facts[fact], fact)
      if (!text.includes(written)) continue
      missing.delete(fact)
      text = text.replaceAll(written, () => asWritten(others[fact], fact))
    }
    if (text !== script || missing.size === 0) changed.set(name, text)
  }
  if (missing.size > 0) {
    throw new Error(`No script of the page contains ${[...missing].join(', ')} as it is built.`)
  }
  return changed
}

const keysOf = (facts: BuiltFacts) => Object.keys(facts).filter((key) => isFact(facts, key))

function isFact(facts: BuiltFacts, key: string): key is keyof BuiltFacts {
  return Object.hasOwn(facts, key)
}

const readScripts = loadOnce(async () => {
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'))
  return Promise.all(
    names.map(async (name) => [name, await readFile(scripts + name, 'utf8')] as const),
  )
})

/** A value as the build writes it. The content has more members, so that it has no braces. */
function asWritten(value: unknown, fact: keyof BuiltFacts): string {
  const { code } = minifySync('fact.js', `export default ${JSON.stringify(value)}`)
  const literal = code.replace(/^export default ?/, '').replace(/;?\s*$/, '')
  return fact === 'content' ? literal.slice(1, -1) : literal
}
