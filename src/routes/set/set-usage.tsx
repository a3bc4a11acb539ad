import { useEffect, useEffectEvent, useState } from 'react'
import { content } from 'virtual:content'

import { type UsageShares, usageSharesSchema } from '#contracts/usage-shares.ts'
import { texts } from '#lib/schema.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { regionName } from './region-name.ts'
import type { SetAnswer } from './set-answer.ts'
import { trackedIn, usageFrom } from './version-steps.ts'

import detail from '#routes/detail/detail.module.css'
import styles from './set.module.css'

type SetUsageProps = {
  readonly answer: SetAnswer
  /** Empty for the whole world. */
  readonly region: string
  readonly onRegion: (region: string) => void
  readonly onUnknown: (region: string) => void
}

/** The share of visitors whose browser supports all items: worldwide, and in one region. */
export function SetUsage(props: SetUsageProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <MarginSection id="usage" title="Usage">
      {/* A new key fetches the files again. */}
      <Shares key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
      <p className={detail.remark}>
        Visitors whose browser has every item, by version. Approximate: StatCounter via caniuse,
        which counts all of Chrome and Firefox for Android as their newest versions.
      </p>
    </MarginSection>
  )
}

type SharesProps = SetUsageProps & { readonly onRetry: () => void }

function Shares(props: SharesProps) {
  const { answer, region, onRegion, onUnknown, onRetry } = props
  const world = useContent(content.urls.usage, usageSharesSchema)
  const list = useContent(`${content.urls.region}list.json`, texts)
  const regions = list.status === 'ready' ? list.value : []
  const isKnown = regions.includes(region)
  const own = useContent(isKnown ? `${content.urls.region}${region}.json` : null, usageSharesSchema)
  const isRefused = list.status === 'ready' && region !== '' && !isKnown
  // Repeated until the address changes, because a simultaneous correction may replace this one.
  useEffect(() => {
    if (isRefused) onUnknown(region)
  })
  const [chosen, setChosen] = useState('')
  useSaid(chosen === region ? own : undefined, props)
  const hasFailed = [world, list, own].some(({ status }) => status === 'failed')
  return (
    <>
      <div className={styles.figures}>
        <Figure label="Worldwide" shares={world} answer={answer} />
        {region !== '' && !isRefused && (
          <Figure label={regionName(region)} shares={own} answer={answer} />
        )}
      </div>
      {hasFailed && (
        <p className={styles.text} role="alert">
          Some usage figures could not be loaded. <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
      <div data-print="no" className={styles.region}>
        <Select
          label="Region"
          value={isKnown ? region : ''}
          options={regionOptions(regions)}
          onChange={(next) => {
            setChosen(next)
            onRegion(next)
          }}
        />
      </div>
    </>
  )
}

/** Says the figure of a region that the visitor has chosen, once it is known. */
function useSaid(
  shares: ContentState<UsageShares> | undefined,
  { answer: { lowest }, region }: SharesProps,
): void {
  const announcer = useAnnouncer()
  const say = useEffectEvent((value: UsageShares) => {
    announcer.say(`${regionName(region)}: ${formatPercent(usageFrom(value, lowest))}`)
  })
  const value = shares?.status === 'ready' ? shares.value : undefined
  useEffect(() => value && say(value), [value])
}

type FigureProps = {
  readonly label: string
  readonly shares: ContentState<UsageShares>
  readonly answer: SetAnswer
}

/** The share in one region, the share of identified browsers, and a decorative bar. */
function Figure({ label, shares, answer }: FigureProps) {
  const usage = shares.status === 'ready' ? usageFrom(shares.value, answer.lowest) : undefined
  return (
    <div className={styles.figure}>
      <span>{label}</span>
      <strong>{usage === undefined ? '–' : formatPercent(usage)}</strong>
      <span className={styles.bar} aria-hidden="true">
        <svg width={`${Math.min(100, usage ?? 0)}%`} />
      </span>
      <span className={styles.path}>
        {shares.status === 'ready'
          ? `of ${formatPercent(trackedIn(shares.value))} of browsers identified`
          : '\u00A0'}
      </span>
    </div>
  )
}

/** Continents first, then countries, each by name. */
function regionOptions(regions: readonly string[]) {
  const { compare } = new Intl.Collator('en')
  const named = regions
    .map((value) => ({ value, label: regionName(value) }))
    .toSorted((a, b) => compare(a.label, b.label))
  return [
    { value: '', label: 'Choose…' },
    ...named.filter(({ value }) => value.length > 2),
    ...named.filter(({ value }) => value.length === 2),
  ]
}
