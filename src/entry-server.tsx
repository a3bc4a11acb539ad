import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { listNames } from './catalogue/index.ts'
import type { AnsweredSearch, FirstAnswers } from './contracts/first-answers.ts'
import { writtenViews } from './contracts/first-answers.ts'
import type { Follower } from './contracts/followed.ts'
import { listPath, recordPath } from './contracts/paths.ts'
import type { FirstSources, RecordResult, Renderer } from './contracts/renderer.ts'
import { searchWith } from './early/asked-search.ts'
import { firstRequests } from './early/first-requests.ts'
import { createFollower } from './early/follower.ts'
import { createStore } from './lib/store.ts'
import { App, preloadView } from './routes/app.tsx'
import { today, visitDay } from './routes/today.ts'
import { basePath, hrefAt } from './search/address/base-path.ts'
import { createAnswerLog } from './search/transport/answer-log.ts'
import { answeredList } from './search/transport/answered-list.ts'
import { companionQueries } from './search/transport/companion-queries.ts'
import { readMarkedTexts } from './search/transport/marked-texts.ts'
import type { Answered, PageClient, SearchParams } from './search/transport/search-client.ts'
import { hasUnresolved } from './search/transport/unresolved.ts'

/** Creates the renderer of the server. A separate build for Node: see server/build/page-renderer.ts. */
export async function createRenderer(): Promise<Renderer & Follower> {
  const lists = listNames.flatMap((list) => [listPath(list), recordPath(list, 'any')])
  await Promise.all(
    [...writtenViews, ...lists].map((path) => preloadView(path, '?view=table&q=popover+firefox')),
  )
  return { ask, render, waiting, ...createFollower(visitDay) }
}

/** Only mounted components send requests, and nothing mounts here. */
const never = () => new Promise<never>(() => {})

const client: PageClient = {
  search: never,
  provider: {
    appId: '',
    searchKey: '',
    indexPrefix: '',
    isHosted: true,
    monitoring: '',
    answers: createAnswerLog(),
    answered: createStore<Answered | undefined>(undefined),
    search: never,
    recommend: never,
  },
}

function render(first: FirstAnswers): string {
  // A copy with all texts: the answers are written into the document as they came.
  const searches = structuredClone(first.searches)
  for (const { answer } of searches) readMarkedTexts(answer)
  return renderToString(
    <StaticRouter basename={basePath()} location={hrefAt(first.href)}>
      <App client={client} first={{ ...first, searches }} />
    </StaticRouter>,
  )
}

function waiting(href: string): FirstAnswers {
  return { href, today: today(), isOfVisitor: false, searches: [], files: {} }
}

async function ask(
  href: string,
  { provider, readFiles }: FirstSources,
): Promise<FirstAnswers | undefined> {
  const opened = waiting(href)
  const first = await firstRequests(href, opened.today)
  if (first === undefined) return isOfRecord(href) ? undefined : opened
  // Only the page's client can write out a past day.
  if (hasUnresolved(first.request)) return opened
  const search = searchWith(provider, visitDay(opened.today))
  const own = await search(first.request)
  const results = own.answer.results.filter(hasHits)
  if (isOfRecord(href) && results[0]?.hits.length === 0) return undefined
  const following = [...(first.next?.(results) ?? []), ...companionSearch(own)]
  const [files, ...others] = await Promise.all([
    readFiles(first.files ?? []),
    ...following.map(search),
  ])
  return { ...opened, searches: [own, ...others], files }
}

/** The search that the page sends after that of a list, once typing pauses. */
function companionSearch({ request, answer }: AnsweredSearch): readonly SearchParams[] {
  const answered = answeredList(request, answer.results)
  const { requests = [] } = answered ? companionQueries(answered) : {}
  return requests.length === 0 ? [] : [[...requests]]
}

/** Whether an address has an id after the name of a list. */
const isOfRecord = (href: string): boolean => /^\/[^/?]+\/[^/?]/.test(href)

const hasHits = (result: object): result is RecordResult => 'hits' in result
