declare module 'virtual:content' {
  import type { ContentManifest } from '#catalogue/content.ts'

  export const content: ContentManifest
}

declare module 'virtual:history' {
  import type { HistoryManifest } from '#catalogue/content.ts'

  export const history: HistoryManifest
}

declare module 'virtual:facets' {
  import type { DataSummary } from '#catalogue/content.ts'

  export const facetSizes: DataSummary['facetSizes']
}
