/** What the process of a build sends to the one that started it. */
export type BuildMessage =
  /** The page can be served; its data files follow. */
  | { readonly kind: 'page' }
  /** The data files are written; compressed copies of all files follow. */
  | { readonly kind: 'data' }
  /** The build failed: the message of the error, and what the system adds to its own errors. */
  | {
      readonly kind: 'failure'
      readonly message: string
      readonly code?: string
      readonly path?: string
    }

/** What a build runs with whose page another process waits for. */
export const awaited = { PLINTH_BUILD_AWAITED: '1' } as const

/** Whether another process waits for the page of this build. */
export const isAwaited = (): boolean =>
  process.env['PLINTH_BUILD_AWAITED'] === awaited.PLINTH_BUILD_AWAITED
