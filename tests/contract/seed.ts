import { type Target, write } from './target.ts'

type Seed = {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly synonyms?: readonly unknown[]
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

const category = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((_, level) => [`lvl${level}`, names.slice(0, level + 1).join(' > ')]),
  )

/** The indices that the cases of the suite read. */
const seeds: Readonly<Record<string, Seed>> = {
  products: {
    settings: {
      searchableAttributes: ['name', 'unordered(description)', 'brand'],
      attributesForFaceting: [
        'searchable(brand)',
        'color',
        'filterOnly(stock)',
        'cat.lvl0',
        'cat.lvl1',
        'cat.lvl2',
        'free',
        'price',
        'rating',
      ],
      customRanking: ['desc(popularity)'],
      unretrievableAttributes: ['secret'],
      replicas: ['§products_price_asc'],
    },
    records: [
      {
        objectID: 'p1',
        name: 'Trail running shoe',
        description: 'A light shoe for long runs',
        brand: 'Acme',
        color: ['red', 'blue'],
        price: 80,
        rating: 4,
        free: true,
        stock: 'yes',
        popularity: 50,
        secret: 'margin',
        cat: category('Shoes', 'Running', 'Trail'),
        _tags: ['sale'],
      },
      {
        objectID: 'p2',
        name: 'Road running shoe',
        description: 'Fast on asphalt',
        brand: 'Acme',
        color: ['blue'],
        price: 120,
        rating: 5,
        free: false,
        stock: 'yes',
        popularity: 90,
        cat: category('Shoes', 'Running', 'Road'),
      },
      {
        objectID: 'p3',
        name: 'Leather boot',
        description: 'A boot, not a shoe',
        brand: 'Bolt',
        color: ['brown'],
        price: 150,
        rating: 3,
        free: false,
        stock: 'no',
        popularity: 70,
        cat: category('Shoes', 'Boots'),
        _tags: ['sale', 'winter'],
      },
      {
        objectID: 'p4',
        name: 'Rain jacket',
        description: 'Keeps dry',
        brand: 'visual studio',
        color: ['red'],
        price: 60.5,
        rating: 4,
        free: true,
        stock: 'yes',
        popularity: 10,
        cat: category('Jackets', 'Rain'),
      },
    ],
  },
  gaming: {
    records: [
      { objectID: '1', name: 'Gaming Laptop', price: 100.5, category: 'A', stock: 10 },
      { objectID: '2', name: 'Laptop Stand', price: 150.75, category: 'B', stock: 0 },
      { objectID: '3', name: 'Gaming Mouse', price: 99.99, category: 'C', stock: 5 },
      { objectID: '4', name: 'ApiDriver Lamp', price: 20, category: 'A', stock: 0 },
    ],
    settings: { searchableAttributes: ['name'], attributesForFaceting: ['category'] },
    synonyms: [
      { objectID: 'portable', type: 'synonym', synonyms: ['notebook', 'laptop', 'computer'] },
    ],
  },
  editors: {
    settings: { attributesForFaceting: ['searchable(kind)', 'other'] },
    records: [
      {
        objectID: '1',
        editor: { name: 'vim', type: 'beforeneovim' },
        names: ['vim', ':q'],
        kind: 'goland',
        other: 'x',
      },
      { objectID: '2', kind: 'neovim', lines: 5, none: null },
      { objectID: '3', kind: 'visual studio' },
      { objectID: '4', kind: 'vscode' },
    ],
  },
  scores: {
    settings: { attributesForFaceting: ['company', 'color', 'type'], customRanking: ['asc(n)'] },
    records: [
      { objectID: 'all', n: 1, company: ['Google', 'Amazon', 'Facebook'] },
      { objectID: 'red-blue-shirt', n: 2, color: ['red', 'blue'], type: 'shirt' },
      { objectID: 'red-jeans', n: 3, color: ['red'], type: 'jeans' },
      { objectID: 'blue-shirt', n: 4, color: ['blue'], type: 'shirt' },
      { objectID: 'blue-jeans', n: 5, color: ['blue'], type: 'jeans' },
      { objectID: 'green-shirt', n: 6, color: ['green'], type: 'shirt' },
      { objectID: 'green-jeans', n: 7, color: ['green'], type: 'jeans' },
    ],
  },
  words: {
    settings: { searchableAttributes: ['text'], attributesForFaceting: ['filterOnly(topic)'] },
    records: [
      { objectID: 'michael', topic: 'typo', text: 'michael' },
      { objectID: 'storm', topic: 'storm', text: 'storm' },
      { objectID: 'strum', topic: 'storm', text: 'strum' },
      { objectID: 'star', topic: 'storm', text: 'star' },
      { objectID: 'warm', topic: 'storm', text: 'warm' },
      { objectID: 'isbn', topic: 'isbn', text: '9783161484100' },
      { objectID: 'clooney', topic: 'clooney', text: 'George Clooney' },
      { objectID: 'clooney-timothy', topic: 'clooney', text: 'George Timothy Clooney' },
      { objectID: 'iphone', topic: 'iphone', text: 'iPhone 14' },
      { objectID: 'road', topic: 'road', text: 'Road' },
      { objectID: 'road-trip', topic: 'road', text: 'Road Trip' },
    ],
  },
  many: {
    settings: { attributesForFaceting: ['even'] },
    records: Array.from({ length: 1500 }, (_, n) => ({
      objectID: `m${n}`,
      name: `thing ${n}`,
      even: n % 2 === 0,
    })),
  },
  grouped: {
    settings: {
      attributeForDistinct: 'group',
      attributesForFaceting: ['size'],
      customRanking: ['desc(n)'],
    },
    records: [
      { objectID: 'a1', group: 'a', n: 6, size: 'L' },
      { objectID: 'a2', group: 'a', n: 5, size: 'M' },
      { objectID: 'a3', group: 'a', n: 4, size: 'L' },
      { objectID: 'b1', group: 'b', n: 3, size: 'L' },
      { objectID: 'none', n: 2, size: 'S' },
    ],
  },
}

/** Fills the indices of the suite. */
export async function seed(target: Target): Promise<void> {
  for (const [name, { settings, synonyms, records }] of Object.entries(seeds)) {
    const path = `/1/indexes/§${name}`
    if (settings !== undefined) {
      await write(target, { method: 'PUT', path: `${path}/settings`, body: settings })
    }
    if (synonyms !== undefined) {
      await write(target, { path: `${path}/synonyms/batch`, body: synonyms })
    }
    const requests = records.map((body) => ({ action: 'addObject', body }))
    await write(target, { path: `${path}/batch`, body: { requests } })
  }
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§products_price_asc/settings',
    body: { ranking: ['asc(price)', 'typo', 'words', 'custom'] },
  })
}

export async function unseed(target: Target): Promise<void> {
  const names = [...Object.keys(seeds), 'products_price_asc', 'scratch', 'copy', 'replica', 'odd']
  for (const name of names) {
    await write(target, { method: 'DELETE', path: `/1/indexes/§${name}` })
  }
}
