import { setTimeout } from 'node:timers/promises'

import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

import type { Fault } from './fault.ts'

export type Applying = {
  /** The answer as it would have been. */
  readonly answer: () => Promise<Response>
  readonly outgoing: HttpBindings['outgoing'] | undefined
}

/** Sends the beginning of an answer by hand, so that the connection can be left as no server leaves it. */
async function sendPart({ answer, outgoing }: Applying, bytes: number): Promise<void> {
  if (outgoing === undefined) throw new Error('stall and reset need a socket')
  if (bytes === 0) return
  const response = await answer()
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.byteLength,
  })
  await new Promise<void>((resolve) => {
    outgoing.write(body.subarray(0, bytes), () => resolve())
  })
}

const cors = { 'access-control-allow-origin': '*' }

/** Tells the server that the answer, or what there is of it, went out by hand; the constant is shared. */
const handSent = (): Response => new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })

function refuse({ status, body, headers }: Extract<Fault, { effect: 'status' }>): Response {
  return new Response(body ?? JSON.stringify({ message: `Fault ${status}`, status }), {
    status,
    headers: { 'content-type': 'application/json', ...cors, ...headers },
  })
}

function changeHeaders(
  { headers }: Extract<Fault, { effect: 'headers' }>,
  response: Response,
): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) response.headers.delete(name)
    else response.headers.set(name, value)
  }
  return response
}

/** Makes of an answer what the fault says. */
export async function applyFault(fault: Fault, applying: Applying): Promise<Response> {
  const { effect } = fault
  if (effect === 'status') return refuse(fault)
  if (effect === 'body') {
    const headers = { 'content-type': fault.contentType ?? 'application/json', ...cors }
    return new Response(fault.body, { headers })
  }
  if (effect === 'stall' || effect === 'reset') {
    await sendPart(applying, fault.bytes)
    if (effect === 'reset') applying.outgoing?.socket?.resetAndDestroy()
    return handSent()
  }
  if (effect === 'delay') await setTimeout(fault.ms)
  const response = await applying.answer()
  if (effect === 'delay') return response
  if (effect === 'headers') return changeHeaders(fault, response)
  return new Response((await response.text()).slice(0, fault.bytes), response)
}
