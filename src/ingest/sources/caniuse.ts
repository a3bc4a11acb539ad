import { entriesOf, type Located, memberOf, numberOf } from './shape.ts'

export type AgentVersion = {
  /** Percentage of all visitors. */
  readonly share: number
  /** Epoch seconds of the release; null if it is only announced. */
  readonly released: number | null
}

/** caniuse ID of a browser → version → facts. */
export type AgentUsage = ReadonlyMap<string, ReadonlyMap<string, AgentVersion>>

export async function loadUsage(): Promise<AgentUsage> {
  const { agents } = await import('caniuse-lite/dist/unpacker/agents.js')
  return new Map(
    entriesOf({ value: agents, at: 'caniuse-lite agents' }).map(([agent, facts]) => {
      const released = memberOf(facts, 'release_date')
      const versions = entriesOf(memberOf(facts, 'usage_global'))
      return [
        agent,
        new Map(
          versions.map(([version, share]): [string, AgentVersion] => [
            version,
            { share: numberOf(share), released: dateOf(memberOf(released, version)) },
          ]),
        ),
      ]
    }),
  )
}

function dateOf(located: Located): number | null {
  return located.value === null || located.value === undefined ? null : numberOf(located)
}
