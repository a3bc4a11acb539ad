export { groupsOf, type Order, orders } from './groups.ts'
export { otherBrowserSentence } from './other-browsers.ts'
export { raiseSentence } from './raises.ts'
export { type CodeReport, reportOf } from './report.ts'
export { type ItemRow, placesOfRow, reportRows, type RowPlace } from './rows.ts'
export {
  baselineText,
  countsSentence,
  isUndecided,
  lowestVersionText,
  partsSentence,
  platformSentences,
  reportBrowserslist,
  reportRemarks,
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
  type ReportItem,
  type Standing,
  standings,
} from './standing.ts'
export { placesText, placeWords, reasonsOf, standingText, verdictText } from './words.ts'
