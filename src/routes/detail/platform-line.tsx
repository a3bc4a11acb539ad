import type { PerPlatform } from '#catalogue/platforms.ts'
import { today } from '#routes/today.ts'

import { platformTexts } from './platform-texts.ts'

import styles from './detail.module.css'

type PlatformLineProps = { readonly platforms: PerPlatform<string> }

/** Support in runtimes and WebViews, besides the core browsers. */
export function PlatformLine({ platforms }: PlatformLineProps) {
  const texts = platformTexts(platforms, today())
  // Allows line breaks between platforms only.
  const parts = texts.map((text) => text.replaceAll(' ', '\u00A0'))
  return <p className={styles.remark}>Elsewhere: {parts.join(' · ')}</p>
}
