/**
 * Runs the tests with older and newer data packages: `npm run test:data-drift -- [--set NAME]… [-- arguments of vitest]`.
 * Without a set, with each: the newest packages, those of one release, a month and three months earlier.
 *
 * The packages are installed as the scheduled refresh does, in a copy of the checkout; the checkout stays as it is.
 */
import { parseArgs } from 'node:util'

import { copyCheckout, removeCheckout, runIn, runTests } from './checkout.ts'
import { packageSet, readRegistry, setNames } from './package-sets.ts'
import type { PackageSet } from './package-sets.ts'

const install = ['install', '--ignore-scripts', '--save-dev', '--save-exact']
const quiet = ['--no-audit', '--no-fund', '--prefer-offline']

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** The sets that are asked for, and the arguments that Vitest gets. */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { set: { type: 'string', multiple: true, default: [...setNames] } },
    allowPositionals: true,
  })
  const unknown = values.set.find((name) => !setNames.some((known) => known === name))
  return { unknown, names: setNames.filter((name) => values.set.includes(name)), positionals }
}

/** Installs a set in a copy, checks the types of the data and runs the tests. Returns whether all is well. */
async function tryOut(set: PackageSet, copy: string, args: readonly string[]): Promise<boolean> {
  const installed = await runIn(copy, ['npm', ...install, ...quiet, ...set.packages])
  if (installed.code !== 0) {
    print(`${set.name}: not installed\n${installed.output}`)
    return false
  }
  const types = await runIn(copy, ['npx', 'tsc'])
  const { total, failed } = await runTests(copy, args)
  const wrongTypes = types.code === 0 ? '' : ', types do not fit'
  print(
    `${set.name} (${set.title}): ${String(total)} tests, ${String(failed.length)} failed${wrongTypes}; ` +
      set.packages.join(' '),
  )
  for (const name of failed) print(`  ${name}`)
  if (types.code !== 0) print(types.output)
  return total > 0 && failed.length === 0 && types.code === 0
}

const { unknown, names, positionals } = readArguments()
if (unknown === undefined) {
  const published = await readRegistry()
  const copy = await copyCheckout()
  try {
    for (const name of names) {
      const isWell = await tryOut(packageSet(name, published, new Date()), copy, positionals)
      if (!isWell) process.exitCode = 1
    }
  } finally {
    await removeCheckout(copy)
  }
} else {
  process.stderr.write(`There is no set "${unknown}". Choose from: ${setNames.join(', ')}.\n`)
  process.exitCode = 2
}
