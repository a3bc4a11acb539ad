import type { ComponentType } from 'react'

import type { ListName } from '#catalogue/indices.ts'
import { type ViewName, viewNameAt } from '#contracts/views.ts'

import type { DefinedPage } from './detail/define-detail.tsx'

type Loader<Loaded> = () => Promise<Loaded>

/** The code of each view. Each is a separate chunk, like those below. */
export const plainModules: Readonly<Record<ViewName, Loader<ComponentType>>> = {
  home: async () => (await import('./pages/home.tsx')).HomeView,
  everything: async () => {
    const { EverythingView, everythingLoading } = await import('./everything/everything.tsx')
    await everythingLoading
    return EverythingView
  },
  upcoming: async () => (await import('./upcoming/upcoming.tsx')).UpcomingView,
  saved: async () => (await import('./saved/saved.tsx')).SavedView,
  check: async () => (await import('./check/check.tsx')).CheckView,
  diff: async () => (await import('./diff/diff.tsx')).DiffView,
  set: async () => (await import('./set/set.tsx')).SetView,
  status: async () => (await import('./status/status.tsx')).StatusView,
  privacy: async () => (await import('./pages/privacy.tsx')).PrivacyView,
  shortcuts: async () => (await import('./pages/shortcuts.tsx')).ShortcutsView,
  about: async () => (await import('./pages/about.tsx')).AboutView,
}

/** The view of each list, with only that list's rows. */
export const listModules: Readonly<Record<ListName, Loader<ComponentType>>> = {
  features: async () => (await import('./list/features.tsx')).FeaturesView,
  compat: async () => (await import('./list/compat.tsx')).CompatView,
  specs: async () => (await import('./list/specs.tsx')).SpecsView,
  releases: async () => (await import('./list/releases.tsx')).ReleasesView,
}

export const detailModules: Readonly<Record<ListName, Loader<DefinedPage>>> = {
  features: async () => (await import('./detail/feature/definition.tsx')).featurePage,
  compat: async () => (await import('./detail/compat-entry/definition.tsx')).compatEntryPage,
  specs: async () => (await import('./detail/spec/definition.tsx')).specPage,
  releases: async () => (await import('./detail/release/definition.tsx')).releasePage,
}

/**
 * Loads the code of the view at an address, with what it shows first beside its results; does
 * nothing if there is no such view.
 *
 * @param search the query string
 */
export async function loadView(pathname: string, search: string): Promise<void> {
  const [, name = '', id = ''] = pathname.split('/')
  const view = viewNameAt(`/${name}`)
  if (view !== undefined) await plainModules[view]()
  else if (!isListName(name)) return
  else if (id !== '') await Promise.all([detailModules[name](), loadLateParts()])
  else await Promise.all([listModules[name](), ...listParts(search)])
}

/** At the same time as the page of the record, which shares no file with them. */
async function loadLateParts(): Promise<unknown> {
  const [{ preloadLateParts }] = await Promise.all([
    import('./detail/late-part.tsx'),
    import('./detail/verdict-parts.ts'),
    import('./detail/copy-menu.tsx'),
  ])
  return preloadLateParts()
}

/** Whether a list shows a table at an address. */
export const hasTable = (search: string): boolean => search.includes('view=table')

/** Whether the address of a list has a text, which alone is answered and noted. */
export const hasQueryText = (search: string): boolean => /[?&]q=[^&]/.test(search)

/** What a list shows beside its results. */
const listParts = (search: string): readonly Promise<unknown>[] => [
  import('./list/list-tools.tsx'),
  ...(hasTable(search) ? [import('#search/table/result-table.tsx')] : []),
  ...(hasQueryText(search)
    ? [import('#search/answers/answers.ts'), import('#search/questions/ask-question.ts')]
    : []),
]

const isListName = (name: string): name is ListName => Object.hasOwn(listModules, name)
