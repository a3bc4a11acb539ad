/** The engines that the journeys run in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

export type Theme = 'light' | 'dark'

/** A key by its name in the DOM, but for the space. */
export type Key =
  | ('Control' | 'Enter' | 'Escape' | 'Space' | 'Tab' | 'Backspace')
  | ('ArrowDown' | 'ArrowRight')
  | ('/' | 'k' | 'v')

/** A window of a browser with nothing stored: all that an adapter has to do. */
export type Driver = {
  readonly goto: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** One step back in the history. Ends before the page is there. */
  readonly back: () => Promise<void>
  /** The value of an expression in the page; what it promises, if it is a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses the mouse on the middle of the element that an expression names. */
  readonly click: (element: string) => Promise<void>
  /** Chooses a file for the input that an expression names. */
  readonly choose: (input: string, file: string) => Promise<void>
  /** Presses keys together. */
  readonly press: (...keys: readonly Key[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Sets the size of the viewport in CSS pixels, its scroll bars included. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** How many of the elements that an expression lists have a role in the accessibility tree. */
  readonly countRole: (elements: string, role: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** A browser that opens windows. */
export type Engine = {
  readonly open: () => Promise<Driver>
  /** "156.0.8078.108", "2.50.6" of WebKitGTK. */
  readonly version: string
  /** The folder in which it saves files. */
  readonly downloads: string
  readonly close: () => Promise<void>
}

/** An element went away between being found and being used; trying again is right. */
export class StaleElementError extends Error {
  override readonly name = 'StaleElementError'
}
