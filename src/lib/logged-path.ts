/** The path of an address in a form safe to log: without query, fragment or API key. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split(/[?&;#]/, 1)
  const parts = path.split('/')
  const isOfKey = decode(parts[1] ?? '') === '1' && decode(parts[2] ?? '') === 'keys' && parts[3]
  return (isOfKey ? parts.with(3, '[key]') : parts).join('/').slice(0, 500)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign matches no path of the provider.
    return part
  }
}
