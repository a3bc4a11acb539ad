import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Thing } from '#search/answers/things.ts'

/** The support of what every core browser has. */
export const currentSupport: Thing['supported']['support'] = Object.fromEntries(
  coreBrowsers.map((browser) => [browser, '17']),
)

type Given = Partial<Thing> & { readonly support?: Thing['supported']['support'] }

/** A thing that every core browser has, unless told otherwise. */
export const thingOf = ({ support = currentSupport, ...given }: Given): Thing => ({
  list: 'features',
  id: 'it1',
  name: 'It 1',
  supported: { support },
  status: [],
  isDiscouraged: false,
  alternatives: [],
  ...given,
})
