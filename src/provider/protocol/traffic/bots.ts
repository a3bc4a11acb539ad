/**
 * Parts of the user agents of crawlers and other automated visitors. `headless` is excluded,
 * because headless browsers also test sites; `Cubot` is a phone brand.
 */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap(?:er|y)|facebookexternalhit|mediapartners|lighthouse|pagespeed|pingdom|preview|validator/i

/** Whether a user agent belongs to an automated visitor. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent)
