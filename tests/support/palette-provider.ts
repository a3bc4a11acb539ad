import { featureProvider, setContents } from './search-provider.ts'

/** Lets the provider of this file have what the popup of the search box finds beside features. */
export async function fillPalette(): Promise<void> {
  setContents('palette')
  await featureProvider()
}
