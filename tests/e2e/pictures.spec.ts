import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { drawnText } from './support/drawn-text.ts'
import { expect, test } from './support/fixtures.ts'
import { readRecording, record, replay, type Visit } from './support/recorded-answers.ts'
import { settle } from './support/settle.ts'
import { shrinkPicture } from './support/small-picture.ts'

/**
 * How sixteen views look, wide and on a phone, in both themes, with recorded answers on the day of the
 * recording. CONTRIBUTING.md says how to accept a change and how to record.
 */
const views = {
  home: '/',
  features: '/features',
  targets: '/features?q=grid&targets=safari+15.4',
  table: '/features?q=color&view=table',
  nothing: '/features?q=frobnicate',
  compat: '/compat?q=popover',
  specs: '/specs?q=css+grid',
  releases: '/releases',
  everything: '/search?q=popover+firefox',
  feature: '/features/popover',
  entry: '/compat/css.properties.backdrop-filter?targets=safari+17',
  spec: '/specs/css-grid-2',
  release: '/releases/safari-26',
  diff: '/diff?from=safari-26&to=safari-26.2',
  set: '/set?f=grid,subgrid,grid-lanes',
  check: '/check',
} as const

const devices = {
  1280: { viewport: { width: 1280, height: 800 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

const isRecording = process.env.RECORD_ANSWERS !== undefined

const schemes = ['light', 'dark'] as const

for (const [width, device] of Object.entries(devices)) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ ownContext: true, ...device })

    for (const [view, address] of Object.entries(views)) {
      test(`the view "${view}" looks as in its pictures, in both themes`, async ({ page }) => {
        if (isRecording) await recordView(page, { view, width }, address)
        const recording = await readRecording(view)
        await page.clock.setFixedTime(recording.day)
        const asked = await replay(page, recording)
        await page.goto(address)
        await expect
          .poll(() => [...asked].toSorted(), 'what the view asks; if that changed, record again')
          .toEqual(recording.asked[width])
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await settle(page)
          await compare(page, `${view}-${width}-${colorScheme}.png`)
        }
      })
    }
  })
}

/** Visits a view with the server of this run, today. The first width begins its recording anew. */
async function recordView(page: Page, visit: Visit, address: string): Promise<void> {
  const isFirst = visit.width === Object.keys(devices)[0]
  const before = isFirst ? undefined : await readRecording(visit.view)
  const day = before?.day ?? `${new Date().toISOString().slice(0, 10)}T12:00:00Z`
  await page.clock.setFixedTime(day)
  const write = await record(page, visit, before)
  await page.goto(address)
  await settle(page)
  // What follows when the typing rests.
  await page.waitForLoadState('networkidle')
  await write({ day, text: await drawnText(page) })
  await page.unrouteAll()
}

/** Compares with a picture, and makes a picture small that this run has written. */
async function compare(page: Page, name: string): Promise<void> {
  const file = test.info().snapshotPath(name, { kind: 'screenshot' })
  const read = async () => (existsSync(file) ? await readFile(file, 'base64') : '')
  const before = await read()
  await expect.soft(page).toHaveScreenshot(name)
  if ((await read()) !== before) await shrinkPicture(page, file)
}
