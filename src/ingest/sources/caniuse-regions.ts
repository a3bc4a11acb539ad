import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import unpackRegion from 'caniuse-lite/dist/unpacker/region.js'
import * as v from 'valibot'

import { regionOf } from '#catalogue/targets/places.ts'
import { compareVersions } from '#lib/version.ts'

import type { AgentUsage, AgentVersion } from './caniuse.ts'
import { packageFolder, requirePackageFile } from './packages.ts'
import { mapInSlices, type OnProgress } from './progress.ts'
import { type Located, readShape, objectOf } from './read-shape.ts'

/** By country code ("DE") or name of a continent ("europe"). */
export type RegionUsage = ReadonlyMap<string, AgentUsage>

/** @param global the global usage, for the newest version of each browser */
export async function loadRegions(
  global: AgentUsage,
  onProgress: OnProgress,
): Promise<RegionUsage> {
  const folder = join(packageFolder('caniuse-lite/package.json'), 'data', 'regions')
  const newest = newestVersions(global)
  const files = (await readdir(folder)).map((name) => basename(name, '.js')).toSorted()
  const read = (name: string): readonly (readonly [string, AgentUsage])[] => {
    const id = regionOf(name)
    if (id === undefined) return []
    const packed = requirePackageFile(`caniuse-lite/data/regions/${name}.js`)
    const region = { value: unpackRegion(packed), at: `caniuse-lite regions ${name}` }
    const usage = regionUsage(region, newest)
    // For small islands, the package may contain only the name.
    return [...usage.values()].some(({ size }) => size > 0) ? [[id, usage]] : []
  }
  const regions = await mapInSlices(files, read, { step: 'usage by region', onProgress, slice: 20 })
  return new Map(regions.flat())
}

export function newestVersions(global: AgentUsage): ReadonlyMap<string, string> {
  return new Map(
    [...global].flatMap(([agent, versions]) => {
      const used = [...versions].filter(([, { share }]) => share > 0).map(([version]) => version)
      const newest = used.toSorted(compareVersions).at(-1)
      return newest === undefined ? [] : [[agent, newest] as const]
    }),
  )
}

const regionSchema = objectOf(objectOf(v.nullish(v.number())))

/** Version "0" means the newest version of a browser, as in the global usage. */
export function regionUsage(region: Located, newest: ReadonlyMap<string, string>): AgentUsage {
  return new Map(
    Object.entries(readShape(regionSchema, region)).map(([agent, versions]) => [
      agent,
      new Map(
        Object.entries(versions).flatMap(([version, share]): [string, AgentVersion][] => {
          if (!share) return []
          const named = version === '0' ? (newest.get(agent) ?? version) : version
          return [[named, { share, released: null }]]
        }),
      ),
    ]),
  )
}
