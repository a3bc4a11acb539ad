import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { keptPaths } from '#offline/contract/kept-site.ts'
import { isForResults, isSearch, type SearchBody } from '#tests/e2e/support/fixtures.ts'

/** What a search is answered with instead of its results; `cut` ends the connection without an answer. */
export type Fault =
  | 'cut'
  | { readonly status: number; readonly type: string; readonly body: string }

/** The network between a browser and the server: it notes what passes, and fails where a journey wants it to. */
export type Edge = {
  readonly address: string
  /** The searches for the results of views so far. */
  readonly searches: readonly SearchBody[]
  /** Errors and policy violations of the pages so far; emptied by a journey that provokes some. */
  readonly trouble: string[]
  /** Fails every search from now on, or none any more. */
  readonly fail: (fault: Fault | undefined) => void
  /** Ends every connection without an answer from now on, or no longer. */
  readonly leave: () => void
  readonly comeBack: () => void
  /** Takes the first answers out of every document from now on: the page then asks for them. */
  readonly forget: () => void
  /** Holds the answers to searches back until they are released. */
  readonly hold: () => { readonly release: () => void }
  readonly close: () => Promise<void>
}

const SHELL = `/${keptPaths.shell}`
const WATCHER = '/watcher-of-the-journeys.js'
const REPORT = '/report-of-the-journeys'

/** Runs in every page before its own scripts: WebDriver tells of no errors, so the page does. */
const watcher = `{
  const report = (text) => void fetch('${REPORT}', { method: 'POST', body: text, keepalive: true })
  addEventListener('error', (event) => report('error: ' + event.message))
  addEventListener('unhandledrejection', (event) => report('rejection: ' + event.reason))
  addEventListener('securitypolicyviolation', (event) =>
    report('violation: ' + event.effectiveDirective + ' ' + event.blockedURI))
  const { error } = console
  console.error = (...parts) => { report('console: ' + parts.join(' ')); error(...parts) }
}`

type State = {
  readonly origin: URL
  readonly searches: SearchBody[]
  readonly trouble: string[]
  fault: Fault | undefined
  held: Promise<void>
  hasAnswers: boolean
  isAway: boolean
}

/** Opens a site of its own, with nothing stored by any browser, that is the site at `origin`. */
export async function openEdge(origin: string): Promise<Edge> {
  const searches: SearchBody[] = []
  const trouble: string[] = []
  const state: State = {
    origin: new URL(origin),
    searches,
    trouble,
    fault: undefined,
    held: Promise.resolve(),
    hasAnswers: true,
    isAway: false,
  }
  const server = createServer((incoming, outgoing) => {
    answer(state, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : undefined
  return {
    address: `http://127.0.0.1:${port}`,
    searches,
    trouble,
    fail: (fault) => {
      state.fault = fault
    },
    leave: () => {
      state.isAway = true
    },
    comeBack: () => {
      state.isAway = false
    },
    forget: () => {
      state.hasAnswers = false
    },
    hold: () => {
      const resolvers: (() => void)[] = []
      state.held = new Promise((resolve) => resolvers.push(resolve))
      return { release: () => resolvers.forEach((resolve) => resolve()) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function answer(
  state: State,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { url = '/' } = incoming
  if (state.isAway) {
    incoming.socket.destroy()
    return
  }
  const body = await buffer(incoming)
  if (url === WATCHER) {
    outgoing.setHeader('Content-Type', 'text/javascript').end(watcher)
    return
  }
  if (url === REPORT) {
    state.trouble.push(body.toString())
    outgoing.writeHead(204).end()
    return
  }
  if (isSearch(url)) {
    note(state, body)
    await state.held
    if (state.fault === 'cut') {
      incoming.socket.destroy()
      return
    }
    if (state.fault !== undefined) {
      const { status, type, body: text } = state.fault
      outgoing.writeHead(status, { 'Content-Type': type }).end(text)
      return
    }
  }
  await pass(state, { incoming, body, outgoing })
}

function note({ searches }: State, body: Buffer): void {
  const search: SearchBody = JSON.parse(body.toString())
  if (isForResults(search)) searches.push(search)
}

type Passing = {
  readonly incoming: IncomingMessage
  readonly body: Buffer
  readonly outgoing: ServerResponse
}

/** Asks the server what the browser asks, and adds the watcher to documents. */
async function pass(
  { origin, hasAnswers }: State,
  { incoming, body, outgoing }: Passing,
): Promise<void> {
  const { method, url, headers } = incoming
  // What a device keeps must ask for files of the site alone.
  const isDocument = /text\/html/.test(headers.accept ?? '') && url !== SHELL
  const sent = isDocument ? { ...headers, 'accept-encoding': 'identity' } : headers
  const { hostname, port } = origin
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, method, path: url, headers: sent }, resolve)
      .once('error', reject)
      .end(body)
  })
  const { statusCode = 502, headers: received } = response
  if (url === SHELL || !/text\/html/.test(received['content-type'] ?? '')) {
    outgoing.writeHead(statusCode, received)
    response.pipe(outgoing)
    return
  }
  const page = (await buffer(response)).toString()
  const answered = hasAnswers
    ? page
    : page.replace(/<script type="application\/json"[^]*?<\/script>/, '')
  const watched = answered.replace('<head>', `<head><script src="${WATCHER}"></script>`)
  const { 'content-length': _, etag: __, ...kept } = received
  outgoing.writeHead(statusCode, kept).end(watched)
}
