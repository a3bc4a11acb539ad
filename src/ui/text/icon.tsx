import type { Elements } from './elements.ts'

type GlyphProps = {
  readonly d?: string
  readonly children?: Elements
  readonly size?: number
}

/** An icon on a 16 px grid, hidden from screen readers because a label accompanies it. */
export function Glyph({ d, children, size = 16 }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {d !== undefined && <path d={d} />}
      {children}
    </svg>
  )
}

export function SearchIcon() {
  return (
    <Glyph>
      <circle cx="7" cy="7" r="5.2" />
      <path d="m11 11 3.6 3.6" />
    </Glyph>
  )
}

export function CloseIcon({ size = 12 }: { readonly size?: number }) {
  return <Glyph size={size} d="m3.5 3.5 9 9m0-9-9 9" />
}

export function ChevronIcon() {
  return <Glyph size={12} d="m3 6 5 5 5-5" />
}

export function ArrowLeftIcon() {
  return <Glyph size={14} d="M14 8H2m5-5L2 8l5 5" />
}

/** Marks a link that leaves the site. */
export function LeaveIcon() {
  return <Glyph size={11} d="M6 3H3v10h10v-3M9 2.5h4.5V7M13 3 7 9" />
}

export function FilterIcon() {
  return <Glyph size={14} d="M2 4h12M4.5 8h7M7 12h2" />
}

export function SystemThemeIcon() {
  return (
    <Glyph>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" stroke="none" />
    </Glyph>
  )
}

export function LightThemeIcon() {
  return (
    <Glyph>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1m8 8 1 1m0-10-1 1M4 12l-1 1" />
    </Glyph>
  )
}

export function DarkThemeIcon() {
  return <Glyph d="M13.6 9.6A6 6 0 1 1 6.4 2.4a4.8 4.8 0 0 0 7.2 7.2Z" />
}

/** Solid if the item is saved. */
export function BookmarkIcon({ filled }: { readonly filled: boolean }) {
  return (
    <Glyph>
      <path d="M4 2.5h8v11l-4-2.9-4 2.9Z" fill={filled ? 'currentColor' : 'none'} />
    </Glyph>
  )
}
