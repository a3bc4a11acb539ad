import { dayOf } from './days.ts'
import type { Group, Sizes } from './sizes.ts'

/** How much of a log a day and a visitor may fill. */
export type ShareLimits = {
  /** Characters of a group on one day. */
  readonly day: Readonly<Record<Group, number>>
  /** The part of it that one visitor may fill. */
  readonly visitor: number
  /** The part of it that may come from one network address: a visitor can invent tokens. */
  readonly address: number
}

/**
 * Ninety full days are 495 million characters. A search takes about 700, an event 250: a day holds
 * 6,000 searches and 4,000 events.
 */
export const SHARES: ShareLimits = {
  day: { event: 1_100_000, search: 2_200_000, nameless: 2_200_000 },
  visitor: 1 / 5,
  address: 1 / 3,
}

/** An entry that asks for its place in the log. */
export type Claim = {
  /** The day under which it is stored. */
  readonly day: string
  readonly group: Group
  readonly userToken: string | null
  /** The network address of the sender, which is not stored; null if it is unknown. */
  readonly address: string | null
  readonly characters: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Days and groups whose use is known. An event may be 30 days old. */
const KNOWN = 100

type Use = {
  /** Characters, by all logs of the store. */
  total: number
  /** Characters since the total was read. */
  since: number
  readonly byVisitor: Map<string, number>
  readonly byAddress: Map<string, number>
}

/** Gives entries their place in the log. */
export type Shares = {
  /** Whether an entry may be stored. If so, its characters count from now on. */
  readonly take: (claim: Claim) => boolean
  /** Call it when the entries of a day have been deleted. */
  readonly reset: (day: string) => void
}

/**
 * Creates the shares of a log. Nothing that is stored makes way for what comes later, so a flood
 * deletes nothing. The share of the present day grows from hour to hour, so a flood takes what has
 * been left until then, and not the rest of the day.
 *
 * @param now milliseconds since 1970
 */
export function createShares(sizes: Sizes, now: () => number, limits: ShareLimits): Shares {
  const uses = new Map<string, Use>()
  const useOf = ({ day, group }: Claim): Use => {
    const key = `${day} ${group}`
    const known = uses.get(key)
    // Another log of the store may have added entries.
    if (known !== undefined && known.since < limits.day[group] / 100) return known
    const total = Math.max(known?.total ?? 0, sizes.characters(day, group))
    const { byVisitor = new Map<string, number>(), byAddress = new Map<string, number>() } =
      known ?? {}
    const use = { total, since: 0, byVisitor, byAddress }
    const [oldest] = uses.keys()
    if (known === undefined && uses.size === KNOWN && oldest !== undefined) uses.delete(oldest)
    uses.set(key, use)
    return use
  }
  return {
    take(claim) {
      const { day, group, userToken, address, characters } = claim
      const share = limits.day[group] * elapsed(day, now())
      const use = useOf(claim)
      if (use.total + characters > share) return false
      const ofVisitor = usedBy(use.byVisitor, userToken) + characters
      const ofAddress = usedBy(use.byAddress, address) + characters
      if (userToken !== null && ofVisitor > share * limits.visitor) return false
      if (address !== null && ofAddress > share * limits.address) return false
      if (userToken !== null) use.byVisitor.set(userToken, ofVisitor)
      if (address !== null) use.byAddress.set(address, ofAddress)
      use.total += characters
      use.since += characters
      return true
    },
    reset(day) {
      for (const key of uses.keys()) if (key.startsWith(day)) uses.delete(key)
    },
  }
}

const usedBy = (uses: ReadonlyMap<string, number>, sender: string | null): number =>
  sender === null ? 0 : (uses.get(sender) ?? 0)

/** The part of a day's share that may be used: one hour of it at midnight, all of it at the end. */
function elapsed(day: string, time: number): number {
  return day === dayOf(time) ? ((time % DAY) + HOUR) / (DAY + HOUR) : 1
}
