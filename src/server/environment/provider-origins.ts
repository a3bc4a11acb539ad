import { type Environment, readAddress } from './page-environment.ts'

const MONITORING = 'https://status.algolia.com'
const EVENTS = 'https://insights.algolia.io'

/**
 * The origins that a page requests besides its own; the first answers its searches. Empty if the
 * server of the page embeds the provider.
 * @param environment the `VITE_` variables of the build
 * @throws {PageEnvironmentError} for a VITE_PROVIDER_URL that is no address
 */
export function providerOrigins(environment: Environment): readonly string[] {
  const own = readAddress(environment, 'VITE_PROVIDER_URL')
  if (own !== undefined) return [own]
  const appId = environment['VITE_ALGOLIA_APP_ID'] ?? ''
  // Includes the fallback hosts, which the policy would otherwise block.
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return appId === '' ? [] : [`https://${appId}-dsn.algolia.net`, ...fallbacks, EVENTS, MONITORING]
}
