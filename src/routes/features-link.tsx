import { Link, useLocation } from 'react-router-dom'

import type { FeatureLinkProps, LinkProps } from '#search/search-services.ts'

import type { FeatureOrigin } from './feature-origin.ts'
import { paths } from './paths.ts'

/** The router's link under the search room's name for it. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />
}

/** A link to a feature that takes along the list it was found in, and what is known of it already. */
export function FeatureLink({ hit, id, children }: FeatureLinkProps) {
  const { search } = useLocation()
  const { objectID, name, description, baseline } = hit
  const origin: FeatureOrigin = {
    from: search,
    preview: { objectID, name, description, baseline },
  }
  return (
    <Link to={paths.feature(objectID)} state={origin} id={id}>
      {children}
    </Link>
  )
}
