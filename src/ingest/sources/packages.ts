import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import * as v from 'valibot'

import { SourceError } from './errors.ts'
import { type Located, readShape } from './read-shape.ts'

const require = createRequire(import.meta.url)

export async function readPackageJson(file: string): Promise<Located> {
  const text = await readFile(resolveFile(file), 'utf8')
  const value: unknown = JSON.parse(text)
  return { value, at: file }
}

/** The exports of a package's CommonJS file. */
export function requirePackageFile(file: string): unknown {
  return require(resolveFile(file))
}

export function packageFolder(entry: string): string {
  return dirname(resolveFile(entry))
}

const manifestSchema = v.object({ version: v.string(), license: v.string() })

export type PackageFacts = { readonly version: string; readonly licence: string }

export async function packageFacts(entry: string): Promise<PackageFacts> {
  const manifest = await manifestAbove(packageFolder(entry), packageName(entry))
  const { version, license: licence } = readShape(manifestSchema, manifest)
  return { version, licence }
}

function packageName(entry: string): string {
  return entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Packages may not export their package.json, so search from the entry upwards. */
async function manifestAbove(folder: string, name: string): Promise<Located> {
  const file = join(folder, 'package.json')
  const manifest = await readManifest(file)
  const ofPackage = v.object({ name: v.literal(name) })
  if (manifest !== null && v.is(ofPackage, manifest.value)) return manifest
  if (dirname(folder) === folder) throw new SourceError(`No package.json of ${name}. Run npm ci.`)
  return manifestAbove(dirname(folder), name)
}

async function readManifest(file: string): Promise<Located | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return { value, at: file }
  } catch {
    // Not here: the search continues in the parent folder.
    return null
  }
}

/** `file` must be a file that the package exports. */
function resolveFile(file: string): string {
  try {
    return require.resolve(file)
  } catch (cause) {
    throw new SourceError(`The data package file ${file} is not installed. Run npm ci.`, { cause })
  }
}
