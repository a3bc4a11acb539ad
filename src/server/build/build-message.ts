/** Messages from the process of a build to its parent. */
export type BuildMessage =
  /** The page can be served; its data files follow. */
  | { readonly kind: 'page' }
  /** The data files are written; compressed copies of all files follow. */
  | { readonly kind: 'data' }
  /** The build failed; system errors have a code and a path. */
  | {
      readonly kind: 'failure'
      readonly message: string
      readonly code?: string
      readonly path?: string
    }

/** The environment of a build whose parent process waits for the page. */
export const awaited = { PLINTH_BUILD_AWAITED: '1' } as const

export const isAwaited = (): boolean =>
  process.env['PLINTH_BUILD_AWAITED'] === awaited.PLINTH_BUILD_AWAITED
