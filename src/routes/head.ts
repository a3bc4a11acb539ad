import { useEffect } from 'react'

type Head = {
  /** What the view is, without the name of the site: "Subgrid". Empty on the home page. */
  readonly title: string
  /** One sentence for search engines and previews. */
  readonly description: string
  /** The address that stands for this view, beginning with "/"; null where there is none (not found). */
  readonly canonical: string | null
}

const SITE = 'Plinth'
const DESCRIPTION =
  'Instant search for the web platform: features, browser support, Baseline and specifications as you type.'

/**
 * Title, description, canonical address and Open Graph of the view that is shown. They are written into the
 * elements of `index.html`, because a second `<title>` rendered by React would come after the first and lose.
 */
export function useHead({ title, description, canonical }: Head): void {
  useEffect(() => {
    const full = title === '' ? `${SITE}: what can the web do now?` : `${title} · ${SITE}`
    document.title = full
    setMeta('name', 'description', description || DESCRIPTION)
    setMeta('property', 'og:title', full)
    setMeta('property', 'og:description', description || DESCRIPTION)
    setMeta('name', 'robots', canonical === null ? 'noindex' : null)
    setCanonical(canonical === null ? null : new URL(canonical, location.origin).href)
  }, [title, description, canonical])
}

function setMeta(key: 'name' | 'property', value: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${key}="${value}"]`)
  if (content === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(key, value)
  element.setAttribute('content', content)
}

function setCanonical(href: string | null): void {
  const found = document.head.querySelector('link[rel="canonical"]')
  if (href === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('link'))
  element.setAttribute('rel', 'canonical')
  element.setAttribute('href', href)
  setMeta('property', 'og:url', href)
}
