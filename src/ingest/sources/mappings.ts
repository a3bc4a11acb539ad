import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { isListOf, isNumber, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'

import { SourceError } from './errors.ts'

/** A vendor's answer to the question what it thinks of a proposal. */
export type MappedPosition = {
  /** "mozilla", "apple". */
  readonly vendor: string
  readonly url: string
  /** "positive", "oppose"; empty while the vendor has not answered. */
  readonly position: string
  /** "privacy", "device independence". */
  readonly concerns: readonly string[]
}

/** What other projects have about a feature. What they lack is absent. */
export type FeatureMappings = {
  readonly positions?: readonly MappedPosition[] | undefined
  /** Addresses by browser. Whether a bug is open is not known. */
  readonly bugs?: Readonly<Record<string, readonly string[]>> | undefined
  readonly votes?: { readonly url: string; readonly count: number } | undefined
  readonly interop?: readonly { readonly year: number; readonly url: string }[] | undefined
  /** IDs of entries of the Chrome Platform Status. */
  readonly chromeStatus?: readonly number[] | undefined
  /** The share of page loads in Chrome that use it, 0 to 1. */
  readonly pageLoads?: { readonly url: string; readonly share: number } | undefined
  /** The address of its results in web-platform-tests. */
  readonly tests?: string | undefined
}

/** The data file: facts of web-features-mappings, which is not published as a package. */
export type Mappings = {
  /** The repository, "owner/name". */
  readonly source: string
  /** SPDX identifier. */
  readonly licence: string
  /** The commit that it was read from. */
  readonly commit: string
  /** `YYYY-MM-DD` of the commit. */
  readonly date: string
  readonly features: Readonly<Record<string, FeatureMappings>>
}

/** The name of the source among the data packages. */
export const MAPPINGS = 'web-features-mappings'

/** The folder of the data file and its licence. */
export const mappingsFolder = fileURLToPath(new URL('../mappings', import.meta.url))

/** The data file, which the refresh replaces. */
export const mappingsFile = `${mappingsFolder}/${MAPPINGS}.json`

const isMappings = isShape<Mappings>({
  source: isText,
  licence: isText,
  commit: isText,
  date: isText,
  features: isTableOf(
    isShape<FeatureMappings>({
      positions: isOptional(
        isListOf(
          isShape<MappedPosition>({
            vendor: isText,
            url: isText,
            position: isText,
            concerns: isListOf(isText),
          }),
        ),
      ),
      bugs: isOptional(isTableOf(isListOf(isText))),
      votes: isOptional(isShape({ url: isText, count: isNumber })),
      interop: isOptional(isListOf(isShape({ year: isNumber, url: isText }))),
      chromeStatus: isOptional(isListOf(isNumber)),
      pageLoads: isOptional(isShape({ url: isText, share: isNumber })),
      tests: isOptional(isText),
    }),
  ),
})

/**
 * Reads the data file.
 *
 * @throws {SourceError} if it has another shape
 */
export async function loadMappings(file = mappingsFile): Promise<Mappings> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (isMappings(value)) return value
  throw new SourceError(
    `${file} has not the shape of src/ingest/sources/mappings.ts. Write it with npm run data -- mappings.`,
  )
}
