import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { type Infer, tableOf, texts } from '#lib/schema.ts'

import { SourceError } from './errors.ts'

const mappedPosition = v.object({
  /** "mozilla", "apple". */
  vendor: v.string(),
  url: v.string(),
  /** "positive", "oppose"; empty while the vendor has not answered. */
  position: v.string(),
  /** "privacy", "device independence". */
  concerns: texts,
})

/** A vendor's answer to the question what it thinks of a proposal. */
export type MappedPosition = Infer<typeof mappedPosition>

const featureMappings = v.object({
  positions: v.optional(v.array(mappedPosition)),
  /** Addresses by browser. Whether a bug is open is not known. */
  bugs: v.optional(tableOf(texts)),
  votes: v.optional(v.object({ url: v.string(), count: v.number() })),
  interop: v.optional(v.array(v.object({ year: v.number(), url: v.string() }))),
  /** IDs of entries of the Chrome Platform Status. */
  chromeStatus: v.optional(v.array(v.number())),
  /** The share of page loads in Chrome that use it, 0 to 1. */
  pageLoads: v.optional(v.object({ url: v.string(), share: v.number() })),
  /** The address of its results in web-platform-tests. */
  tests: v.optional(v.string()),
})

/** What other projects have about a feature. What they lack is absent. */
export type FeatureMappings = Infer<typeof featureMappings>

const mappingsSchema = v.object({
  /** The repository, "owner/name". */
  source: v.string(),
  /** SPDX identifier. */
  licence: v.string(),
  /** The commit that it was read from. */
  commit: v.string(),
  /** `YYYY-MM-DD` of the commit. */
  date: v.string(),
  features: tableOf(featureMappings),
})

/** The data file: facts of web-features-mappings, which is not published as a package. */
export type Mappings = Infer<typeof mappingsSchema>

/** The name of the source among the data packages. */
export const MAPPINGS = 'web-features-mappings'

/** The folder of the data file and its licence. */
export const mappingsFolder = fileURLToPath(new URL('../mappings', import.meta.url))

/** The data file, which the refresh replaces. */
export const mappingsFile = `${mappingsFolder}/${MAPPINGS}.json`

/**
 * Reads the data file.
 *
 * @throws {SourceError} if it has another shape
 */
export async function loadMappings(file = mappingsFile): Promise<Mappings> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (v.is(mappingsSchema, value)) return value
  throw new SourceError(
    `${file} does not have the shape that src/ingest/sources/mappings.ts describes. Write it with npm run data -- mappings.`,
  )
}
