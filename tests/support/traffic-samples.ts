import type { LoggedEvent, LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

/** What visitors searched for and did, made up: the same for the same options. */
export type Traffic = {
  readonly searches: readonly LoggedSearch[]
  readonly events: readonly LoggedEvent[]
}

export type TrafficOptions = {
  readonly searches: number
  readonly events: number
  /** Milliseconds since 1970: the time of the last search. */
  readonly until: number
  readonly days: number
}

const DAY = 86_400_000

const words = [
  'grid',
  'flex',
  ':has()',
  'container queries',
  'dialog <img src=x onerror=alert(1)>',
  'popover',
  'anchor positioning',
  'css nesting',
  'subgrid',
  'view transitions',
]

/** A linear congruential generator (Numerical Recipes, 2nd edition, 7.1): numbers from 0 up to 1, always the same. */
function createRandom(): (below: number) => number {
  let state = 12_345
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Makes searches that type a word letter by letter, some of which are overtaken by the next, with and without a visitor, and events after some of them. */
export function sampleTraffic({ searches, events, until, days }: TrafficOptions): Traffic {
  const random = createRandom()
  const step = (days * DAY) / searches
  const logged: LoggedSearch[] = []
  while (logged.length < searches) {
    const word = words[Math.min(random(words.length), random(words.length))] ?? ''
    const userToken = random(3) === 0 ? null : `anonymous-${random(searches / 8)}`
    const typed = 1 + random(4)
    const began = Math.round(until - (searches - logged.length) * step)
    const late = random(6) === 0 ? 1.5 : 0
    for (let letter = typed - 1; letter >= 0 && logged.length < searches; letter -= 1) {
      const query = word.slice(0, word.length - letter)
      const time = began + (typed - letter + (letter === 1 ? late : 0)) * 1000
      logged.push({ ...searchOf(query, { random, userToken, number: logged.length }), time })
    }
  }
  const clicked = Array.from(
    { length: events },
    (_, at) => logged[Math.floor((at * searches) / events)],
  )
  return {
    searches: logged.toSorted((a, b) => a.time - b.time),
    events: clicked.flatMap((search) => (search === undefined ? [] : [eventOf(search, random)])),
  }
}

type Parts = {
  readonly random: (below: number) => number
  readonly userToken: string | null
  readonly number: number
}

function searchOf(query: string, { random, userToken, number }: Parts): LoggedSearch {
  const nbHits = random(5) === 0 ? 0 : 1 + random(60)
  const first = random(1000)
  const baseline = { attribute: 'baseline', operator: ':', value: random(2) === 0 ? 'high' : 'low' }
  const usage = { attribute: 'usage', operator: '>=', value: '50' }
  return {
    time: 0,
    index: random(10) === 0 ? 'specs' : 'features',
    query,
    nbHits,
    userToken,
    queryID: random(4) === 0 ? null : number.toString(16).padStart(32, '0'),
    page: random(12) === 0 ? 1 : 0,
    tags: random(3) === 0 ? ['phone'] : [],
    conditions: [[], [], [baseline], [baseline, usage]][random(4)] ?? [],
    objectIDs: Array.from({ length: Math.min(nbHits, 20) }, (_, at) => `feature-${first + at * 7}`),
  }
}

function eventOf(search: LoggedSearch, random: (below: number) => number): LoggedEvent {
  const type = random(4) === 0 ? 'conversion' : 'click'
  const position = 1 + random(25)
  return {
    time: search.time + 1000,
    type,
    subtype: null,
    name: 'Result opened',
    index: search.index,
    userToken: search.userToken ?? 'anonymous',
    queryID: search.queryID,
    objectIDs: [search.objectIDs[position - 1] ?? 'feature-1'],
    positions: type === 'click' && search.queryID !== null ? [position] : [],
    filters: [],
  }
}
