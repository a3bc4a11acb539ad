import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { HttpResponse, http } from 'msw'

import { catalogue } from '#catalogue/index.ts'
import { connectWithin } from '#cli/client.ts'

import { network } from './network.ts'
import { featureProvider } from './search-provider.ts'

/** Compat entries that are at hand: the parts of some features, what is below some keys, and a whole release. */
const ENTRIES = [
  'subgrid',
  'anchor-positioning',
  'has',
  'xslt',
  'resize-observer',
  'css.selectors.',
  'css.properties.user-select.',
  'api.MutationEvent.',
  'api.AbortSignal.',
  'safari=26',
]

type Details = {
  readonly compat: Record<string, unknown>[]
  readonly specs: Record<string, unknown>[]
  readonly releases: Record<string, unknown>[]
  readonly support: Record<string, unknown>[]
  readonly redirects: Record<string, unknown>
  readonly releaseDates: Record<string, unknown>
}

let filling: Promise<Details> | undefined

/** Adds to the provider of the features what detail views ask for beside them; once per test file. */
export function fillDetails(): Promise<Details> {
  return (filling ??= fill())
}

/** Serves the content files to one test. */
export async function serveContent(): Promise<void> {
  const { redirects, releaseDates, support } = await fillDetails()
  network.use(
    http.get('*/assets/content-*/redirects.json', () => HttpResponse.json(redirects)),
    http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.json(releaseDates)),
    http.get('*/assets/content-*/support-:bucket', ({ params }) =>
      HttpResponse.json(support[Number.parseInt(String(params['bucket']), 10)]),
    ),
  )
}

/** The official client on the provider, as its administrator: for records that only a test has. */
export async function administrator() {
  return connectWithin(await featureProvider(), { appId: 'plinth', key: 'the-admin-key' })
}

async function fill(): Promise<Details> {
  const client = await administrator()
  const details = await readDetails()
  for (const name of ['compat', 'specs', 'releases'] as const) {
    const { settings } = catalogue[name]
    await client.setSettings({ indexName: name, indexSettings: settings })
    await client.saveObjects({ indexName: name, objects: details[name] })
  }
  return details
}

/** By way of a process of their own, for the reason that the features come so. */
async function readDetails(): Promise<Details> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'tests/support/print-details.ts', ...ENTRIES],
    { maxBuffer: 32 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

/** Makes every search of a test fail until the returned function is called. */
export function breakSearch(): () => void {
  let isDown = true
  network.use(http.post('*/1/indexes/*/queries', () => (isDown ? HttpResponse.error() : undefined)))
  return () => {
    isDown = false
  }
}
