import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { listNames } from './catalogue/indices.ts'
import type { FirstAnswers } from './contracts/first-answers.ts'
import type { Follower } from './contracts/followed.ts'
import { listPath, recordPath } from './contracts/paths.ts'
import type { Renderer } from './contracts/renderer.ts'
import { plainViews } from './contracts/views.ts'
import { createStore } from './lib/store.ts'
import { App, preloadView } from './routes/app.tsx'
import { askFirstView, waitingAt } from './routes/ask-first-view.ts'
import { visitDay } from './routes/today.ts'
import { basePath, hrefAt } from './search/address/base-path.ts'
import { createAnswerLog } from './search/transport/answer-log.ts'
import type { Answered, PageClient } from './search/transport/search-client.ts'
import { createFollower } from './server/follow/follower.ts'

/** Creates the renderer of the server. A separate build for Node: see server/build/page-renderer.ts. */
export async function createRenderer(): Promise<Renderer & Follower> {
  const paths = plainViews.flatMap(({ path, written }) => (written === undefined ? [] : [path]))
  const lists = listNames.flatMap((list) => [listPath(list), recordPath(list, 'any')])
  await Promise.all(
    [...paths, ...lists].map((path) => preloadView(path, '?view=table&q=popover+firefox')),
  )
  return { ask: askFirstView, render, waiting: waitingAt, ...createFollower(visitDay) }
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
  return renderToString(
    <StaticRouter basename={basePath()} location={hrefAt(first.href)}>
      <App client={client} first={structuredClone(first)} />
    </StaticRouter>,
  )
}
