import type { PerPlatform } from '#catalogue/platforms.ts'
import { today } from '#routes/today.ts'

import { platformTexts } from './platform-texts.ts'

import styles from './detail.module.css'

type PlatformLineProps = { readonly platforms: PerPlatform<string> }

/** What a thing runs in beside the seven browsers: runtimes and WebViews. */
export function PlatformLine({ platforms }: PlatformLineProps) {
  return (
    <p className={styles.remark}>Beside these: {platformTexts(platforms, today()).join(' · ')}</p>
  )
}
