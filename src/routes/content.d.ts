declare module 'virtual:content' {
  import type { ContentManifest } from '#catalogue/content.ts'

  export const content: ContentManifest
}

declare module 'virtual:history' {
  import type { HistoryManifest } from '#catalogue/content.ts'

  export const history: HistoryManifest
}
