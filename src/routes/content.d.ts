declare module 'virtual:content' {
  import type { ContentManifest } from '#contracts/content.ts'

  export const content: ContentManifest
}

declare module 'virtual:history' {
  import type { HistoryManifest } from '#contracts/content.ts'

  export const history: HistoryManifest
}

declare module 'virtual:facets' {
  import type { DataSummary } from '#contracts/content.ts'

  export const facetSizes: DataSummary['facetSizes']
}

declare module 'virtual:releases' {
  import type { DataSummary } from '#contracts/content.ts'

  export const releases: DataSummary['releases']
}

declare module 'virtual:widely' {
  import type { TargetsData } from '#catalogue/targets/targets-data.ts'

  export const widely: TargetsData['widely']
}
