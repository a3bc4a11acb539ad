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
  /** A part of a remark; empty for none. */
  readonly remark?: string
  /** A part of the reason for what is not judged. */
  readonly reason?: string
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
    remark: 'Browserslist begins with Opera for Android 80; the data has newer ones.',
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
  {
    query: 'safari TP',
    why: 'It counts as the newest that is to come.',
    remark: 'is not out yet.',
  },
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
  {
    query: 'ie 9-11',
    why: 'IE counts where it is named.',
    targets: { ie: 9_000_000 },
  },
  {
    query: 'ie 6-8',
    why: 'IE counts where it is named.',
    targets: { ie: 6_000_000 },
    remark: 'Versions after Internet Explorer 8 are judged, too.',
  },
  {
    query: 'ie >= 10, chrome 100',
    why: 'IE counts where it is named.',
    targets: { chrome: 100, ie: 10_000_000 },
  },
  {
    query: 'quest 40',
    why: 'caniuse has no Meta Quest Browser.',
    targets: { chrome_android: 138 },
    remark: 'Meta Quest Browser 40 counts by its engine, Chromium 138.',
  },
  {
    query: 'oculus 25, chrome 109',
    why: 'The data lists no release between 22 and 31.2, which have the engine of 22.',
    targets: { chrome: 109, chrome_android: 102 },
  },
  {
    query: 'opera >= 10',
    why: 'caniuse-lite lacks releases; those before 15 were no Chromium.',
    targets: { chrome: 28 },
    unjudged: ['Opera 10 to 12.1'],
  },
  {
    query: 'op_mob < 83',
    why: 'caniuse-lite counts Opera Mobile otherwise, up to 80.',
    targets: { chrome_android: 28 },
    unjudged: ['Opera Mobile 10 to 12.1'],
  },
  {
    query: 'android < 100',
    why: 'caniuse-lite has the newest and those before 37.',
    targets: { chrome_android: 37 },
    unjudged: ['Android Browser 2.1 to 4.4'],
  },
  {
    query: 'electron 30.0',
    as: 'browserslist',
    remark: 'Electron 30.0 counts by its engine, Chromium 124.',
  },
  { query: 'since 13', why: 'browserslist takes any number for a year.', unjudged: ['“since 13”'] },
  { query: 'since 2024-13', why: 'The same for a month.', unjudged: ['“since 2024-13”'] },
  {
    query: 'last 0 chrome versions',
    why: 'browserslist begins with the first version.',
    unjudged: ['“last 0 chrome versions”'],
  },
  { query: 'last 0 versions', why: 'The same.', unjudged: ['“last 0 versions”'] },
  {
    query: 'chrome 150, > 200%',
    why: 'The part means no browser.',
    targets: { chrome: 150 },
    unjudged: ['“> 200%”'],
  },
]
