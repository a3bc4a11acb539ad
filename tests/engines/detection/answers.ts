import { createServer } from 'node:http'

import type { EngineName } from '#tests/engines/support/driver.ts'
import { launchEngine } from '#tests/engines/support/launch.ts'
import { HTTP_HOST } from '#tests/engines/support/puppeteer.ts'
import { findPort } from '#tests/support/free-port.ts'

import type { Answers } from './contradictions.ts'

/** What a page runs of a test: conditions of CSS are asked by a call, as pages print it. */
export function codeOf(test: string): string {
  const condition = /^@supports (.+)$/.exec(test)?.[1]
  return condition === undefined ? test : `CSS.supports(${JSON.stringify(condition)})`
}

/** An expression that runs tests: a letter for each, see `Answers`. */
export const answering = (tests: readonly string[]): string =>
  `[${tests.map((test) => `() => (${codeOf(test)})`).join(',\n')}].map((run) => {
    try {
      const value = run()
      return value === true ? 't' : value === false ? 'f' : '?'
    } catch {
      return 'x'
    }
  }).join('')`

/**
 * Runs tests in an empty page on localhost, which is a secure context, and in one on http, which is none.
 *
 * @throws {Error} if an engine takes one of the pages for the other.
 */
export async function answersOf(
  engine: EngineName,
  tests: readonly string[],
): Promise<{ readonly answers: Answers; readonly version: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Tests</title>')
  })
  const port = await findPort()
  server.listen(port, '127.0.0.1')
  const { open, version, close } = await launchEngine(engine, 'light', `localhost:${port}`)
  try {
    const page = await open()
    const ask = async (host: string, isSecure: boolean): Promise<string> => {
      await page.goto(`http://${host}:${port}/`)
      if ((await page.evaluate('isSecureContext')) !== isSecure) {
        throw new Error(`${host} ${isSecure ? 'is no' : 'is a'} secure context in ${engine}.`)
      }
      return String(await page.evaluate(answering(tests)))
    }
    const answers = { secure: await ask('localhost', true), http: await ask(HTTP_HOST, false) }
    return { answers, version }
  } finally {
    await close()
    server.close()
  }
}
