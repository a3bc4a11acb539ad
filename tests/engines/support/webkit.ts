import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findPort } from '#tests/support/free-port.ts'

import { type Driver, type Engine, StaleElementError, type Theme } from './driver.ts'
import { programPath } from './programs.ts'
import {
  chord,
  type Command,
  elementId,
  openSession,
  typing,
  waitForServer,
  WebDriverError,
} from './webdriver.ts'

/** The tools of the window keep it from being as narrow as a phone: they get no room. */
const style = `
  headerbar, headerbar *, toolbar, toolbar *, entry, button {
    min-width: 0; padding: 0; margin: 0; font-size: 4px; -gtk-icon-transform: scale(0);
  }
`

/** Starts WebKitGTK's driver on a screen of its own; pages on http come through the proxy, if there is one. */
export async function launchWebKit(theme: Theme, proxy?: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-engine-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  await writeSettings(folder, downloads)
  const screen = await openScreen()
  const port = await findPort()
  const server = `http://127.0.0.1:${port}`
  const driver = spawn(programPath('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
    },
  })
  await waitForServer(server)
  // One window for all journeys: each visits an origin of its own, and a browser for each takes a second.
  const { command, version } = await openSession(server, capabilities(theme, proxy))
  return {
    downloads,
    version,
    open: () => Promise.resolve(drive(command)),
    close: async () => {
      await command('DELETE', '')
      await end(driver)
      await end(screen.process)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function writeSettings(folder: string, downloads: string): Promise<void> {
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), style)
}

/** A screen that nobody sees, with the name that the system had free: `:101`. */
async function openScreen(): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(programPath('Xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const written = server.stdio[3]
  if (written === null || written === undefined || !('read' in written)) {
    throw new Error('Xvfb has no third stream.')
  }
  const [number] = await new Promise<readonly unknown[]>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)))
    written.once('data', (part) => resolve([part]))
  })
  return { process: server, name: `:${String(number).trim()}` }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const capabilities = (theme: Theme, proxy: string | undefined): object => ({
  ...(proxy !== undefined && { proxy: { proxyType: 'manual', httpProxy: proxy } }),
  'webkitgtk:browserOptions': {
    binary: programPath('MiniBrowser'),
    args: ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])],
  },
})

function drive(command: Command): Driver {
  const evaluate = (expression: string): Promise<unknown> =>
    command('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  return {
    goto: async (url) => {
      await command('POST', '/url', { url })
    },
    reload: async () => {
      await command('POST', '/refresh', {})
    },
    // A plain text file runs no timers.
    back: async () => {
      await evaluate('history.back()')
    },
    evaluate,
    click: async (element) => {
      // The driver does not wait until its own scrolling, which the style of the page makes smooth, ends.
      await evaluate(`${element}?.scrollIntoView({ block: 'nearest', behavior: 'instant' })`)
      await onElement(evaluate(element), (id) => command('POST', `/element/${id}/click`, {}))
    },
    choose: async (input, file) => {
      await onElement(evaluate(input), (id) =>
        command('POST', `/element/${id}/value`, { text: file }),
      )
    },
    press: async (...keys) => {
      await command('POST', '/actions', chord(keys))
    },
    type: async (typed) => {
      await command('POST', '/actions', typing(typed))
    },
    resize: (width, height) => resize(command, { width, height }),
    countRole: async (elements, role) => {
      const found = await evaluate(elements)
      const ids = Array.isArray(found) ? found.map((element) => elementId(element)) : []
      let count = 0
      for (const id of ids) {
        if ((await command('GET', `/element/${id}/computedrole`)) === role) count += 1
      }
      return count
    },
    // What is left of the page must not reach the journey that follows.
    close: async () => {
      await command('POST', '/url', { url: 'about:blank' })
    },
  }
}

/** Does something with an element, and says so if it went away meanwhile. */
async function onElement(
  found: Promise<unknown>,
  action: (id: string) => Promise<unknown>,
): Promise<void> {
  const id = elementId(await found)
  if (id === undefined) throw new StaleElementError('There is no such element.')
  try {
    await action(id)
  } catch (error) {
    const isPassing =
      error instanceof WebDriverError && /^(stale|element|no such element)/.test(error.code)
    if (!isPassing) throw error
    throw new StaleElementError(error.message, { cause: error })
  }
}

type Size = { readonly width: number; readonly height: number }

/** The command sets the size of the window, whose tools take some of its height. */
async function resize(command: Command, size: Size): Promise<void> {
  const script = 'return [innerWidth, innerHeight]'
  let inner = ''
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const outer = await command('GET', '/window/rect')
    const [width, height] = numbers(await command('POST', '/execute/sync', { script, args: [] }))
    if (width === size.width && height === size.height) return
    inner = `${width} × ${height}`
    const tools = Number(Reflect.get(Object(outer), 'height')) - (height ?? 0)
    await command('POST', '/window/rect', { ...size, height: size.height + tools })
  }
  throw new Error(`The viewport is ${inner} px and not ${size.width} × ${size.height}.`)
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : []
