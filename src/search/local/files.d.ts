declare module 'virtual:local-provider' {
  import type { LocalProviderFiles } from '#offline/contract/local-provider.ts'

  /** Empty unless the build is for a site without a provider. */
  export const localFiles: LocalProviderFiles
}
