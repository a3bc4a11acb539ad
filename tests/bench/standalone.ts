import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { buildStandalone } from '#tests/standalone/build.ts'
import { newFolder, removeFolder, root, startServer } from '#tests/support/server.ts'
import { serveFolder } from '#tests/support/static-host.ts'

import { firstResult, openView, type View, views, watchResults } from './first-result.ts'
import { printKept } from './kept-site.ts'
import { launch } from './reference-page.ts'
import { summarise } from './samples.ts'
import { type Link, type LinkSpeed, openLink } from './slow-link.ts'
import { slowDown } from './slow-process.ts'
import { printMemory } from './tab-memory.ts'

/** A device and its line. */
type Profile = { readonly name: string; readonly slowdown: number; readonly link: LinkSpeed }

const profiles: readonly Profile[] = [
  { name: 'this machine', slowdown: 1, link: { down: Infinity, roundTrip: 0 } },
  { name: 'phone', slowdown: 4, link: { down: 200_000, roundTrip: 150 } },
]

type Site = { readonly name: string; readonly origin: string }

/** What a visitor waits for, and what has arrived by then. */
type Opening = { readonly milliseconds: number; readonly bytes: number }

const ROUNDS = 3

/**
 * From the navigation to the first result, and the bytes until then, of a page without a provider beside one with our server: with
 * an empty cache and with that of the last visit. The sites are opened in turn. Then the
 * memory of a page without a provider.
 */
export async function benchStandalone(
  print: (text: string) => void,
  rounds = ROUNDS,
): Promise<void> {
  const folder = join(root, 'test-results/standalone/root')
  await buildStandalone(folder, { base: '/', way: 'variable' })
  const data = await newFolder()
  const server = await startServer({ PLINTH_DATA: data })
  const hosts = await Promise.all(
    (['gzip', 'br'] as const).map((encoding) =>
      serveFolder({ folder, followsRules: true, encoding }),
    ),
  )
  const [gzip, brotli] = hosts
  const sites: readonly Site[] = [
    { name: 'our server', origin: server.address },
    { name: 'without a provider, gzip', origin: gzip?.origin ?? '' },
    { name: 'without a provider, Brotli', origin: brotli?.origin ?? '' },
  ]
  const browser = await launch()
  try {
    for (const profile of profiles) {
      for (const view of views) {
        await compare({ browser, profile, view, sites, rounds }, print)
      }
    }
    for (const { name, slowdown } of profiles) {
      const visited = { browser, origin: gzip?.origin ?? '', slowdown, rounds }
      await printKept(visited, (text) => print(`${name}, ${text}`))
    }
    await printMemory(browser, gzip?.origin ?? '', print)
  } finally {
    await browser.close()
    await Promise.all([server.stop(), ...hosts.map((host) => host.close())])
    await removeFolder(data)
  }
}

type Comparison = {
  readonly browser: Browser
  readonly profile: Profile
  readonly view: View
  readonly sites: readonly Site[]
  readonly rounds: number
}

async function compare(
  { browser, profile, view, sites, rounds }: Comparison,
  print: (text: string) => void,
): Promise<void> {
  const first = await firstResult(browser, view, sites[0]?.origin ?? '')
  const visits = sites.map((): Visit[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { origin }] of sites.entries()) {
      const link = await openLink(origin, profile.link)
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.addInitScript(watchResults, [view.results, first] as const)
      const slowed = (action: () => Promise<number>) => slowDown(browser, profile.slowdown, action)
      visits[place]?.push(await visit({ page, link, view, slowed }))
      await context.close()
      await link.close()
    }
  }
  for (const [place, { name }] of sites.entries()) {
    const all = visits[place] ?? []
    const [cold, warm] = [all.map((one) => one.cold), all.map((one) => one.warm)]
    print(`${profile.name}, ${view.name}, ${name}: ${describe(cold)}; again ${describe(warm)}`)
  }
}

/** The first opening in a browser, and the one after. */
type Visit = { readonly cold: Opening; readonly warm: Opening }

type Visited = {
  readonly page: Page
  readonly link: Link
  readonly view: View
  /** Opens the view on the device. */
  readonly slowed: (action: () => Promise<number>) => Promise<number>
}

async function visit({ page, link, view, slowed }: Visited): Promise<Visit> {
  const openOnce = async (): Promise<Opening> => {
    const before = link.received()
    const milliseconds = await slowed(() => openView(page, view, link.origin))
    return { milliseconds, bytes: link.received() - before }
  }
  const cold = await openOnce()
  // What the cache shall hold arrives.
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.goto('about:blank')
  return { cold, warm: await openOnce() }
}

function describe(openings: readonly Opening[]): string {
  const { p50, max } = summarise(openings.map(({ milliseconds }) => milliseconds))
  const bytes = summarise(openings.map((one) => one.bytes)).p50
  return `${p50.toFixed(0)} ms (at most ${max.toFixed(0)}), ${(bytes / 1000).toFixed(0)} kB`
}
