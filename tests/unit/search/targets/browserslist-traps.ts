import type { Targets } from '#catalogue/verdict/verdict.ts'

/** A text of browsers, and how it must be read at every entrance. */
export type QueryRow = {
  readonly query: string
  /** Its browsers are those that browserslist finds. Where it is not followed, `why` says why. */
  readonly as?: 'browserslist'
  readonly why?: string
  /** What it asks for, whatever the data are. */
  readonly targets?: Targets
  /** What is named as not judged; any number for `true`. */
  readonly unjudged?: readonly string[] | true
  /** A part of a remark. */
  readonly remark?: string
  readonly nearest?: string
}

/** Where browserslist is not followed. Its version was 4.29.6, with caniuse-lite 1.0.30001826 and baseline-browser-mapping 2.11.39. */
export const traps: readonly QueryRow[] = [
  {
    query: 'and_chr 100',
    why: 'caniuse-lite has one version of Chrome for Android: browserslist takes any number for it.',
    targets: { chrome_android: 100 },
  },
  {
    query: 'and_chr 100, samsung 30',
    why: 'A part for browserslist does not change the others.',
  },
  {
    query: 'chromeandroid 110 or kaios 2.5',
    why: 'The same, with a part that is not judged.',
    targets: { chrome_android: 110 },
    unjudged: ['KaiOS 2.5'],
  },
  {
    query: 'and_ff 68',
    why: 'caniuse-lite has one version of Firefox for Android.',
    targets: { firefox_android: 68 },
  },
  {
    query: 'and_chr >= 120',
    why: 'caniuse-lite has one version of Chrome for Android.',
    targets: { chrome_android: 120 },
  },
  { query: 'last 10 and_chr versions', why: 'caniuse-lite has one of them.' },
  {
    query: 'and_uc 17',
    why: 'caniuse-lite has one version of UC Browser: browserslist takes any number for it.',
    unjudged: ['“and_uc 17”'],
  },
  {
    query: 'baidu 7.12, chrome 109',
    why: 'caniuse-lite has one version of Baidu Browser.',
    targets: { chrome: 109 },
    unjudged: ['“baidu 7.12”'],
  },
  {
    query: 'android 100',
    why: 'caniuse-lite has only the newest of these versions, whose numbers are those of Chrome.',
    targets: { chrome_android: 100 },
  },
  {
    query: 'android >= 4.4',
    why: 'The versions before 37 were no Chromium.',
    unjudged: true,
  },
  {
    query: 'safari 20',
    why: 'There was no such version.',
    unjudged: ['“safari 20”'],
    nearest: 'safari 18.6',
  },
  { query: 'ios 22', why: 'There was no such version.', unjudged: ['“ios 22”'] },
  {
    query: 'safari 15.9',
    why: 'The data leaves out what changed nothing, so that it may have been.',
    targets: { safari: 15.6 },
    remark: 'Safari 15.9 counts as 15.6.',
  },
  { query: 'chrome 82', why: 'There was no such version.', unjudged: ['“chrome 82”'] },
  {
    query: 'safari >= 19',
    why: 'The first that was released above it counts.',
    targets: { safari: 26 },
  },
  {
    query: 'ios 12.1',
    why: 'The compatibility data leaves it out between 12.0 and 12.2; caniuse joins it with 12.0.',
    targets: { safari_ios: 12 },
    remark: 'Safari on iOS 12.1 counts as 12.',
  },
  {
    query: 'safari 18.3.1',
    why: 'browserslist knows no patches of browsers.',
    targets: { safari: 18.3 },
    remark: 'Safari 18.3.1 counts as 18.3.',
  },
  {
    query: 'chrome 109.0.5414.75',
    why: 'browserslist knows no patches of browsers.',
    targets: { chrome: 109 },
    remark: 'counts as 109',
  },
  { query: 'chrome 9999', why: 'It is not known.', unjudged: ['“chrome 9999”'] },
  { query: 'chrome >= 9999', why: 'It is not known.', unjudged: ['“chrome >= 9999”'] },
  {
    query: 'opera 129',
    why: 'caniuse-lite goes from 127 to 131; the compatibility data have it.',
  },
  { query: 'op_mob 83', why: 'caniuse-lite counts Opera Mobile otherwise, up to 80.' },
  {
    query: 'last 1 op_mob version',
    as: 'browserslist',
    why: 'caniuse-lite has Opera Mobile up to 80 only.',
    remark: 'browserslist begins with Opera for Android 80; the data has newer ones.',
  },
  { query: 'op_mob >= 83', why: 'caniuse-lite counts Opera Mobile otherwise, up to 80.' },
  {
    query: 'electron 25',
    why: 'browserslist knows versions of Electron with a minor alone.',
    targets: { chrome: 114 },
  },
  {
    query: 'chrome < 10',
    why: 'caniuse-lite begins with Chrome 4.',
    targets: { chrome: 1 },
  },
  {
    query: 'node 20',
    why: 'What is named counts, not its last release.',
    targets: { nodejs: 20_000_000 },
  },
  { query: 'safari TP', why: 'A preview has no version.', unjudged: ['Safari TP'] },
  {
    query: 'baseline 2999',
    why: 'The mapping answers a year that is far ahead with its newest set.',
    unjudged: ['“baseline 2999”'],
  },
  {
    query: 'baseline 1990',
    why: 'The mapping answers a year before the first with every version.',
    unjudged: ['“baseline 1990”'],
    nearest: 'baseline 2015',
  },
  {
    query: 'baseline newly available',
    why: 'browserslist leaves out what caniuse-lite has not counted.',
  },
  {
    query: 'baseline newly available with downstream',
    why: 'In the mapping, downstream browsers that have not caught up keep their last version.',
    remark: 'checked as the engines are',
  },
  {
    query: 'baseline newly available, samsung 30',
    why: 'Each part is read alone.',
  },
  {
    query: 'baseline widely available with downstream',
    why: 'Opera Mobile has other numbers in the mapping than in caniuse-lite.',
    remark: 'checked as the engines are',
  },
  {
    query: 'baseline widely available including kaios',
    why: 'KaiOS has no compatibility data.',
    unjudged: ['KaiOS'],
  },
  {
    query: 'baseline widely available on 2027-03-31',
    why: 'The mapping subtracts months in local time.',
  },
  {
    query: 'baseline widely available on 2026-09-30, not dead',
    why: 'The mapping subtracts months in local time.',
  },
  {
    query: 'baseline widely available on 2025-02-30',
    why: 'There is no such day.',
    unjudged: ['“baseline widely available on 2025-02-30”'],
  },
  {
    query: 'baseline widely available on 2012-01-01',
    why: 'Nothing was widely available.',
    unjudged: ['“baseline widely available on 2012-01-01”'],
  },
  {
    query: 'baseline newly available on 2024-06-01',
    why: 'browserslist refuses it, too.',
    unjudged: true,
  },
  { query: 'ie 11', why: 'IE counts where it is named.', targets: { ie: 11_000_000 } },
  {
    query: 'ie 11, chrome 150',
    why: 'IE counts where it is named.',
    targets: { chrome: 150, ie: 11_000_000 },
  },
  { query: 'ie 9-11', why: 'A version of IE counts where it is named.', unjudged: ['IE 9 to 11'] },
]
