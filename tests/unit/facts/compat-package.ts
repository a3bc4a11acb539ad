/**
 * The compatibility data as its package has it: read once, and in another way than the ingest reads it. Only keywords of
 * shorthands are corrected, by a reading of their own.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { correctShorthandsIn } from './shorthands.ts'

export type Statement = {
  readonly version_added: string | false
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
  readonly partial_implementation?: boolean
}

export type PackagedRelease = {
  readonly status: string
  readonly release_date?: string
  readonly engine?: string
  readonly engine_version?: string
}

type CompatData = Readonly<Record<string, unknown>> & {
  readonly css: { readonly properties: Parameters<typeof correctShorthandsIn>[0] }
  readonly __meta: { readonly timestamp: string }
  readonly browsers: Readonly<
    Record<
      string,
      { readonly upstream?: string; readonly releases: Readonly<Record<string, PackagedRelease>> }
    >
  >
}

export const compat: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
)

/** What was corrected in it. */
export const corrections = correctShorthandsIn(compat.css.properties, compat.browsers)

/** Whether the data names a browser in what it says of a key. */
export const isStated = (key: string, browser: string): boolean =>
  supportOf(key, browser) !== undefined

/** The statements on a key in a browser. */
export const statementsOf = (key: string, browser: string): readonly Statement[] =>
  [supportOf(key, browser)].flat().filter((one): one is Statement => one instanceof Object)

/** Whether the data calls a key deprecated. */
export const isDeprecated = (key: string): boolean =>
  nodeAt([...key.split('.'), '__compat', 'status', 'deprecated']) === true

const supportOf = (key: string, browser: string): unknown =>
  nodeAt([...key.split('.'), '__compat', 'support', browser])

const nodeAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, name) => (node instanceof Object ? Reflect.get(node, name) : undefined),
    compat,
  )
