import { useEffect, useMemo } from 'react'
import { content } from 'virtual:content'

import type { ViewHead } from '#catalogue/define-index.ts'
import type { LinkedFeed } from '#catalogue/feeds.ts'
import { FEED_TYPE, ownFeed } from '#contracts/feed-type.ts'
import { fullTitle } from '#contracts/view-head.ts'
import { views } from '#contracts/views.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { useProvider } from '#search/transport/client-context.ts'

type Head = ViewHead & {
  /** The canonical path of the view, beginning with "/"; null if there is none (not found). */
  readonly canonical: string | null
}

/**
 * Sets title, description, canonical address and Open Graph data of the current view. Updates the
 * elements of the served document, because browsers ignore a second `<title>` rendered by React.
 *
 * An empty description means that the view has no data yet. At the same address the server's
 * metadata then stays, so that the title does not change to an id and back; at any other address
 * the description of the home page is used.
 */
export function useHead({ title, description, canonical }: Head): void {
  useEffect(() => {
    const address =
      canonical === null
        ? null
        : new URL(hrefAt(canonical), content.siteUrl ?? location.origin).href
    if (description === '' && address !== null && address === readCanonical()) return
    const text = description || views.home.head.description
    document.title = fullTitle(title)
    setMeta('name', 'description', text)
    setMeta('property', 'og:title', fullTitle(title))
    setMeta('property', 'og:description', text)
    setMeta('property', 'og:url', address)
    setMeta('name', 'robots', address === null ? 'noindex' : null)
    setCanonical(address)
  }, [title, description, canonical])
}

/** Links the feeds of the current view, in addition to those of every document. */
export function useFeeds(feeds: readonly LinkedFeed[]): void {
  useEffect(() => {
    const links = feeds.map(
      // The server may already have written it.
      (feed) =>
        document.head.querySelector(`link[href="${hrefAt(feed.path)}"]`) ?? appendFeed(feed),
    )
    return () => links.forEach((link) => link.remove())
  }, [feeds])
}

/**
 * The same with the feed of the page itself, if our server has one.
 *
 * @param path empty for a page that cannot be followed
 * @param search the part of the query string that the feed depends on
 */
export function useFollowed(path: string, search: string, feeds: readonly LinkedFeed[]): void {
  const { hasServer } = useProvider()
  const own = hasServer === true && path !== '' ? `${path}.atom${search}` : ''
  useFeeds(useMemo(() => (own === '' ? feeds : [ownFeed(own), ...feeds]), [own, feeds]))
}

function appendFeed({ path, title }: LinkedFeed): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.type = FEED_TYPE
  link.title = title
  link.href = hrefAt(path)
  return document.head.appendChild(link)
}

function setMeta(key: 'name' | 'property', value: string, text: string | null): void {
  const found = document.head.querySelector(`meta[${key}="${value}"]`)
  if (text === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(key, value)
  element.setAttribute('content', text)
}

const findCanonical = () => document.head.querySelector('link[rel="canonical"]')

const readCanonical = () => findCanonical()?.getAttribute('href')

function setCanonical(address: string | null): void {
  const found = findCanonical()
  if (address === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('link'))
  element.setAttribute('rel', 'canonical')
  element.setAttribute('href', address)
}
