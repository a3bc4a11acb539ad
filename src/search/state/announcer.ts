import { createStore } from '#lib/store.ts'

import { createRequiredContext } from './required-context.ts'

/** Milliseconds after the last change, so that announcements do not interrupt typing. */
const PAUSE = 1200

/** An invisible difference: screen readers ignore a live region whose text does not change. */
const DIFFERENT = '\u00A0'

/** Announces texts in the page's one live region: after a pause, once, and again if repeated. */
export class Announcer {
  readonly message = createStore('')
  #timer: number | undefined
  #view = ''
  #isQuiet: boolean

  /** `isQuiet`: the answer with which the page opens is not announced. */
  constructor(isQuiet: boolean) {
    this.#isQuiet = isQuiet
  }

  readonly sayAnswer = (text: string): void => {
    if (!this.#isQuiet) this.say(text)
    this.#isQuiet = false
  }

  /** Skips the next answer, which the visitor did not request. */
  readonly keepQuiet = (): void => {
    this.#isQuiet = true
  }

  /** Call with each view that is shown: drops pending announcements of the previous one. */
  readonly enter = (view: string): void => {
    if (view !== this.#view) clearTimeout(this.#timer)
    this.#view = view
  }

  /** Announces a text once nothing else was said for `PAUSE`. */
  readonly say = (text: string): void => {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.message.set(this.message.get() === text ? text + DIFFERENT : text)
    }, PAUSE)
  }
}

export const [AnnouncerContext, useAnnouncer] = createRequiredContext<Announcer>('announcements')
