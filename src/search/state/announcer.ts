import { createStore } from '#lib/store.ts'

import { createRequiredContext } from './required-context.ts'

/** After the last change, so that typing is not talked over. Milliseconds. */
const PAUSE = 1200

/** A text that looks the same and is not: a screen reader stays silent when a live region's text does not change. */
const DIFFERENT = '\u00A0'

/** Speaks through the one live region of the page: late, once, and again when the same thing happens again. */
export class Announcer {
  readonly message = createStore('')
  #timer: number | undefined
  #view = ''
  #isQuiet: boolean

  /** `isQuiet`: the first answer is what the visitor came for, and nothing new. */
  constructor(isQuiet: boolean) {
    this.#isQuiet = isQuiet
  }

  /** Says what an answer brought, unless it is the one that the page was opened with. */
  readonly sayAnswer = (text: string): void => {
    if (!this.#isQuiet) this.say(text)
    this.#isQuiet = false
  }

  /** The next answer brings nothing new: nobody has asked for it. */
  readonly keepQuiet = (): void => {
    this.#isQuiet = true
  }

  /** To be called with each view that is shown: what the one before has not yet said is forgotten. */
  readonly enter = (view: string): void => {
    if (view !== this.#view) clearTimeout(this.#timer)
    this.#view = view
  }

  /** Says a text when nothing else is to be said for a while. */
  readonly say = (text: string): void => {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.message.set(this.message.get() === text ? text + DIFFERENT : text)
    }, PAUSE)
  }
}

export const [AnnouncerContext, useAnnouncer] = createRequiredContext<Announcer>('announcements')
