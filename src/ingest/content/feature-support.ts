import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import browserslist from 'browserslist'
import unpackFeature from 'caniuse-lite/dist/unpacker/feature.js'
import * as v from 'valibot'

import { type FeatureSupport, writeRuns } from '#catalogue/targets/feature-support.ts'
import { packageFolder, requirePackageFile } from '#ingest/sources/packages.ts'
import { mapInSlices, type OnProgress } from '#ingest/sources/progress.ts'
import { readShape, objectOf } from '#ingest/sources/read-shape.ts'

/** Support of all features of caniuse in the versions that browserslist has. */
export async function featureSupport(onProgress: OnProgress): Promise<FeatureSupport> {
  const folder = join(packageFolder('caniuse-lite/package.json'), 'data', 'features')
  const ids = (await readdir(folder)).map((name) => basename(name, '.js')).toSorted()
  return Object.fromEntries(
    await mapInSlices(ids, namedSupport, { step: 'support by caniuse', onProgress, slice: 50 }),
  )
}

const namedSupport = (id: string) => [id, supportOf(id)] as const

const featureSchema = v.object({ stats: objectOf(objectOf(v.string())) })

function supportOf(id: string): FeatureSupport[string] {
  const value = unpackFeature(requirePackageFile(`caniuse-lite/data/features/${id}.js`))
  const { stats } = readShape(featureSchema, { value, at: `caniuse-lite features ${id}` })
  return Object.fromEntries(
    Object.entries(stats).flatMap(([agent, flags]) => {
      const versions = browserslist.data[agent]?.versions ?? []
      const runs = writeRuns(versions.map((version) => flags[version]))
      // Most browsers of the past have nothing.
      return /[ya]/.test(runs) ? [[agent, runs]] : []
    }),
  )
}
