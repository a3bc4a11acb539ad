import { type Case, query, refused } from '#tests/contract/case.ts'

const by = (filters: string, ids: readonly string[]): Case => ({
  name: `filters ${filters}`,
  send: query('products', { filters }),
  ids,
})

const bad = (filters: string, problem: string): Case =>
  refused(`filters ${filters}`, query('products', { filters }), `filters: ${problem}`)

const listed = (parameters: Readonly<Record<string, unknown>>, ids: readonly string[]): Case => ({
  name: JSON.stringify(parameters),
  send: query('products', parameters),
  ids,
})

/** `products` in the order of their custom ranking is p2, p3, p1, p4. */
export const filterCases: readonly Case[] = [
  by('', ['p2', 'p3', 'p1', 'p4']),
  by('brand:Acme', ['p2', 'p1']),
  by('brand:acme', ['p2', 'p1']),
  by('brand : Acme', ['p2', 'p1']),
  by('NOT brand:Acme', ['p3', 'p4']),
  by('brand:-Acme', ['p3', 'p4']),
  by('brand:"visual studio"', ['p4']),
  by("brand:'visual studio'", ['p4']),
  by('brand:visual studio', ['p4']),
  by('brand:Acme AND color:red', ['p1']),
  by('brand:Acme OR color:red', ['p2', 'p1', 'p4']),
  by('(brand:Acme OR brand:Bolt) AND price > 100', ['p2', 'p3']),
  by('brand:Acme OR brand:Bolt AND price > 100', ['p2', 'p3']),
  by('((brand:Acme) AND (free:true))', ['p1']),
  by('stock:yes AND NOT color:blue', ['p4']),
  by('price:60 TO 120', ['p2', 'p1', 'p4']),
  by('NOT price:60 TO 120', ['p3']),
  by('price = 60.5', ['p4']),
  by('price != 60.5', ['p2', 'p3', 'p1']),
  by('price>=120 AND price<150', ['p2']),
  by('free = true', ['p1', 'p4']),
  by('free:true', ['p1', 'p4']),
  by('objectID:p3', ['p3']),
  by('objectID:P3', []),
  by('_tags:sale', ['p3', 'p1']),
  by('sale', ['p3', 'p1']),
  by('sale AND NOT winter', ['p1']),
  by('cat.lvl1:"Shoes > Running"', ['p2', 'p1']),
  by('description:shoe', []),
  by('Brand:Acme', []),

  listed({ facetFilters: 'brand:Acme' }, ['p2', 'p1']),
  listed({ facetFilters: ['brand:Acme', 'color:red'] }, ['p1']),
  listed({ facetFilters: [['brand:Acme', 'brand:Bolt']] }, ['p2', 'p3', 'p1']),
  listed({ facetFilters: ['brand:-Acme'] }, ['p3', 'p4']),
  listed({ facetFilters: ['brand:\\-Acme'] }, []),
  listed({ facetFilters: [['brand:-Acme', 'color:red']] }, ['p3', 'p1', 'p4']),
  listed({ facetFilters: [[['brand:Acme', 'color:red'], 'brand:Bolt']] }, ['p3', 'p1']),
  listed({ facetFilters: 'brand:Acme,color:red' }, ['p1']),
  listed({ facetFilters: '(brand:Acme,brand:Bolt),color:red' }, ['p1']),
  listed({ facetFilters: [] }, ['p2', 'p3', 'p1', 'p4']),
  listed({ facetFilters: [[]] }, ['p2', 'p3', 'p1', 'p4']),
  listed({ facetFilters: ['cat.lvl2:Shoes > Running > Trail'] }, ['p1']),
  listed({ numericFilters: ['price>=80', 'price<=120', 'rating<=5'] }, ['p2', 'p1']),
  listed({ numericFilters: [['price<70', 'price>140']] }, ['p3', 'p4']),
  listed({ numericFilters: 'price>100,rating=3' }, ['p3']),
  listed({ numericFilters: ['price:60 to 90'] }, ['p1', 'p4']),
  listed({ tagFilters: '' }, ['p2', 'p3', 'p1', 'p4']),
  listed({ tagFilters: ['sale', 'winter'] }, ['p3']),
  listed({ tagFilters: [['winter', 'nothing']] }, ['p3']),
  listed({ tagFilters: 'sale,-winter' }, ['p1']),
  listed({ filters: 'brand:Acme', facetFilters: ['color:red'], numericFilters: 'price<100' }, [
    'p1',
  ]),
  listed({ params: 'facetFilters=%5B%5B%22brand%3AAcme%22%5D%5D&hitsPerPage=1' }, ['p2']),
  listed({ params: 'filters=brand%3AAcme', filters: 'brand:Bolt' }, ['p2', 'p1']),

  bad('brand:"Acme" x', 'Unexpected token string(x) expected end of filter at col 13'),
  bad('(brand:Acme OR brand:b:c)', "Unexpected token ':' expected ')' at col 22"),
  bad('price > AND', "Unexpected token 'AND' expected numeric at col 8"),
  bad('brand:""', 'Not allowed empty string at col 6'),
  bad('NOT (brand:Acme)', "Unexpected token '(' expected string at col 4"),
  bad(
    'brand:Acme OR (color:red AND color:blue)',
    'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
  ),
  bad('brand:Acme OR price > 1', 'Different types are not allowed in the same OR'),
]

/** Messages of the embedded provider only. */
export const embeddedFilterCases: readonly Case[] = [
  bad('brand:', 'Unexpected end of filter expected string at col 6'),
  bad("brand:'Acme", "Unexpected end of filter expected ' at col 11"),
  refused(
    'a facet filter without a value',
    query('products', { facetFilters: ['brand'] }),
    'facetFilters: Invalid syntax for facet condition: brand, expected facet:value',
  ),
  refused(
    'a numeric filter without a number',
    query('products', { numericFilters: ['price>cheap'] }),
    "numericFilters: Invalid syntax for numeric condition: price>cheap, expected 'attribute operator number' or 'attribute:number TO number'",
  ),
]
