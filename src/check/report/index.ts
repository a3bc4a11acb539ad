export { groupsOf, type Order, orders } from './groups.ts'
export { otherBrowserSentence } from './other-browsers.ts'
export { type CodeReport, type ReportItem, reportOf } from './report.ts'
export {
  countsSentence,
  isUndecided,
  partsSentence,
  reportSentence,
  unknownText,
  unreadCount,
  unreadWords,
} from './sentence.ts'
export {
  ignoring,
  type Reported,
  reportedOf,
  type ReportedUse,
  type Standing,
  standings,
} from './standing.ts'
export {
  baselineText,
  lowestVersionText,
  placesText,
  placeWords,
  platformSentences,
  reasonsOf,
  reportBrowserslist,
  standingText,
  verdictText,
} from './words.ts'
