import type { Algoliasearch } from 'algoliasearch'

import type { Shape } from './shape.ts'

/** What each method of an official client returns. */
type AnswersOf<Client> = {
  [Method in keyof Client]: Client[Method] extends (...args: never[]) => Promise<infer Answer>
    ? Answer
    : never
}

export type SearchAnswers = AnswersOf<Algoliasearch>
export type AnalyticsAnswers = AnswersOf<ReturnType<Algoliasearch['initAnalytics']>>
export type InsightsAnswers = AnswersOf<ReturnType<Algoliasearch['initInsights']>>
export type MonitoringAnswers = AnswersOf<ReturnType<Algoliasearch['initMonitoring']>>
export type PersonalizationAnswers = AnswersOf<ReturnType<Algoliasearch['initPersonalization']>>
export type RecommendAnswers = AnswersOf<ReturnType<Algoliasearch['initRecommend']>>
export type SuggestionAnswers = AnswersOf<ReturnType<Algoliasearch['initQuerySuggestions']>>

type KeyOf<Value> = Value extends unknown ? keyof Value : never
type ValueAt<Value, Key> = Value extends unknown
  ? Key extends keyof Value
    ? Value[Key]
    : never
  : never

/** The names of members, at any depth, that answers have and the client's type does not. */
type Surplus<Answer, Client> = unknown extends Client
  ? never
  : Answer extends readonly (infer Item)[]
    ? Client extends readonly (infer ItemOfClient)[]
      ? Surplus<Item, ItemOfClient>
      : never
    : Answer extends object
      ?
          | Exclude<keyof Answer, KeyOf<NonNullable<Client>>>
          | SurplusWithin<Answer, NonNullable<Client>>
      : never

type SurplusWithin<Answer, Client> = {
  [Key in keyof Answer]-?: Surplus<Answer[Key], ValueAt<Client, Key>>
}[keyof Answer]

type Known<Answer, Client> = [Surplus<Answer, Client>] extends [never]
  ? unknown
  : { readonly unknownToTheClient: Surplus<Answer, Client> }

/**
 * Ties a shape to what a method of the official client returns. It does not compile where an answer of the shape is none that
 * the client expects, or has a member that the client does not know.
 */
export const readAs =
  <Client>() =>
  <Answer extends Client>(shape: Shape<Answer> & Known<Answer, Client>): Shape<Answer> =>
    shape
