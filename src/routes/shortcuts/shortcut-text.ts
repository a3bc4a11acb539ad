import { shortcutKeys, type ShortcutName } from './shortcut-keys.ts'

export type ShortcutLine = {
  /** Alternative key combinations, with keys named as in `KeyboardEvent.key`. */
  readonly ways: readonly { readonly keys: readonly string[]; readonly isSingle: boolean }[]
  /** A text to type, instead of keys. */
  readonly text?: string
  readonly label: string
}

export type ShortcutGroup = { readonly title: string; readonly lines: readonly ShortcutLine[] }

const label: Readonly<Record<ShortcutName, string>> = {
  toBox: 'Go to the search box',
  toShortcuts: 'Show keyboard shortcuts',
  toList: 'Back to the list',
  intoResults: 'Go to the first result',
  outOfResults: 'From the first result back to the search box',
  nextResult: 'Next result',
  previousResult: 'Previous result',
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    lines: [own('toBox'), line('Open the search palette', ['Mod', 'K']), own('toShortcuts')],
  },
  {
    title: 'In the search box',
    lines: [
      own('intoResults'),
      line('Show suggestions', ['Alt', 'ArrowDown']),
      line('Search for this text', ['Enter']),
      line('Close suggestions, then clear the box', ['Escape']),
    ],
  },
  {
    title: 'Filters in the search box',
    lines: [
      typed('baseline:newly', 'Filters the list; a space or Enter ends it'),
      typed('missing:safari', 'Also only, blocker, runs, status, position, wanted, interop'),
      typed('area:web-apis', 'Also org, browser; values are suggested'),
      typed('since:2025', 'Also before, usage:>90'),
      typed('grid -subgrid', 'Without a word'),
      typed('grid OR flexbox', 'One of several single words'),
      typed('"view transition"', 'Exactly these words'),
    ],
  },
  {
    title: 'In suggestions and the palette',
    lines: [
      line('Next / previous', ['ArrowDown'], ['ArrowUp']),
      line('Page down / up', ['PageDown'], ['PageUp']),
      line('Open', ['Enter']),
      line('Show all results; in the palette', ['Shift', 'Enter']),
      line('Remove a recent search', ['Delete']),
      line('Close; the palette clears its box first', ['Escape']),
    ],
  },
  {
    title: 'In a result list',
    lines: [
      own('nextResult'),
      own('previousResult'),
      own('outOfResults'),
      line('Open the result', ['Enter']),
    ],
  },
  { title: 'On a detail page', lines: [own('toList')] },
]

function own(name: ShortcutName): ShortcutLine {
  const shortcut = shortcutKeys[name]
  const named = 'named' in shortcut ? [{ keys: [shortcut.named.key], isSingle: false }] : []
  const single = 'single' in shortcut ? [{ keys: [shortcut.single], isSingle: true }] : []
  return { ways: [...named, ...single], label: label[name] }
}

function line(what: string, ...ways: readonly (readonly string[])[]): ShortcutLine {
  return { ways: ways.map((keys) => ({ keys, isSingle: false })), label: what }
}

function typed(text: string, what: string): ShortcutLine {
  return { ways: [], text, label: what }
}
