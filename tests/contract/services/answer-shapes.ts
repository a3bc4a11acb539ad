import {
  type InsightsAnswers,
  type PersonalizationAnswers,
  readAs,
} from '#tests/contract/client-answers.ts'
import { integer, noBody, oneOf, sentence, time } from '#tests/contract/shape-values.ts'
import { listOf, object, record } from '#tests/contract/shape.ts'

import { analyticsShapes } from './analytics-shapes.ts'
import { monitoringShapes } from './monitoring-shapes.ts'
import { recommendShapes } from './recommend-shapes.ts'
import { suggestionShapes } from './suggestion-shapes.ts'

const insightsShapes = {
  'POST /1/events': readAs<InsightsAnswers['pushEvents']>()(
    object({ status: oneOf(200), message: oneOf('OK') }),
  ),
  'DELETE /1/usertokens/:token': readAs<InsightsAnswers['deleteUserToken']>()(noBody),
}

const points = integer(0, 100)

const deletedProfile = readAs<PersonalizationAnswers['deleteUserProfile']>()(
  object({ userToken: sentence, deletedUntil: time }),
)

const personalizationShapes = {
  'GET /1/strategies/personalization': readAs<
    PersonalizationAnswers['getPersonalizationStrategy']
  >()(
    object({
      eventsScoring: listOf(
        object({
          score: points,
          eventName: sentence,
          eventType: oneOf('click', 'conversion', 'view'),
        }),
      ),
      facetsScoring: listOf(object({ score: points, facetName: sentence })),
      personalizationImpact: points,
    }),
  ),
  'POST /1/strategies/personalization': readAs<
    PersonalizationAnswers['setPersonalizationStrategy']
  >()(object({ message: sentence })),
  // The client's type leaves open what scores are: points by facet and value, 20 for the best value.
  'GET /1/profiles/personalization/:token': readAs<PersonalizationAnswers['getUserTokenProfile']>()(
    object({ userToken: sentence, lastEventAt: time, scores: record(record(integer(1, 20))) }),
  ),
  'DELETE /1/profiles/personalization/:token': deletedProfile,
  'DELETE /1/profiles/:token': deletedProfile,
}

/**
 * The shape of every answer of the services, by the method and path of its route. Where parameters change the shape, those of
 * the other answers follow after `with`.
 */
export const answerShapes = {
  ...insightsShapes,
  ...analyticsShapes,
  ...recommendShapes,
  ...suggestionShapes,
  ...personalizationShapes,
  ...monitoringShapes,
}

export type AnswerName = keyof typeof answerShapes
