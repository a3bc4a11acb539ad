interface ImportMetaEnv {
  readonly VITE_ALGOLIA_APP_ID?: string
  readonly VITE_ALGOLIA_SEARCH_KEY?: string
  readonly VITE_PROVIDER_URL?: string
  readonly VITE_INDEX_PREFIX?: string
  readonly VITE_RECOMMENDATIONS?: string
  /** `1` in a build whose searches are answered in the browser. */
  readonly VITE_STANDALONE?: string
}
