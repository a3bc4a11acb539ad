/** The path of an address as a log may keep it: nothing after it, and no key that it names. */
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
    // A stray percent sign: no name that the provider knows.
    return part
  }
}
