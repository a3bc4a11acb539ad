/** Which provider the page searches, and what its indices are called. */
export type PageEnvironment = {
  readonly appId: string
  /** Public; may search and nothing else. */
  readonly searchKey: string
  /** Before every index name. */
  readonly indexPrefix: string
  /** False: the provider is embedded in the server that this page came from. */
  readonly isHosted: boolean
  /** Whether the provider is asked for recommendations: the hosted one has them in some plans, for trained models. */
  readonly recommends?: boolean
}

const embedded = { appId: 'plinth', searchKey: 'plinth-search' }

/**
 * The only reader of `import.meta.env`. Each variable is named in full, because a build writes every variable
 * into the bundle as soon as one is read in any other way.
 */
export function readEnvironment(): PageEnvironment {
  const appId = import.meta.env.VITE_ALGOLIA_APP_ID ?? ''
  const searchKey = import.meta.env.VITE_ALGOLIA_SEARCH_KEY ?? ''
  const indexPrefix = import.meta.env.VITE_INDEX_PREFIX ?? ''
  if (appId !== '' && searchKey !== '') {
    const recommends = import.meta.env.VITE_RECOMMENDATIONS === 'on'
    return { appId, searchKey, indexPrefix, isHosted: true, recommends }
  }
  return { ...embedded, ...readMeta(), indexPrefix, isHosted: false, recommends: true }
}

/** The server names its application and key in the page where they are not the usual ones. */
function readMeta(): Partial<typeof embedded> {
  const content = document.querySelector('meta[name="plinth-provider"]')?.getAttribute('content')
  const [appId, searchKey] = content?.split(' ') ?? []
  return appId !== undefined && searchKey !== undefined ? { appId, searchKey } : {}
}
