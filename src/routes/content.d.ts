declare module 'virtual:content' {
  import type { ContentManifest } from '#catalogue/content.ts'

  export const content: ContentManifest
}
