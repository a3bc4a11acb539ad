import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'

const source = new URL('../../../src/', import.meta.url)

/** The code files of `src`: "src/lib/dates.ts". */
export const files: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))

const known = new Set(files)

/** By file: each specifier in it that leads to a file of `src`, and that file. Values, types, re-exports and `import()`. */
export const imports: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  files.map((file) => [file, importsOf(file)]),
)

/** The text of a code file. */
export function readCode(file: string): string {
  return readFileSync(new URL(file.replace(/^src\//, ''), source), 'utf8')
}

/** Each file of `src` that a test imports, once for each. */
export function testedFiles(): readonly string[] {
  const tests = new URL('../../', import.meta.url)
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      Array.from(readFileSync(new URL(path, tests), 'utf8').matchAll(/'#([^']+)'/g)),
    )
    .map(([, specifier = '']) => `src/${specifier}`)
}

function importsOf(file: string): ReadonlyMap<string, string> {
  const specifiers = readCode(file).matchAll(/(?:from|import|import\()\s*'([#.][^']+)'/g)
  return new Map(
    [...specifiers]
      .map(([, specifier = '']): [string, string] => [specifier, resolve(file, specifier)])
      .filter(([, path]) => known.has(path)),
  )
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(file), specifier)
}
