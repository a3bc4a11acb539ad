import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Follower } from '#contracts/followed.ts'
import type { FirstSources, Renderer } from '#contracts/renderer.ts'

import { NotNow } from './ask.ts'
import { readSheets, type Sheets } from './sheets.ts'

/** The build's path of the renderer, which is not for visitors. */
export const rendererPlace = { folder: '.server', file: 'render.mjs' } as const

export type Rendering = Renderer &
  Pick<Sheets, 'sheetsFor'> & {
    readonly readFiles: FirstSources['readFiles']
  }

/** @param base the path of the site, with which addresses of files begin */
export async function loadRenderer(dist: string, base = '/'): Promise<Rendering & Follower> {
  const file = join(dist, rendererPlace.folder, rendererPlace.file)
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isModule(module)) throw new Error(`${file} is no renderer. Build the page again.`)
  const renderer = await module.createRenderer()
  return {
    ...renderer,
    ...(await readSheets(dist)),
    readFiles: (addresses) => readContentFiles({ dist, base }, addresses),
  }
}

/** Refuses to read content files until they are written: the script renders views meanwhile. */
export function withLateFiles<Means extends Pick<Rendering, 'readFiles'>>(
  rendering: Means,
  written: Promise<unknown>,
): Means {
  let isWritten = false
  const note = async (): Promise<void> => {
    await written
    isWritten = true
  }
  void note()
  return {
    ...rendering,
    readFiles: async (addresses) => {
      if (!isWritten && addresses.length > 0) throw new NotNow('Its files are being written.')
      return rendering.readFiles(addresses)
    },
  }
}

async function readContentFiles(
  { dist, base }: { readonly dist: string; readonly base: string },
  addresses: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const read = async (address: string) => {
    const value: unknown = JSON.parse(
      await readFile(join(dist, address.slice(base.length)), 'utf8'),
    )
    return [address, value] as const
  }
  return Object.fromEntries(await Promise.all(addresses.map(read)))
}

type RendererModule = { readonly createRenderer: () => Promise<Renderer & Follower> }

const isModule = (module: unknown): module is RendererModule =>
  typeof module === 'object' &&
  module !== null &&
  'createRenderer' in module &&
  typeof module.createRenderer === 'function'
