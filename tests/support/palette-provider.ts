import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { catalogue } from '#catalogue/index.ts'

import { administrator } from './detail-provider.ts'

/** What is at hand beside all features, by words in its names. */
const WORDS = ['grid', 'abort', ':has', 'Safari 26', 'Chrome 140', 'dialog']

type Records = Readonly<
  Record<'compat' | 'specs' | 'releases' | 'suggestions', Record<string, unknown>[]>
>

let filling: Promise<void> | undefined

/** Adds to the provider of the features what the popup of the search box finds beside them; once per test file. */
export function fillPalette(): Promise<void> {
  return (filling ??= fill())
}

async function fill(): Promise<void> {
  const client = await administrator()
  const records = await readRecords()
  for (const name of ['compat', 'specs', 'releases', 'suggestions'] as const) {
    await client.setSettings({ indexName: name, indexSettings: catalogue[name].settings })
    await client.saveObjects({ indexName: name, objects: records[name] })
  }
}

/** By way of a process of their own, for the reason that the features come so. */
async function readRecords(): Promise<Records> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'tests/support/print-palette.ts', ...WORDS],
    { maxBuffer: 32 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}
