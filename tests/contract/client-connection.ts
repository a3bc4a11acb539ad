import { algoliasearch, type Algoliasearch } from 'algoliasearch'

import { KEYS, createTarget } from './embedded.ts'

/** How the suite of the official client reaches an empty provider: by function, until a file that runs it sets another way. */
export const connection = { open: openInProcess }

function openInProcess(): Algoliasearch {
  const { fetch } = createTarget()
  return algoliasearch(KEYS.appId, KEYS.adminKey, {
    hosts: [{ url: 'provider.test', protocol: 'http', accept: 'readWrite' }],
    requester: {
      async send({ url, method, headers, data }) {
        const body = typeof data === 'string' ? data : undefined
        const response = await fetch(
          new Request(url, { method, headers, ...(body !== undefined && { body }) }),
        )
        return { status: response.status, content: await response.text(), isTimedOut: false }
      },
    },
  })
}
