import { Glyph } from './icon.tsx'

/** In a separate file, because no first view renders it. */
export function CalendarIcon() {
  return (
    <Glyph>
      <rect x="2" y="3" width="12" height="11" rx="1.5" />
      <path d="M5 1.5v3m6-3v3M2 6.5h12" />
    </Glyph>
  )
}
