/**
 * What programs that visit pages on their own call themselves. Not `headless`: a browser without a window is also how
 * a site is tested. `Cubot` is a make of telephones.
 */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap(?:er|y)|facebookexternalhit|mediapartners|lighthouse|pagespeed|pingdom|preview|validator/i

/** Whether a user agent names a program that visits pages on its own. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent)
