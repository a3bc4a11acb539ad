import { safeUrl } from '#lib/safe-url.ts'
import type { Banner } from '#search/transport/rendering-content.ts'

import styles from './promotion.module.css'

export type PromotionProps = {
  readonly banner: Banner | undefined
  /** The address of a page about what is searched for. */
  readonly page: string | undefined
}

/** What an operator shows above the results: a page of its own, and a banner. Unsafe addresses are left out. */
export function Promotion({ banner, page = '' }: PromotionProps) {
  const address = safeUrl(page)
  return (
    <>
      {address !== undefined && (
        <p>
          <span>This search has a page of its own:</span> <a href={address}>{shortForm(address)}</a>
        </p>
      )}
      {banner !== undefined && <BannerImage {...banner} />}
    </>
  )
}

function BannerImage({ image, link }: Banner) {
  const [source = ''] = image.urls.map(({ url }) => safeUrl(url))
  const address = safeUrl(link?.url ?? '')
  if (source === '' || (link !== undefined && address === undefined)) return null
  // A link needs a name.
  const alt = image.title ?? (address === undefined ? '' : shortForm(address))
  const shown = <img src={source} alt={alt} className={styles.banner} />
  return <p>{address === undefined ? shown : <a href={address}>{shown}</a>}</p>
}

/** "https://example.com/path" → "example.com/path". */
function shortForm(address: string): string {
  const { host, pathname } = new URL(address)
  return pathname === '/' ? host : host + pathname
}
