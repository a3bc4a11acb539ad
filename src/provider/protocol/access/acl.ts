/** What a key may be allowed. */
export const ACL = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'logs',
  'analytics',
  'recommendation',
  'usage',
  'personalization',
  'inference',
  'seeUnretrievableAttributes',
] as const

/** A right; `admin` cannot be granted, only the application's admin key has it. */
export type Right = (typeof ACL)[number] | 'admin'
