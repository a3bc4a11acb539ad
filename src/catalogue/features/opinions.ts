/** The vendors that publish positions on proposals, and the name under which they do. */
export const vendorNames = { mozilla: 'Mozilla', apple: 'WebKit' } as const

export type Vendor = keyof typeof vendorNames

export const vendors: readonly Vendor[] = ['mozilla', 'apple']

/** A position in the vendor's own word, a value of the facet `positions`: "Mozilla: negative". */
export const positionText = (vendor: Vendor, word: string): string =>
  `${vendorNames[vendor]}: ${word}`
