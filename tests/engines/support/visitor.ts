import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { clickOn } from './click.ts'
import { type Driver, type Key, StaleElementError } from './driver.ts'
import { expressionOf, type Target } from './target.ts'

/** A value that a script can take or return. */
type Plain = string | number | boolean | null | readonly Plain[]

/** What a person does at a browser, and sees; everything waits until it can be done. */
export type Visitor = {
  /** Opens an address of the site, without its origin, and waits until the page has started. */
  readonly goto: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  /** The address that the browser shows, without its origin. */
  readonly address: () => Promise<string>
  readonly click: (target: Target) => Promise<void>
  readonly focus: (target: Target) => Promise<void>
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (target: Target) => Promise<void>
  /** Presses keys together: `press('Control', 'k')`. */
  readonly press: (...keys: readonly Key[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly choose: (target: Target, file: string) => Promise<void>
  readonly resize: (width: number, height?: number) => Promise<void>
  /** What a function says of every element that can be seen. */
  readonly read: <T extends Plain>(
    target: Target,
    look: (element: HTMLElement) => T,
  ) => Promise<readonly T[]>
  /** The value of a function in the page. */
  readonly evaluate: <T extends Plain>(look: () => T) => Promise<T>
  readonly texts: (target: Target) => Promise<readonly string[]>
  /** How many of the elements have a role in the accessibility tree. */
  readonly countRole: (target: Target, role: string) => Promise<number>
  /** Waits until an element can be seen. */
  readonly sees: (target: Target) => Promise<void>
  /** Waits until none can be seen. */
  readonly misses: (target: Target) => Promise<void>
  /** Waits until an element has the focus. */
  readonly isAt: (target: Target) => Promise<void>
  /** Waits until the address is this one, or one like it. */
  readonly arrives: (address: string | RegExp) => Promise<void>
  /** Does something that saves a file, and returns the file. */
  readonly download: (action: () => Promise<void>) => Promise<SavedFile>
}

export type SavedFile = { readonly name: string; readonly path: string; readonly text: string }

/** Most of what a visitor waits for is there after a few frames: in milliseconds. */
const intervals = [20, 40, 80]

/** Engines apply the styles of another width with the next frame. */
const painted =
  'new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(1))))'

/** More elements than any view has in its tab order. */
const MOST_TABS = 250

/** A visitor of the site at `origin`, by way of a browser's window. */
export function createVisitor(driver: Driver, origin: string, downloads: string): Visitor {
  const json = async (expression: string) =>
    String(await driver.evaluate(`JSON.stringify(${expression})`))
  const read = async <T extends Plain>(
    target: Target,
    look: (element: HTMLElement) => T,
  ): Promise<readonly T[]> => {
    const listed = `${expressionOf(target)}.map(${String(look)})`
    return JSON.parse(await json(listed))
  }
  const evaluate = async <T extends Plain>(look: () => T): Promise<T> =>
    JSON.parse(await json(`(${String(look)})()`))
  const count = async (target: Target) => (await read(target, () => true)).length
  const isFocused = (target: Target) =>
    read(target, (element) => element === document.activeElement)
  const sees = (target: Target) =>
    expect
      .poll(() => count(target), { message: said(target, 'is seen'), intervals })
      .toBeGreaterThan(0)
  /** A target that content above it still moves would be missed. */
  const rests = async (target: Target) => {
    await sees(target)
    let before = ''
    const moves = async () => {
      const now = JSON.stringify(
        (await read(target, (element) => element.getBoundingClientRect().top))[0],
      )
      const isMoving = now !== before
      before = now
      return isMoving
    }
    await expect.poll(moves, { message: said(target, 'rests'), intervals: [50] }).toBe(false)
  }
  /** Also where the page replaces the element between the two steps. */
  const use = async (target: Target, action: (first: string) => Promise<void>) => {
    await sees(target)
    await untilNotStale(() => action(`${expressionOf(target)}[0]`))
  }
  const starts = () =>
    expect.poll(() => evaluate(hasStarted), { message: 'the page starts', intervals }).toBe(true)
  return {
    goto: async (path) => {
      await driver.goto(origin + path)
      await starts()
    },
    reload: async () => {
      await driver.reload()
      await starts()
    },
    back: driver.back,
    address: () => evaluate(() => location.href.slice(location.origin.length)),
    click: async (target) => {
      await rests(target)
      await use(target, (first) => clickOn(driver, first))
    },
    focus: (target) =>
      use(target, async (first) => {
        await driver.evaluate(`${first}.focus()`)
      }),
    tabTo: async (target) => {
      await sees(target)
      for (let presses = 0; presses < MOST_TABS; presses += 1) {
        await driver.press('Tab')
        if ((await isFocused(target)).includes(true)) return
      }
      throw new Error(said(target, `is not reached by ${MOST_TABS} presses of Tab`))
    },
    press: driver.press,
    type: driver.type,
    choose: (target, file) => use(target, (first) => driver.choose(first, file)),
    resize: async (width, height = 800) => {
      await driver.resize(width, height)
      await driver.evaluate(painted)
    },
    read,
    evaluate,
    texts: (target) => read(target, (element) => element.innerText.replaceAll(/\s+/g, ' ').trim()),
    countRole: (target, role) => driver.countRole(expressionOf(target), role),
    sees,
    misses: (target) =>
      expect.poll(() => count(target), { message: said(target, 'is not seen'), intervals }).toBe(0),
    isAt: (target) =>
      expect
        .poll(() => isFocused(target), { message: said(target, 'has the focus'), intervals })
        .toContain(true),
    // A document that is being left cannot be asked; it is asked again.
    arrives: (address) =>
      expect(async () => {
        const here = await evaluate(() => location.href.slice(location.origin.length))
        const wanted = typeof address === 'string' ? address : expect.stringMatching(address)
        expect(here, 'the address').toEqual(wanted)
      }).toPass({ intervals }),
    download: (action) => download(action, downloads),
  }
}

/**
 * Whether React has rendered or hydrated the page, and what loads after it: the rows below the window, whose text is empty
 * until then, and the palette. True of a file that is no page of the site.
 */
function hasStarted(): boolean {
  if (document.getElementById('root') === null) return true
  const rows = Array.from(document.querySelectorAll('main li'))
  return (
    document.querySelector('.boot') === null &&
    document.querySelector('dialog[aria-label="Search everything"]') !== null &&
    rows.every((row) => getComputedStyle(row).contentVisibility !== 'hidden')
  )
}

const said = ({ css, name }: Target, what: string): string =>
  `${css}${name === undefined ? '' : ` named ${String(name)}`} ${what}`

async function untilNotStale(action: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof StaleElementError)) throw error
    }
  }
  return action()
}

/** What browsers add to the name of a file that is not complete. */
const partial = /\.(part|crdownload|wkdownload|download)$/

async function download(action: () => Promise<void>, folder: string): Promise<SavedFile> {
  for (const name of await readdir(folder)) await rm(join(folder, name))
  await action()
  const complete = async (): Promise<readonly SavedFile[]> => {
    const names = await readdir(folder)
    if (names.some((name) => partial.test(name))) return []
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        return { name, path, text: await readFile(path, 'utf8') }
      }),
    )
    return files.filter(({ text }) => text !== '')
  }
  await expect
    .poll(async () => (await complete()).length, { message: 'a file is saved', intervals })
    .toBe(1)
  const [file] = await complete()
  if (file === undefined) throw new Error('The file that was saved is gone.')
  return file
}
