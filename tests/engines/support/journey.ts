import { test as base, expect } from '@playwright/test'

import { patience } from '#tests/e2e/support/playwright.ts'

import type { Engine, EngineName, Theme } from './driver.ts'
import { type Edge, openEdge } from './edge.ts'
import { launchEngine } from './launch.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** What the configuration and the files of journeys set. */
export type EngineOptions = {
  readonly engineName: EngineName
  /** The address of the server. */
  readonly server: string
  /** What the system of the visitor prefers. */
  readonly theme: Theme
}

type WorkerFixtures = EngineOptions & { readonly engine: Engine }

type Fixtures = { readonly edge: Edge; readonly visitor: Visitor }

/** Playwright's test without its browsers. Errors in a page and violations of its policy fail a journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  server: ['', { scope: 'worker', option: true }],
  theme: ['light', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName, theme }, use) => {
      const engine = await launchEngine(engineName, theme)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: patience.timeout },
  ],
  edge: async ({ server }, use) => {
    const edge = await openEdge(server)
    await use(edge)
    await edge.close()
    expect(edge.trouble, 'errors and policy violations of this journey').toEqual([])
  },
  visitor: async ({ engine, edge }, use) => {
    const driver = await engine.open()
    const visitor = createVisitor(driver, edge.address, engine.downloads)
    await visitor.resize(1280)
    await use(visitor)
    await driver.close()
  },
})

export { expect }
