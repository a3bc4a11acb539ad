import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import {
  BrowserMissingError,
  apt,
  canInstall,
  findBrowser,
  requireBrowser,
} from '#tests/e2e/support/browser.ts'

import type { EngineName } from './driver.ts'

type Program = 'firefox' | 'WebKitWebDriver' | 'MiniBrowser' | 'Xvfb'

const needs: Readonly<Record<EngineName, readonly Program[]>> = {
  // Chromium has its own search.
  chromium: [],
  firefox: ['firefox'],
  webkit: ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'],
}

/** The package of Debian that holds each program; the driver depends on the library with MiniBrowser. */
const packages: Readonly<Record<Program, string>> = {
  firefox: 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  MiniBrowser: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
}

/** Where distributions put what is in no PATH. */
const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']

const inPath = (name: string): readonly string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` and its likes. */
function miniBrowsers(): readonly string[] {
  const near = libraries.filter((folder) => existsSync(folder)).flatMap(foldersIn)
  const far = near.filter((folder) => folder.endsWith('-linux-gnu')).flatMap(foldersIn)
  return [...near, ...far]
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
}

function findProgram(program: Program): string | undefined {
  const { FIREFOX_PATH } = process.env
  const places =
    program === 'MiniBrowser'
      ? miniBrowsers()
      : program === 'firefox'
        ? [...(FIREFOX_PATH ? [FIREFOX_PATH] : []), ...inPath('firefox-esr'), ...inPath('firefox')]
        : inPath(program)
  return places.find((file) => existsSync(file))
}

/**
 * Where a program is.
 *
 * @throws {BrowserMissingError}
 */
export function programPath(program: Program): string {
  const found = findProgram(program)
  if (found !== undefined) return found
  throw missing([program])
}

/** Whether an engine can be driven without installing anything. */
export const isInstalled = (engine: EngineName): boolean =>
  needs[engine].every((program) => findProgram(program)) &&
  (engine !== 'chromium' || findBrowser() !== undefined)

function missing(programs: readonly Program[]): BrowserMissingError {
  const names = [...new Set(programs.map((program) => packages[program]))].join(' ')
  return new BrowserMissingError(
    `${programs.join(', ')} ${programs.length > 1 ? 'are' : 'is'} missing: ` +
      `install with "apt-get install ${names}" (Debian), or name other engines with --engine.`,
  )
}

/**
 * Makes sure that the programs of these engines are here: installs them with apt where this may be done.
 *
 * @throws {BrowserMissingError}
 */
export function requirePrograms(engines: readonly EngineName[]): void {
  if (engines.includes('chromium')) requireBrowser()
  const absent = () =>
    engines.flatMap((engine) => needs[engine]).filter((program) => !findProgram(program))
  const lacking = absent()
  if (lacking.length > 0 && canInstall()) {
    apt('update')
    apt('install', ...new Set(lacking.map((program) => packages[program])))
  }
  const left = absent()
  if (left.length > 0) throw missing(left)
}
