import type { SetItem } from '#routes/set/set-item.ts'

/** An item with support in every browser from one version on. */
export function setItem(id: string, facts: Partial<SetItem> = {}): SetItem {
  return {
    id,
    name: id,
    isEntry: id.includes('.'),
    tests: [],
    platforms: {},
    support: {
      chrome: '100',
      chrome_android: '100',
      edge: '100',
      firefox: '100',
      firefox_android: '100',
      safari: '16',
      safari_ios: '16',
    },
    ...facts,
  }
}
