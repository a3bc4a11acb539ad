export type StoredItem = {
  readonly key: string
  /** `local` lasts until it is deleted, `session` until the tab is closed. */
  readonly area: 'local' | 'session'
  readonly what: string
}

/** Every entry that the site stores; none is stored before the stated occasion. */
export const browserStorage: readonly StoredItem[] = [
  { key: 'plinth-theme', area: 'local', what: 'Your choice of a light or dark theme.' },
  {
    key: 'plinth-single-keys',
    area: 'local',
    what: 'Your choice of single-key shortcuts.',
  },
  {
    key: 'plinth-recent-searches',
    area: 'local',
    what: 'Your last ten searches, or that their history is off.',
  },
  {
    key: 'plinth-saved',
    area: 'local',
    what: 'What you saved, when, and its status then.',
  },
  { key: 'plinth-set', area: 'local', what: 'The ids in your set.' },
  {
    key: 'plinth-targets',
    area: 'local',
    what: 'The browsers that you chose to check results against.',
  },
  {
    key: 'plinth-usage',
    area: 'local',
    what: 'Usage of your visitors, from a file that you chose.',
  },
  {
    key: 'plinth-ignored',
    area: 'local',
    what: 'What you ignore in reports on code.',
  },
  {
    key: 'plinth-consent',
    area: 'local',
    what: 'Your choice about statistics, with the random name and order if you agreed.',
  },
  {
    key: 'plinth-events',
    area: 'local',
    what: 'How many events were sent since you agreed.',
  },
  {
    key: 'plinth-places',
    area: 'session',
    what: 'Positions and links in the last 100 views, for Back.',
  },
  {
    key: 'plinth-reloaded',
    area: 'session',
    what: 'When the page reloaded for a new version.',
  },
]

const PREFIX = 'plinth-'

const openers = { local: () => localStorage, session: () => sessionStorage } as const

/** The length of each stored entry in characters, by key. Empty if storage is unavailable. */
export function readStoredLengths(): ReadonlyMap<string, number> {
  return new Map(
    areas().flatMap((storage) =>
      keysOf(storage).map((key) => [key, storage.getItem(key)?.length ?? 0] as const),
    ),
  )
}

/**
 * Deletes every entry of the site in this browser, including those of other releases. Dispatches a
 * storage event as for a change in another tab, so that the stores of this page do not write their
 * values back.
 *
 * @returns false if an entry could not be deleted.
 */
export function deleteStored(): boolean {
  for (const storage of areas()) {
    for (const key of keysOf(storage)) storage.removeItem(key)
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  return readStoredLengths().size === 0
}

function keysOf(storage: Storage): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX))
}

/** The available storages: access to a blocked one throws. */
function areas(): readonly Storage[] {
  return Object.values(openers).flatMap((open) => {
    try {
      return [open()]
    } catch {
      return []
    }
  })
}
