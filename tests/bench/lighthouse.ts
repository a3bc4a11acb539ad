import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { requireBrowser } from '#tests/e2e/support/browser.ts'
import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { summarise } from './samples.ts'

/** Not among the dependencies, because it brings a hundred packages: npx downloads it when it is first asked for. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const views: ReadonlyMap<string, string> = new Map([
  ['Home', '/'],
  ['Features', '/features?q=grid'],
  ['Everything', '/search?q=grid'],
  ['a feature', '/features/subgrid'],
  ['an entry', '/compat/css.properties.grid'],
])

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const LARGEST = 'largest-contentful-paint'

/** What is read of a report: scores from 0 to 1, times in milliseconds. */
type Report = {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Options for a page that is really slowed down while it loads. */
const SLOWED = ['--throttling-method=devtools', '--only-categories=performance']

/** The reports of a load at full speed, and of a slow one. */
type Audited = { readonly simulated: Report; readonly slowed: Report }

/**
 * Lighthouse as it is by default, a slow phone: the four scores, the largest paint and the time that the script blocks,
 * medians of several runs in which the views take turns. By default it loads the page at full speed and estimates the times
 * of a slow phone. The estimate of the largest paint includes each file that was loaded before it, although the page does not
 * wait for all of them. So the largest paint is also measured in a page that is slowed down while it loads.
 *
 * @param rounds five unless given
 */
export async function benchLighthouse(print: (text: string) => void, rounds = 5): Promise<void> {
  const data = await newFolder()
  const server = await startServer({ PLINTH_DATA: data })
  try {
    const reports = new Map<string, Audited[]>([...views.keys()].map((name) => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of views) {
        const simulated = await auditAgain(server.address + path)
        const slowed = await auditAgain(server.address + path, SLOWED)
        if (simulated && slowed) reports.get(name)?.push({ simulated, slowed })
      }
    }
    print(row('', [...categories, 'LCP in s', 'slowed down', 'TBT in ms', 'shift']))
    for (const [name, all] of reports) print(row(name, cellsOf(all)))
  } finally {
    await server.stop()
    await removeFolder(data)
  }
}

/** Lighthouse misses the start of a page now and then, above all on a busy machine. Undefined if it does three times. */
async function auditAgain(
  address: string,
  options: readonly string[] = [],
  tries = 3,
): Promise<Report | undefined> {
  try {
    return await audit(address, options)
  } catch {
    return tries > 1 ? auditAgain(address, options, tries - 1) : undefined
  }
}

async function audit(address: string, options: readonly string[]): Promise<Report> {
  const flags = [
    '--headless',
    '--disable-gpu',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: requireBrowser() }, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout)
}

function cellsOf(audited: readonly Audited[]): readonly string[] {
  const median = (read: (one: Audited) => number) => summarise(audited.map(read)).p50
  const numberOf = (id: string, kind: keyof Audited = 'simulated') =>
    median((one) => one[kind].audits[id]?.numericValue ?? Number.NaN)
  const seconds = (kind: keyof Audited) => (numberOf(LARGEST, kind) / 1000).toFixed(1)
  return [
    ...categories.map((id) =>
      (median(({ simulated }) => simulated.categories[id].score) * 100).toFixed(0),
    ),
    seconds('simulated'),
    seconds('slowed'),
    numberOf('total-blocking-time').toFixed(0),
    numberOf('cumulative-layout-shift').toFixed(3),
  ]
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(15)).join('')
}
