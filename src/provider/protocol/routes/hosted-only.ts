import { ApiError, notEmbedded } from '#provider/protocol/errors.ts'

type HostedOnly = readonly [pattern: RegExp, what: string, status?: 402]

/** Paths of the hosted service only, their purpose, and 402 if some of its plans lack them too. */
const HOSTED_ONLY: readonly HostedOnly[] = [
  [/^\/1\/indexes\/[^/]+\/[^/]+\/(?:recommend|task)\//, 'rules for recommendations'],
  [/^\/1\/dictionaries(?:\/|$)/, 'dictionaries'],
  [/^\/1\/clusters(?:\/|$)/, 'clusters', 402],
  [/^\/1\/security\/sources(?:\/|$)/, 'allowed sources'],
  [
    /^\/(?:1\/(?:authentications|destinations|push|runs|sources|tasks|transformations)|2\/tasks)(?:\/|$)/,
    'ingestion',
  ],
  [/^\/1\/usage(?:\/|$)/, 'usage figures'],
  [/^\/2\/abtests(?:\/|$)/, 'A/B tests', 402],
  [/^\/2\/countries$/, 'analytics by country'],
  [/^\/2\/conversions\//, 'analytics of purchases'],
  [/^\/2\//, 'these analytics'],
  [/^\/3\/patterns\//, 'analytics of query patterns'],
  [/^\/3\/abtests(?:\/|$)/, 'A/B tests', 402],
]

/** The error for an unknown path: 400 or 402 if the hosted service has it, else 404. */
export function refuseUnknownPath(pathname: string): ApiError {
  const known = HOSTED_ONLY.find(([pattern]) => pattern.test(pathname))
  return known === undefined ? new ApiError(404, 'Path not found') : notEmbedded(known[1], known[2])
}
