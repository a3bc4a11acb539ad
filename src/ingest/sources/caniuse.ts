import * as v from 'valibot'

import { readShape, objectOf } from './read-shape.ts'

export type AgentVersion = {
  /** Percentage of all visitors. */
  readonly share: number
  /** Epoch seconds of the release; null if it is only announced. */
  readonly released: number | null
}

/** caniuse ID of a browser → version → facts. */
export type AgentUsage = ReadonlyMap<string, ReadonlyMap<string, AgentVersion>>

const agentsSchema = objectOf(
  v.object({
    release_date: objectOf(v.nullish(v.number())),
    usage_global: objectOf(v.number()),
  }),
)

export async function loadUsage(): Promise<AgentUsage> {
  const { agents } = await import('caniuse-lite/dist/unpacker/agents.js')
  const read = readShape(agentsSchema, { value: agents, at: 'caniuse-lite agents' })
  return new Map(
    Object.entries(read).map(([agent, { release_date: released, usage_global: shares }]) => [
      agent,
      new Map(
        Object.entries(shares).map(([version, share]): [string, AgentVersion] => [
          version,
          { share, released: released[version] ?? null },
        ]),
      ),
    ]),
  )
}
