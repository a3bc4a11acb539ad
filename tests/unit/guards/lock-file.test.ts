import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

type LockedPackage = {
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
)
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)

/**
 * Packages with an install script, which none of them needs: lmdb and msgpackr-extract look for their prebuilt
 * binary, which is a package of its own, msw copies a file when told to, fsevents is for macOS. None downloads.
 */
const withInstallScript = new Set(['fsevents', 'lmdb', 'msgpackr-extract', 'msw'])

test('the lock file is not empty', () => {
  expect(packages.length).toBeGreaterThan(100)
})

test('no package is locked to an address: each comes from the registry that npm is set to', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('every package is locked to a hash of what is in it', () => {
  const open = packages.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]+={0,2}$/.test(integrity ?? ''),
  )
  expect(open.map(([path]) => path)).toEqual([])
})

test('the binaries of every platform are locked, not only those of this one', () => {
  const names = new Set(packages.map(([path]) => nameOf(path)))
  const absent = packages.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  )
  // npm leaves out what it cannot find, and then refuses to install from what it has written.
  expect(absent).toEqual([])
})

test('only known packages have an install script', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  const unknown = scripted
    .map(([path]) => nameOf(path))
    .filter((name) => !withInstallScript.has(name))
  expect(unknown).toEqual([])
})
