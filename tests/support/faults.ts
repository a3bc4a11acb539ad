import type { OutgoingHttpHeaders } from 'node:http'

import { type Fault, handOn } from './fault-proxy.ts'

/** The faults that a proxy can have. Sizes are in bytes of the answer's body, times in milliseconds. */

/** Ends the connection before a byte of the answer. */
export const drop: Fault = ({ response }) => void response.socket?.resetAndDestroy()

/** Sends the beginning of the answer, then resets the connection. */
export const resetAfter =
  (bytes: number): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.write(body.subarray(0, bytes), () => response.socket?.resetAndDestroy())
  }

/** Sends the beginning of the answer as if it were the whole. */
export const truncateAfter =
  (bytes: number): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, headers).end(body.subarray(0, bytes))
  }

/** Waits before it asks the server. */
export const holdUntil =
  (released: Promise<void>): Fault =>
  async (exchange) => {
    await released
    await handOn(exchange)
  }

/** Sends headers and the beginning of the answer, waits, and sends the rest. */
export const stallUntil =
  (released: Promise<void>, bytes: number): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, headers)
    response.write(body.subarray(0, bytes))
    await released
    response.end(body.subarray(bytes))
  }

/** Every request takes this much longer. */
export const delay =
  (ms: number): Fault =>
  async (exchange) => {
    await pause(ms)
    await handOn(exchange)
  }

/** Sends the answer in so many pieces, with a pause after each. */
export const drip =
  (pieces: number, ms: number): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    const size = Math.ceil(body.length / pieces)
    response.writeHead(status, headers)
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size))
      await pause(ms)
    }
    response.end()
  }

type Said = {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly body?: unknown
}

/** Answers in the place of the server: text as it is, anything else as JSON. */
export const answer =
  ({ status = 200, headers = {}, body = '' }: Said): Fault =>
  ({ response }) => {
    const type = typeof body === 'string' ? 'text/html' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Lets the server answer and changes the text of the answer. */
export const changeText =
  (change: (text: string) => string): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, headers).end(change(body.toString()))
  }

/** Lets the server answer and changes its JSON. */
const changeJson = (change: (json: object) => unknown): Fault =>
  changeText((text) => JSON.stringify(change(JSON.parse(text))))

/** Lets the server answer and changes each of the results of a search. */
export const changeResults = (change: (result: object, place: number) => unknown): Fault =>
  changeJson((json) => {
    const results: unknown = Reflect.get(json, 'results')
    return Array.isArray(results) ? { ...json, results: results.map(change) } : json
  })

/** Lets the server answer and changes the headers of the answer. */
export const changeHeaders =
  (change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders): Fault =>
  async ({ response, forward }) => {
    const { status, headers, body } = await forward()
    response.writeHead(status, change(headers)).end(body)
  }

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
