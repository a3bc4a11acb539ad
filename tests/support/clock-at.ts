/**
 * Preloaded by a program under test, in each of its threads: `new Date()` and `Date.now()` tell the time from
 * `TEST_CLOCK_AT` on (milliseconds since 1970), at the pace of the real clock.
 */
const RealDate = Date
// The same in every thread, whenever it starts.
const shift = Number(process.env['TEST_CLOCK_AT']) - RealDate.now() + process.uptime() * 1000

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: readonly unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

function now(): number {
  return Math.round(RealDate.now() + shift)
}
