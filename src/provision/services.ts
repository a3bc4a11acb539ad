import type { Algoliasearch, Configuration } from 'algoliasearch'

import { catalogue } from '#catalogue/indices.ts'
import { personalizationStrategy, suggestionsSource } from '#catalogue/services.ts'

import { statusOf } from './client.ts'

export type ServiceTarget = {
  readonly client: Algoliasearch
  readonly isHosted: boolean
  readonly region: 'eu' | 'us'
  /** Precedes every index name. */
  readonly prefix: string
}

/**
 * Configures query suggestions and personalization as the catalogue defines. Rebuilds query
 * suggestions, because replacing the records of their index has removed them.
 * @returns a sentence for each service that a hosted application does not have
 */
export async function provisionServices(target: ServiceTarget): Promise<readonly string[]> {
  const notes = await Promise.all([
    configure('Query suggestions', target, () => putSuggestions(target)),
    configure('Personalization', target, () => putStrategy(target)),
  ])
  return notes.filter((note) => note !== undefined)
}

const PAUSE = 20

/** Resolves when an embedded provider has built its suggestions. */
export async function suggestionsBuilt(target: ServiceTarget): Promise<void> {
  const { client, region, prefix } = target
  const service = client.initQuerySuggestions({ region, ...optionsOf(target) })
  const indexName = prefix + catalogue.suggestions.name
  const { isRunning } = await service.getConfigStatus({ indexName })
  if (isRunning !== true) return
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE)
  })
  await suggestionsBuilt(target)
}

/** The client's requester; also its hosts if one address serves everything. */
function optionsOf({ client, isHosted }: ServiceTarget) {
  const { hosts, requester, timeouts } = client.transporter
  return { options: isHosted ? { requester } : { hosts: [...hosts], requester, timeouts } }
}

/** Configures a service; skips it if the hosted plan or the key does not allow it. */
async function configure(
  what: string,
  { isHosted }: ServiceTarget,
  send: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    if (!isHosted || statusOf(error) === undefined) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return `${what} is left out: ${reason}`
  }
}

function configurationOf({ prefix }: ServiceTarget): Configuration {
  const { indices, minHits, minLetters, languages } = suggestionsSource
  return {
    sourceIndices: indices.map((name) => ({ indexName: prefix + name, minHits, minLetters })),
    languages: [...languages],
    allowSpecialCharacters: true,
  }
}

/** Creates or updates the configuration, which starts a build. */
async function putSuggestions(target: ServiceTarget): Promise<void> {
  const { client, region, prefix } = target
  const service = client.initQuerySuggestions({ region, ...optionsOf(target) })
  const indexName = prefix + catalogue.suggestions.name
  const configuration = configurationOf(target)
  try {
    await service.updateConfig({ indexName, configuration })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    await service.createConfig({ indexName, ...configuration })
  }
}

async function putStrategy(target: ServiceTarget): Promise<void> {
  const { client, region } = target
  const service = client.initPersonalization({ region, ...optionsOf(target) })
  const { eventsScoring, facetsScoring, personalizationImpact } = personalizationStrategy
  await service.setPersonalizationStrategy({
    eventsScoring: [...eventsScoring],
    facetsScoring: [...facetsScoring],
    personalizationImpact,
  })
}
