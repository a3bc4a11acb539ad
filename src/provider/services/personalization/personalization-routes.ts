import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import { KEY_PREFIXES } from '#provider/protocol/state/entries.ts'
import { USER_TOKEN } from '#provider/protocol/traffic/entry-bounds.ts'

import { readProfile } from './profiles.ts'
import { STRATEGY, readStrategy, strategyOf } from './strategy.ts'

const RIGHT = 'recommendation'
const STRATEGIES = '/1/strategies/personalization'
const PROFILE = '/1/profiles/personalization/:token'

/** Endpoints for the strategy and the profiles of personalization. */
export const personalizationRoutes: readonly Route[] = [
  { method: 'GET', path: STRATEGIES, right: RIGHT, handle: getStrategy },
  { method: 'POST', path: STRATEGIES, right: RIGHT, handle: setStrategy },
  { method: 'GET', path: PROFILE, right: RIGHT, thread: 'background', handle: getProfile },
  { method: 'DELETE', path: PROFILE, right: RIGHT, handle: deleteProfile },
  { method: 'DELETE', path: '/1/profiles/:token', right: RIGHT, handle: deleteProfile },
]

async function getStrategy(context: RequestContext): Promise<unknown> {
  return strategyOf(await context.database.read())
}

async function setStrategy(context: RequestContext): Promise<unknown> {
  const strategy = readStrategy(asObject(context.body))
  await context.database.write((draft) => draft.put(KEY_PREFIXES.config + STRATEGY, strategy))
  return { message: 'Strategy was successfully updated' }
}

async function getProfile(context: RequestContext): Promise<unknown> {
  const userToken = readToken(context)
  const profile = readProfile(context, await context.database.read(), userToken)
  if (profile === undefined) throw new ApiError(404, 'The user has no profile')
  const scores = Array.from(
    profile.scores,
    ([facet, values]) => [facet, Object.fromEntries(values)] as const,
  )
  return {
    userToken,
    lastEventAt: new Date(profile.lastEventAt).toISOString(),
    scores: Object.fromEntries(scores),
  }
}

/** Deletes a profile and the entries on which it is based. */
async function deleteProfile(context: RequestContext): Promise<unknown> {
  const userToken = readToken(context)
  await context.traffic.forget(userToken)
  const deletedUntil = new Date(context.now()).toISOString()
  return { userToken, deletedUntil }
}

function readToken(context: RequestContext): string {
  const token = pathPart(context, 'token')
  if (USER_TOKEN.test(token)) return token
  throw badRequest(
    'Invalid user token, expected 1 to 129 letters, digits, equal, plus, slash, hyphen or underscore characters',
  )
}
