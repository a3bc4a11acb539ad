const sites = [
  ['MDN', 'https://developer.mozilla.org/search?q='],
  ['Can I use', 'https://caniuse.com/?search='],
  ['W3C specifications', 'https://www.w3.org/TR/?filter-tr-name='],
] as const

export function Elsewhere({ words }: { readonly words: string }) {
  return (
    <p>
      Search for these words on{' '}
      {sites.map(([name, address], place) => (
        <span key={name}>
          {place > 0 && <span>{place === sites.length - 1 ? ' or ' : ', '}</span>}
          <a href={address + encodeURIComponent(words)}>{name}</a>
        </span>
      ))}
      <span>.</span>
    </p>
  )
}
