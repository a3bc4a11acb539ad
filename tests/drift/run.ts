/**
 * Tests as the scheduled refresh does, with other data: `npm run test:data-drift -- [--set NAME]… [-- arguments of vitest]`.
 * Without a set, with each: the newest packages, those of one release, a month and three months earlier, and four changes that
 * are made up.
 *
 * A set ends well if all tests pass, or if a sentence says what a person has to decide before them.
 * The packages are installed as the refresh does, in a copy of the checkout; the checkout stays as it is.
 */
import { parseArgs } from 'node:util'

import { readRegistry } from '#cli/data-command.ts'

import { copyCheckout, dropCache, removeCheckout, runIn, runTests } from './checkout.ts'
import { type MadeUpName, madeUpNames, makeUpIn, titleOf } from './made-up.ts'
import { packageSet, type PackageSet, setNames } from './package-sets.ts'

const install = ['install', '--ignore-scripts', '--save-dev', '--save-exact']
const quiet = ['--no-audit', '--no-fund', '--prefer-offline']

/** The tests that depend on the data: those that the refresh runs. */
const refreshed = ['--project', 'unit', '--project', 'data']

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** The sets that are asked for, and the arguments that Vitest gets. */
function readArguments() {
  const known: readonly string[] = [...madeUpNames, ...setNames]
  const { values, positionals } = parseArgs({
    options: { set: { type: 'string', multiple: true, default: [...known] } },
    allowPositionals: true,
  })
  const unknown = values.set.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    process.stderr.write(`There is no set "${unknown}". Choose from: ${known.join(', ')}.\n`)
  }
  const isAsked = (name: string): boolean => unknown === undefined && values.set.includes(name)
  const args = positionals.length === 0 ? refreshed : positionals
  return { isAsked, isWrong: unknown !== undefined, args }
}

/** Checks the records and the types of the data and runs the tests. Returns whether all is well. */
async function tryOut(title: string, copy: string, args: readonly string[]): Promise<boolean> {
  await dropCache(copy)
  const records = await runIn(copy, ['npm', 'run', '--silent', 'data', '--', 'records'])
  if (records.code !== 0) {
    print(`${title}: stops. ${records.output.trim()}`)
    // One sentence or two, and no trace of a program that failed.
    return records.output.trim().split('\n').length === 1
  }
  const types = await runIn(copy, ['npx', 'tsc'])
  const { total, failed } = await runTests(copy, args)
  const wrongTypes = types.code === 0 ? '' : ', types do not fit'
  print(`${title}: ${String(total)} tests, ${String(failed.length)} failed${wrongTypes}`)
  print(`  ${records.output.trim().replaceAll('\n', '\n  ')}`)
  for (const name of failed) print(`  ${name}`)
  if (types.code !== 0) print(types.output)
  return total > 0 && failed.length === 0 && types.code === 0
}

async function tryMadeUp(name: MadeUpName, copy: string, args: readonly string[]) {
  const putBack = await makeUpIn(copy, name)
  try {
    return await tryOut(`${name} (${titleOf(name)})`, copy, args)
  } finally {
    await putBack()
  }
}

async function tryPackages(set: PackageSet, copy: string, args: readonly string[]) {
  const installed = await runIn(copy, ['npm', ...install, ...quiet, ...set.packages])
  const title = `${set.name} (${set.title}; ${set.packages.join(' ')})`
  if (installed.code === 0) return tryOut(title, copy, args)
  print(`${title}: not installed\n${installed.output}`)
  return false
}

async function tryAll({ isAsked, args }: ReturnType<typeof readArguments>) {
  const copy = await copyCheckout()
  try {
    let isWell = true
    for (const name of madeUpNames.filter(isAsked)) {
      isWell = (await tryMadeUp(name, copy, args)) && isWell
    }
    const names = setNames.filter(isAsked)
    const published = names.length === 0 ? [] : await readRegistry()
    for (const name of names) {
      const set = packageSet(name, published, new Date())
      isWell = (await tryPackages(set, copy, args)) && isWell
    }
    return isWell
  } finally {
    await removeCheckout(copy)
  }
}

const asked = readArguments()
if (asked.isWrong) process.exitCode = 2
else if (!(await tryAll(asked))) process.exitCode = 1
