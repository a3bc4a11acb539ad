import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { content } from 'virtual:content'

import type { Check } from '#lib/shapes.ts'

import type { ContentFiles, ContentState } from './use-content.ts'
import { isReleaseDates, loadContent } from './use-content.ts'

/** A content file that the page of a record needs from the start. */
export type ContentFile = {
  /** Undefined if the build has no such file. */
  readonly url: string | undefined
  readonly isValid: Check<unknown>
}

export const releaseDatesFile = (): ContentFile => ({
  url: content.urls.releaseDates,
  isValid: isReleaseDates,
})

type Loaded = { readonly urls: string; readonly files: ContentFiles }

const none: Loaded = { urls: '', files: new Map<string, ContentState<unknown>>() }

type ContentFilesState = {
  readonly files: ContentFiles
  readonly isPending: boolean
}

/** Loads the content files of a page before it renders. `files` includes failed ones. */
export function useContentFiles(wanted: readonly ContentFile[]): ContentFilesState {
  const urls = wanted.map(({ url }) => url).join(' ')
  const [loaded, setLoaded] = useState(none)
  const load = useEffectEvent((signal: AbortSignal) =>
    Promise.all(
      wanted.map(
        async ({ url = '', isValid }) => [url, await loadContent(url, isValid, signal)] as const,
      ),
    ),
  )
  useEffect(() => {
    if (urls === '') return undefined
    const leaving = new AbortController()
    const settle = async () => {
      const files = new Map(await load(leaving.signal))
      if (!leaving.signal.aborted) startTransition(() => setLoaded({ urls, files }))
    }
    void settle()
    return () => leaving.abort()
  }, [urls])
  return { files: loaded.files, isPending: loaded.urls !== urls && urls !== '' }
}
