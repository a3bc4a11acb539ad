import { summarise } from './samples.ts'

/** What happens between a key and its results on the screen, in order. */
const steps = ['sent', 'answered', 'changed', 'framed', 'painted'] as const

/** When each step of a key happened, in milliseconds after the key. */
export type Milestones = { readonly [step in (typeof steps)[number]]: number }

/** Steps in their words. */
const words: { readonly [step in keyof Milestones]: string } = {
  sent: 'search sent',
  answered: 'answer there',
  changed: 'results in the DOM',
  framed: 'next frame',
  painted: 'painted',
}

/**
 * Runs in the page. From the time stamp of a key to the task after the frame that shows the first change that it makes,
 * with the steps between; each is handed to `window.noteKey`.
 */
export function watchKeys(): void {
  const results =
    document.querySelector('article')?.closest('ul') ?? document.querySelector('#hits')
  if (results === null) throw new Error('The page has no results to watch.')
  let pressed = 0
  let sent = 0
  let answered = 0
  const since = () => performance.now() - pressed
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
      sent = 0
      answered = 0
    },
    { capture: true },
  )
  const noteSent = (): boolean => {
    if (pressed === 0 || sent !== 0) return false
    sent = since()
    return true
  }
  const noteAnswered = (): void => void (answered = since())
  const send = Reflect.get(XMLHttpRequest.prototype, 'send')
  XMLHttpRequest.prototype.send = function watched(this: XMLHttpRequest, body) {
    if (noteSent()) this.addEventListener('load', noteAnswered, { once: true })
    return Reflect.apply(send, this, [body])
  }
  // The provider in the browser.
  const post = Reflect.get(Worker.prototype, 'postMessage')
  Worker.prototype.postMessage = function watched(this: Worker, ...message: unknown[]) {
    if (noteSent()) this.addEventListener('message', noteAnswered, { once: true })
    return Reflect.apply(post, this, message)
  }
  const painted = new MessageChannel()
  new MutationObserver(() => {
    if (pressed === 0) return
    const [key, changed] = [pressed, since()]
    const before = { sent, answered, changed }
    pressed = 0
    requestAnimationFrame(() => {
      painted.port2.postMessage({ key, ...before, framed: performance.now() - key })
    })
  }).observe(results, { subtree: true, childList: true, characterData: true })
  painted.port1.addEventListener('message', ({ data: { key, ...rest } }) => {
    const note: unknown = Reflect.get(window, 'noteKey')
    if (typeof note === 'function') note({ ...rest, painted: performance.now() - key })
  })
  painted.port1.start()
}

/** One line: each step's median and 95th percentile. */
export function describeMilestones(keys: readonly Milestones[]): string {
  return steps
    .map((step) => {
      const { p50, p95 } = summarise(keys.map((key) => key[step]))
      return `${words[step]} ${p50.toFixed(0)} / ${p95.toFixed(0)}`
    })
    .join(' · ')
}
