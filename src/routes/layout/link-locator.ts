/**
 * Identifies a link of a view: its id, or else its index among the links with the same address, from 0, and that
 * address: "0 /about".
 */
export type LinkLocator = string

/** The mark of a link; undefined for one that has no id and leads out of the site or nowhere. */
export function linkLocator(link: HTMLAnchorElement): LinkLocator | undefined {
  if (link.id !== '') return link.id
  const address = link.getAttribute('href')
  if (address === null || !address.startsWith('/')) return undefined
  return `${linksTo(address).indexOf(link)} ${address}`
}

/** The link that a mark was made of, or the like of it in what the view shows now. */
export function findLocated(mark: LinkLocator): HTMLElement | undefined {
  const parts = /^(\d+) (\/.*)$/s.exec(mark)
  if (parts === null) return document.getElementById(mark) ?? undefined
  const [, number, address = ''] = parts
  const links = linksTo(address)
  return links[Number(number)] ?? links[0]
}

function linksTo(address: string): readonly HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    (link) => link.getAttribute('href') === address,
  )
}
