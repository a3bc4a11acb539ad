export type PageEnvironment = {
  readonly appId: string
  /** Public; its only permission is search. */
  readonly searchKey: string
  readonly indexPrefix: string
  /** False: the provider is Plinth's own, in the server of this page or at `providerUrl`. */
  readonly isHosted: boolean
  /** The origin of a Plinth provider that is not in the server of this page. */
  readonly providerUrl?: string
  /** Whether to request recommendations, which the hosted provider has only in some plans. */
  readonly recommends?: boolean
  /** Whether our server serves the page: it also answers beside pages, with badges and feeds. */
  readonly hasServer?: boolean
}

const embedded = { appId: 'plinth', searchKey: 'plinth-search' }

/** Names each variable in full: any other access makes the build bundle every variable. */
export function readPageEnvironment(): PageEnvironment {
  if (import.meta.env.VITE_STANDALONE === '1') {
    return { ...embedded, indexPrefix: '', isHosted: false, recommends: true }
  }
  const appId = import.meta.env.VITE_ALGOLIA_APP_ID ?? ''
  const searchKey = import.meta.env.VITE_ALGOLIA_SEARCH_KEY ?? ''
  const indexPrefix = import.meta.env.VITE_INDEX_PREFIX ?? ''
  const address = import.meta.env.VITE_PROVIDER_URL ?? ''
  const isNamed = appId !== '' && searchKey !== ''
  if (address !== '') {
    const keys = isNamed ? { appId, searchKey } : embedded
    const providerUrl = new URL(address).origin
    return { ...keys, indexPrefix, isHosted: false, recommends: true, providerUrl }
  }
  if (isNamed) {
    const recommends = import.meta.env.VITE_RECOMMENDATIONS === 'on'
    return { appId, searchKey, indexPrefix, isHosted: true, recommends }
  }
  // The development server has an embedded provider, and nothing beside pages.
  const hasServer = !import.meta.env.DEV
  return { ...embedded, ...readMeta(), indexPrefix, isHosted: false, recommends: true, hasServer }
}

/** The server names its application and key in the page if they are not the defaults. */
function readMeta(): Partial<typeof embedded> {
  const content = document.querySelector('meta[name="plinth-provider"]')?.getAttribute('content')
  const [appId, searchKey] = content?.split(' ') ?? []
  return appId !== undefined && searchKey !== undefined ? { appId, searchKey } : {}
}
