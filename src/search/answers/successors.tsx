import { Fragment } from 'react'

import { withIndex } from '#lib/with-index.ts'
import { useLinks } from '#search/state/links.ts'
import { NameText } from '#ui/text/name-text.tsx'

import type { Successor } from './things.ts'

/** "Use MutationObserver instead.", with a link to each feature. */
export function Successors({ successors }: { readonly successors: readonly Successor[] }) {
  const { Link, hrefOf } = useLinks()
  return (
    <>
      <span>Use</span>{' '}
      {withIndex(successors).map(({ place, item: { id, name } }) => (
        <Fragment key={id}>
          {place > 0 && <span>{place === successors.length - 1 ? ' and ' : ', '}</span>}
          <Link id={`instead-${id}`} href={hrefOf({ list: 'features', id })}>
            <NameText value={name} />
          </Link>
        </Fragment>
      ))}{' '}
      <span>instead.</span>
    </>
  )
}
