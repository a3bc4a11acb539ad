import { readFile, writeFile, mkdir, rm } from 'node:fs/promises'

import { chromium } from '@playwright/test'

import { drawnText } from './drawn-text.ts'
import { pictureOptions } from './launch-options.ts'
import { readRecording } from './recorded-answers.ts'

const tokens = new URL('../../../src/styles/tokens.css', import.meta.url)
const results = new URL('../../../test-results/', import.meta.url)
const notes = new URL('not-compared.txt', results)

const reason =
  'Pictures not compared: this machine draws text otherwise than theirs, a Debian ' +
  'with the packages chromium-headless-shell and fonts-dejavu-core.'

/**
 * Whether views can be compared with their pictures here. Text that a machine draws otherwise says
 * nothing about the page: the run says so, and `.ci/totals.mjs` repeats it.
 */
export async function canComparePictures(): Promise<boolean> {
  const isAlike = (await drawHere()) === (await readRecording('home')).text
  await rm(notes, { force: true })
  if (isAlike) return true
  process.stdout.write(`${reason}\n`)
  await mkdir(results, { recursive: true })
  await writeFile(notes, `${reason}\n`)
  return false
}

async function drawHere(): Promise<string> {
  const browser = await chromium.launch(pictureOptions)
  try {
    const page = await browser.newPage()
    await page.setContent(`<style>${await readFile(tokens, 'utf8')}</style>`)
    return await drawnText(page)
  } finally {
    await browser.close()
  }
}
