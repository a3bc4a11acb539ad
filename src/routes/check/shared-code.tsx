import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'

import { sharedCodeCache } from '#offline/contract/kept-site.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { basePath } from '#search/address/base-path.ts'

import type { GivenFile } from './dropped-files.ts'
import { readShared, type Shared } from './shared-form.ts'

import styles from './check.module.css'

export type SharedCodeProps = {
  /** The parameter of the address. */
  readonly param: string
  readonly onText: (text: string) => void
  readonly onFiles: (files: readonly GivenFile[]) => void
}

/** Why nothing is checked. */
type Problem = Exclude<Shared['kind'], 'text' | 'files'> | 'unkept' | 'full' | 'unreadable'

/** Takes what another app shared, and hands it over to be checked; otherwise says why it cannot. */
export function SharedCode({ param, onText, onFiles }: SharedCodeProps) {
  const [problem, setProblem] = useState<Problem>()
  const give = useEffectEvent((shared: Shared | { readonly kind: Problem }) => {
    if (shared.kind === 'text') onText(shared.text)
    else if (shared.kind === 'files') onFiles(shared.files)
    else setProblem(shared.kind)
  })
  useEffect(() => {
    let isLeft = false
    const take = async () => {
      const shared = param === sharedCode.full ? ({ kind: 'full' } as const) : await findShared()
      // A view that was left leaves it for the next one.
      if (isLeft) return
      if ('caches' in globalThis) await caches.delete(cacheName())
      give(shared)
    }
    take().catch(() => setProblem('unreadable'))
    return () => {
      isLeft = true
    }
  }, [param])
  return <output className={styles.remark}>{problem && <Reason problem={problem} />}</output>
}

const cacheName = (): string => sharedCodeCache(basePath())

async function findShared(): Promise<Shared | { readonly kind: Problem }> {
  // Absent where the site has no secure address.
  if (!('caches' in globalThis)) return { kind: 'unkept' }
  const stored = await caches.match(sharedCode.entry, { cacheName: cacheName() })
  if (stored === undefined) {
    return { kind: navigator.serviceWorker?.controller ? 'nothing' : 'unkept' }
  }
  try {
    return await readShared(await stored.formData())
  } catch {
    return { kind: 'unreadable' }
  }
}

function Reason({ problem }: { readonly problem: Problem }) {
  if (problem !== 'unkept') return <span>{reasons[problem]}</span>
  return (
    <>
      <span>Plinth takes shared code once it is </span>
      <Link to={offlineHref}>kept on this device</Link>
      <span>. What you shared was not read.</span>
    </>
  )
}

const reasons: Readonly<Record<Exclude<Problem, 'unkept'>, string>> = {
  address:
    'An address was shared, but Plinth loads no code from other sites. Share the code itself.',
  nothing: 'Nothing was shared that can be checked. Paste code or choose files.',
  full: 'This device has no room for what was shared. Choose the files here instead.',
  unreadable: 'What was shared could not be read. Share it again, or choose the files here.',
}
