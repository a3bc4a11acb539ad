import { Link, useLocation } from 'react-router-dom'

import type { HitLinkProps, LinkProps } from '#search/search-services.ts'

import { paths } from './paths.ts'

/** The router's link under the search room's name for it. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />
}

/**
 * A link from a view with results to the page of one hit. The history entry takes along `from`, the address of the
 * view, and `preview`, the hit with the attributes that its list asks for, so that the page can show it at once.
 */
export function HitLink({ list, hit, id, children }: HitLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={paths.record({ list, id: hit.objectID })}
      state={{ from: pathname + search, preview: recordOf(hit) }}
      id={id}
    >
      {children}
    </Link>
  )
}

/** What the index holds of a hit, without what the provider and the library say about the search. */
function recordOf(hit: object): object {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))
}
