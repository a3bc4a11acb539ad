import type { Key } from './driver.ts'

/** An answer of a WebDriver server that is an error: `no such element`, `stale element reference`. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** The name under which the protocol hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The part of a value that belongs to a key; undefined where there is none. */
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The id of an element that a script has returned; undefined if it returned something else. */
export function elementId(value: unknown): string | undefined {
  const id = partOf(value, ELEMENT)
  return typeof id === 'string' ? id : undefined
}

/** Sends a command of a session: `command('POST', '/url', { url })`. */
export type Command = (method: string, path: string, body?: object) => Promise<unknown>

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const value = partOf(await response.json(), 'value')
  if (response.ok) return value
  throw new WebDriverError(String(partOf(value, 'error')), String(partOf(value, 'message')))
}

/**
 * Opens a session of W3C WebDriver, and says which version of the browser it drives.
 *
 * @throws {WebDriverError} as its commands do.
 */
export async function openSession(
  server: string,
  capabilities: object,
): Promise<{ readonly command: Command; readonly version: string }> {
  const session = await send(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const base = `${server}/session/${String(partOf(session, 'sessionId'))}`
  return {
    command: (method, path, body) => send(base + path, method, body),
    version: String(partOf(partOf(session, 'capabilities'), 'browserVersion')),
  }
}

/** Waits until a server takes sessions. */
export async function waitForServer(server: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await send(`${server}/status`, 'GET').catch(() => undefined)
    if (partOf(status, 'ready') === true) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(`No WebDriver server answers at ${server}.`)
}

/** The code points that stand for keys without a character. */
const keyCodes: ReadonlyMap<string, string> = new Map([
  ['Backspace', '\uE003'],
  ['Tab', '\uE004'],
  ['Enter', '\uE007'],
  ['Control', '\uE009'],
  ['Escape', '\uE00C'],
  ['Space', ' '],
  ['ArrowRight', '\uE014'],
  ['ArrowDown', '\uE015'],
])

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

const act = (type: KeyAction['type'], key: string): KeyAction => ({
  type,
  value: keyCodes.get(key) ?? key,
})
const down = (key: string): KeyAction => act('keyDown', key)
const up = (key: string): KeyAction => act('keyUp', key)

/** Keys pressed together and released in the opposite order, as the body of a command. */
export const chord = (keys: readonly Key[]): object =>
  keyboard([...keys.map((key) => down(key)), ...keys.toReversed().map((key) => up(key))])

/** A text typed key by key, as the body of a command. */
export const typing = (text: string): object =>
  keyboard(Array.from(text).flatMap((key) => [down(key), up(key)]))

const keyboard = (actions: readonly KeyAction[]): object => ({
  actions: [{ type: 'key', id: 'keyboard', actions }],
})
