import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import unpackRegion from 'caniuse-lite/dist/unpacker/region.js'

import { compareVersions } from '#lib/version.ts'

import type { AgentUsage, AgentVersion } from './caniuse.ts'
import { packageFolder, requirePackageFile } from './packages.ts'
import { mapInSlices } from './progress.ts'
import type { OnProgress } from './progress.ts'
import { entriesOf, numberOf } from './shape.ts'
import type { Located } from './shape.ts'

/** caniuse's ids of continents, and ours. Its id of the whole world is left out: that is the global usage. */
const continents: ReadonlyMap<string, string> = new Map([
  ['alt-af', 'africa'],
  ['alt-an', 'antarctica'],
  ['alt-as', 'asia'],
  ['alt-eu', 'europe'],
  ['alt-na', 'north-america'],
  ['alt-oc', 'oceania'],
  ['alt-sa', 'south-america'],
])

/** The usage in each region, by the code of a country ("DE") or the name of a continent ("europe"). */
export type RegionUsage = ReadonlyMap<string, AgentUsage>

/**
 * Loads the usage shares of caniuse-lite by region.
 *
 * @param global the shares of the whole world, which tell the newest version of a browser
 */
export async function loadRegions(
  global: AgentUsage,
  onProgress: OnProgress,
): Promise<RegionUsage> {
  const folder = join(packageFolder('caniuse-lite/package.json'), 'data', 'regions')
  const newest = newestVersions(global)
  const files = (await readdir(folder)).map((name) => basename(name, '.js')).toSorted()
  const read = (name: string): readonly (readonly [string, AgentUsage])[] => {
    const id = /^[A-Z]{2}$/.test(name) ? name : continents.get(name)
    if (id === undefined) return []
    const packed = requirePackageFile(`caniuse-lite/data/regions/${name}.js`)
    const region = { value: unpackRegion(packed), at: `caniuse-lite regions ${name}` }
    const usage = regionUsage(region, newest)
    // Of small islands the package may know the name alone.
    return [...usage.values()].some(({ size }) => size > 0) ? [[id, usage]] : []
  }
  const regions = await mapInSlices(files, read, { step: 'usage by region', onProgress, slice: 20 })
  return new Map(regions.flat())
}

/** The newest version with users of each browser. */
export function newestVersions(global: AgentUsage): ReadonlyMap<string, string> {
  return new Map(
    [...global].flatMap(([agent, versions]) => {
      const used = [...versions].filter(([, { share }]) => share > 0).map(([version]) => version)
      const newest = used.toSorted(compareVersions).at(-1)
      return newest === undefined ? [] : [[agent, newest] as const]
    }),
  )
}

/**
 * Reads the usage in one region. Of browsers that caniuse does not tell apart by version it gives the version "0" there:
 * the newest, as in the global shares.
 */
export function regionUsage(region: Located, newest: ReadonlyMap<string, string>): AgentUsage {
  return new Map(
    entriesOf(region).map(([agent, versions]) => [
      agent,
      new Map(
        entriesOf(versions).flatMap(([version, share]): [string, AgentVersion][] => {
          if (share.value === null || share.value === undefined || share.value === 0) return []
          const named = version === '0' ? (newest.get(agent) ?? version) : version
          return [[named, { share: numberOf(share), released: null }]]
        }),
      ),
    ]),
  )
}
