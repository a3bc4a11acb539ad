import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { dataPackages } from '#ingest/content/summary.ts'
import { MAPPINGS, loadMappings, mappingsFolder } from '#ingest/sources/mappings.ts'

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

/** A package whose code or data is shipped, with its licence. */
type Licence = {
  readonly name: string
  readonly version: string
  /** SPDX identifier. */
  readonly licence: string
  /** Licence and notice files; may be empty. */
  readonly text: string
}

/** The package folder of a module; undefined for our own modules. */
export const packageOf = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/'))?.[0]

const termFile = /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'unknown')

export async function readLicence(folder: string): Promise<Licence> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const facts = typeof manifest === 'object' && manifest !== null ? manifest : {}
  return {
    name: textOf(Reflect.get(facts, 'name')),
    version: textOf(Reflect.get(facts, 'version')),
    licence: textOf(Reflect.get(facts, 'license')),
    text: await readTerms(folder),
  }
}

/** The licence and notice files of a folder; empty if there are none. */
async function readTerms(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => termFile.test(name)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n')
}

const line = '-'.repeat(80)

/** The licences sorted by name; each version of a package is listed once. */
export function formatLicences(found: readonly Licence[]): string {
  const parts = new Map(
    found
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, version, licence, text }) => [
        `${name} ${version} (${licence})`,
        text === '' ? `The package has no licence file; its licence is ${licence}.` : text,
      ]),
  )
  const head = 'Plinth is made with the packages below: code in its scripts, data in its files.'
  return [head, ...[...parts].map(([title, text]) => `${line}\n${title}\n\n${text}`), ''].join(
    '\n\n',
  )
}
