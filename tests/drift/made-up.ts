import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The parts of `web-features/data.json` that are changed. */
export type Features = Record<string, { readonly kind: string; readonly [field: string]: unknown }>

/** The parts of `@mdn/browser-compat-data/data.json` that are changed. */
export type Compat = { readonly css: { readonly properties: Record<string, Property | undefined> } }

type Support = Readonly<Record<string, unknown>>

type Property = { readonly __compat: { readonly support?: Support } }

export type Packages = { readonly features: Features; readonly compat: Compat }

/** Changes of data that no release has had yet, and any may have. */
const changes = {
  rename: {
    title: 'two features and an entry have other ids',
    change({ features, compat: { css } }: Packages): void {
      for (const [id, next] of [
        ['subgrid', 'grid-subgrid'],
        ['fetch', 'fetch-api'],
      ] as const) {
        features[next] = features[id] ?? { kind: 'feature' }
        features[id] = { kind: 'moved', redirect_target: next }
      }
      css.properties['preferred-aspect-ratio'] = css.properties['aspect-ratio']
      delete css.properties['aspect-ratio']
    },
  },
  correction: {
    title: 'the compat data has another version of a feature, and takes another one back',
    change({ compat: { css } }: Packages): void {
      // Each is the only entry of its feature.
      correct(css.properties, 'backdrop-filter', { firefox: { version_added: '104' } })
      correct(css.properties, 'animation-composition', { safari: { version_added: false } })
    },
  },
  split: {
    title: 'a feature is split into two, and another is gone',
    change({ features }: Packages): void {
      features['subgrid'] = { kind: 'split', redirect_targets: ['grid', 'gap-decorations'] }
      delete features['has']
    },
  },
  fewer: {
    title: '12 % of the features are gone',
    change({ features }: Packages): void {
      const gone = Object.keys(features).filter((_, place) => place % 8 === 0)
      for (const id of gone) delete features[id]
    },
  },
} as const

function correct(properties: Compat['css']['properties'], name: string, support: Support): void {
  const { __compat: own = {}, ...rest } = properties[name] ?? {}
  properties[name] = { ...rest, __compat: { ...own, support: { ...own.support, ...support } } }
}

export type MadeUpName = keyof typeof changes

export const madeUpNames: readonly MadeUpName[] = ['rename', 'correction', 'split', 'fewer']

export const titleOf = (name: MadeUpName): string => changes[name].title

/** Changes data in place. */
export const makeUp = (name: MadeUpName, packages: Packages): void => changes[name].change(packages)

/**
 * Changes the data of the packages that are installed in a copy of the checkout.
 * @returns puts back what they held
 */
export async function makeUpIn(copy: string, name: MadeUpName): Promise<() => Promise<void>> {
  const files = ['web-features', '@mdn/browser-compat-data'].map((folder) =>
    join(copy, 'node_modules', folder, 'data.json'),
  )
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const write = async (all: readonly string[]) => {
    await Promise.all(files.map((file, place) => writeFile(file, all[place] ?? '')))
  }
  const [known = '{}', compat = '{}'] = texts
  const web = JSON.parse(known)
  const data = { features: web.features, compat: JSON.parse(compat) }
  makeUp(name, data)
  await write([JSON.stringify(web), JSON.stringify(data.compat)])
  return () => write(texts)
}
