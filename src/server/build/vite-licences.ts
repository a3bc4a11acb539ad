import { join } from 'node:path'

import type { Plugin } from 'vite'

import { dataPackages } from '#ingest/content/summary.ts'
import { MAPPINGS, loadMappings, mappingsFolder } from '#ingest/sources/mappings.ts'

import { formatLicences, packageOf, readLicence, readTerms } from './licences.ts'

/**
 * Writes `licences.txt`, because most licences require that copies include their text.
 * @param workerModules modules of workers, which are bundled separately
 */
export function licencesPlugin(workerModules: ReadonlySet<string>): Plugin {
  return {
    name: 'plinth-licences',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { root } = this.environment.config
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      )
      const folders = new Set([
        ...[...modules, ...workerModules].flatMap((module) => packageOf(module) ?? []),
        ...dataPackages.map(({ name }) => join(root, 'node_modules', name)),
      ])
      const found = await Promise.all([...folders].map(readLicence))
      const { commit, licence } = await loadMappings()
      const text = await readTerms(mappingsFolder)
      const source = formatLicences([...found, { name: MAPPINGS, version: commit, licence, text }])
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

export function workerModulesPlugin(workerModules: Set<string>): Plugin {
  return {
    name: 'plinth-worker-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const module of Object.keys(file.modules)) workerModules.add(module)
      }
    },
  }
}
