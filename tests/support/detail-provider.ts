import { HttpResponse, http } from 'msw'

import { network } from './network.ts'
import {
  connectAdministrator,
  featureProvider,
  ownProvider,
  readFixture,
  setContents,
} from './search-provider.ts'

type Content = {
  readonly support: Record<string, unknown>[]
  readonly redirects: Record<string, unknown>
  readonly releaseDates: Record<string, unknown>
  readonly usage: Record<string, unknown>
  readonly regions: Record<string, Record<string, unknown>>
  readonly notes: Record<string, unknown>[]
}

let reading: Promise<Content> | undefined

/** Lets the provider of this file have the records of detail pages; returns the content files. */
export async function fillDetails(): Promise<Content> {
  setContents('details')
  await featureProvider()
  return (reading ??= readFixture('content'))
}

/** Serves the content files to one test. */
export async function serveContent(): Promise<void> {
  const { redirects, releaseDates, usage, regions, support, notes } = await (reading ??=
    readFixture('content'))
  network.use(
    http.get('*/assets/content-*/redirects.json', () => HttpResponse.json(redirects)),
    http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.json(releaseDates)),
    http.get('*/assets/content-*/usage.json', () => HttpResponse.json(usage)),
    http.get('*/assets/content-*/region-list.json', () => HttpResponse.json(Object.keys(regions))),
    http.get('*/assets/content-*/region-:id', ({ params }) =>
      HttpResponse.json(regions[String(params['id']).replace('.json', '')]),
    ),
    http.get('*/assets/content-*/support-:bucket', ({ params }) =>
      HttpResponse.json(support[Number.parseInt(String(params['bucket']), 10)]),
    ),
    http.get('*/assets/content-*/notes-:bucket', ({ params }) =>
      HttpResponse.json(notes[Number.parseInt(String(params['bucket']), 10)]),
    ),
  )
}

/** The official client on a provider of this file alone, as its administrator: for records that only a test has. */
export async function administrator() {
  return connectAdministrator(await ownProvider())
}

/** Makes every search of a test fail until the returned function is called. */
export function breakSearch(): () => void {
  let isDown = true
  network.use(http.post('*/1/indexes/*/queries', () => (isDown ? HttpResponse.error() : undefined)))
  return () => {
    isDown = false
  }
}
