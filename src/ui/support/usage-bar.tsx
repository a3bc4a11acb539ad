import styles from './usage-bar.module.css'

type UsageBarProps = {
  /** 0 to 100. */
  readonly percent: number
}

/** A share of visitors as a figure and a decorative bar. */
export function UsageBar({ percent }: UsageBarProps) {
  return (
    <span className={styles.usage} title={`${formatPercent(percent)} of global users`}>
      <span>{formatPercent(percent)}</span>
      <ShareBar percent={percent} />
    </span>
  )
}

/** A decorative bar for a figure beside it. */
export function ShareBar({ percent }: UsageBarProps) {
  const filled = Math.min(100, Math.max(0, percent))
  return (
    <span className={styles.bar}>
      <svg className={styles.fill} width={`${filled}%`} aria-hidden="true" />
    </span>
  )
}

/** 96.13 → "96.1 %", with a no-break space between. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}\u00A0%`
}
