/** A provider under test: how to reach it and with which keys. */
export type Target = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly appId: string
  readonly adminKey: string
  /** The hosted service takes a while to publish a write, and gives a task number to wait for. */
  readonly isHosted: boolean
  /** Before every index name, so that runs on a shared application do not meet. */
  readonly prefix: string
}

/** A request. `§` in path and body stands for the target's prefix. */
export type Send = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  readonly path: string
  readonly body?: unknown
  /** The body as it goes over the wire, where it is not JSON. */
  readonly raw?: BodyInit
  /** The admin key unless given; null: none at all. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export type Answer = {
  readonly status: number
  /** JSON of unknown shape, which is what the tests are about. */
  readonly body: unknown
  readonly headers: Headers
}

export async function send(target: Target, what: Send): Promise<Answer> {
  const response = await target.fetch(toRequest(target, what))
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text.replaceAll(target.prefix, '§'))
  return { status: response.status, body, headers: response.headers }
}

function toRequest(
  target: Target,
  { method = 'POST', path, body, raw, key, headers }: Send,
): Request {
  const data = raw ?? (body === undefined ? undefined : filled(target, JSON.stringify(body)))
  return new Request(target.origin + filled(target, path), {
    method,
    headers: {
      'x-algolia-application-id': target.appId,
      ...(key !== null && { 'x-algolia-api-key': key ?? target.adminKey }),
      ...headers,
    },
    ...(data !== undefined && { body: data }),
  })
}

function filled({ prefix }: Target, text: string): string {
  return text.replaceAll('§', prefix)
}

/** What is at a path of a JSON value: `at(body, 'results', 0, 'hits')`. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )
}

export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError(`Expected a list, found ${JSON.stringify(value)}`)
}

export function ids(hits: unknown): readonly unknown[] {
  return list(hits).map((hit) => at(hit, 'objectID'))
}

/** Sends a write, expects success and waits until it can be seen. */
export async function write(target: Target, what: Send): Promise<Answer> {
  const answer = await send(target, what)
  if (answer.status >= 300) throw new Error(`${what.path}: ${JSON.stringify(answer.body)}`)
  if (target.isHosted) await published(target, at(answer.body, 'taskID'))
  return answer
}

async function published(target: Target, task: unknown): Promise<void> {
  const { body } = await send(target, { method: 'GET', path: `/1/task/${String(task)}` })
  if (at(body, 'status') === 'published') return
  await new Promise((resolve) => {
    setTimeout(resolve, 500)
  })
  await published(target, task)
}
