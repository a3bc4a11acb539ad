import type { PerPlatform } from '#catalogue/platforms.ts'
import { today } from '#routes/today.ts'

import { platformTexts } from './platform-texts.ts'

import styles from './detail.module.css'

type PlatformLineProps = { readonly platforms: PerPlatform<string> }

/** What a thing runs in beside the seven browsers: runtimes and WebViews. */
export function PlatformLine({ platforms }: PlatformLineProps) {
  const texts = platformTexts(platforms, today())
  // A line breaks between platforms alone.
  const parts = texts.map((text) => text.replaceAll(' ', '\u00A0'))
  return <p className={styles.remark}>Elsewhere: {parts.join(' · ')}</p>
}
