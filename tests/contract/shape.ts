/**
 * What a JSON value has to be. A shape is strict: a member that it does not name is a fault, as is one that is missing or of
 * another type.
 */
export type Shape<Value> = {
  /** For the compiler alone: the type of the values. */
  readonly type?: Value
  /** What is wrong with a value, each a sentence that begins with its place. */
  readonly faults: (value: unknown, place: string) => readonly string[]
  /** The forms that values take: a list with entries, a member that is absent, null where it is allowed. */
  readonly forms: readonly string[]
  /** Those that a value without faults has. */
  readonly formsOf: (value: unknown) => readonly string[]
}

/** The shape of a member that may be absent. */
type Optional<Value> = Shape<Value> & { readonly isOptional: true }

type Members = Readonly<Record<string, Shape<unknown>>>

type TypeOf<Of> = Of extends Shape<infer Value> ? Value : never

type OptionalIn<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly isOptional: true } ? Name : never
}[keyof Of]

type ObjectOf<Of> = { -readonly [Name in Exclude<keyof Of, OptionalIn<Of>>]: TypeOf<Of[Name]> } & {
  -readonly [Name in OptionalIn<Of>]?: TypeOf<Of[Name]>
}

/** The shape of single values: those for which `accepts` holds. */
export function single<Value>(what: string, accepts: (value: unknown) => boolean): Shape<Value> {
  return {
    faults: (value, place) =>
      accepts(value) ? [] : [`${place} is no ${what}: ${JSON.stringify(value)}`],
    forms: [''],
    formsOf: () => [''],
  }
}

/** An object with these members and no others. */
export function object<const Of extends Members>(members: Of): Shape<ObjectOf<Of>> {
  const all = Object.entries(members)
  return {
    faults(value, place) {
      if (!isObject(value)) return [`${place} is no object: ${JSON.stringify(value)}`]
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(members, name))
      const inside = all.flatMap(([name, shape]) => {
        const at = `${place}.${name}`
        if (!isAbsent(value, name)) return shape.faults(value[name], at)
        return isOptional(shape) ? [] : [`${at} is missing`]
      })
      return [...unknown.map((name) => `${place}.${name} is not in the shape`), ...inside]
    },
    forms: all.flatMap(([name, shape]) => [
      ...within(`.${name}`, shape.forms),
      ...(isOptional(shape) ? [`.${name} is absent`] : []),
    ]),
    formsOf: (value) =>
      all.flatMap(([name, shape]) =>
        isAbsent(value, name)
          ? [`.${name} is absent`]
          : within(`.${name}`, shape.formsOf(Reflect.get(Object(value), name))),
      ),
  }
}

/** A member of an object that may be absent. */
export const optional = <Value>(shape: Shape<Value>): Optional<Value> => ({
  ...shape,
  isOptional: true,
})

const isOptional = (shape: Shape<unknown>): boolean => 'isOptional' in shape

/** A list of one shape, of any length unless one is given. */
export function listOf<Item>(item: Shape<Item>, length?: number): Shape<Item[]> {
  return {
    faults(value, place) {
      if (!Array.isArray(value)) return [`${place} is no list: ${JSON.stringify(value)}`]
      const isWhole = length === undefined || value.length === length
      const inside = value.flatMap((one, at) => item.faults(one, `${place}.${at}`))
      return isWhole ? inside : [`${place} has ${value.length} entries, not ${length}`, ...inside]
    },
    forms: within('[]', item.forms),
    formsOf: (value) => itemsOf(value).flatMap((one) => within('[]', item.formsOf(one))),
  }
}

/** An object whose members have names that are data, all of one shape. */
export function record<Item>(item: Shape<Item>): Shape<Record<string, Item>> {
  return {
    faults: (value, place) =>
      isObject(value)
        ? Object.entries(value).flatMap(([name, one]) => item.faults(one, `${place}.${name}`))
        : [`${place} is no object: ${JSON.stringify(value)}`],
    forms: within('.*', item.forms),
    formsOf: (value) =>
      Object.values(Object(value)).flatMap((one) => within('.*', item.formsOf(one))),
  }
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return {
    faults: (value, place) => (value === null ? [] : shape.faults(value, place)),
    forms: [...shape.forms, ' is null'],
    formsOf: (value) => (value === null ? [' is null'] : shape.formsOf(value)),
  }
}

/** A value of one of two shapes. */
export function either<One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> {
  return {
    faults: (value, place) =>
      one.faults(value, place).length === 0 ? [] : other.faults(value, place),
    forms: [...one.forms, ...other.forms],
    formsOf: (value) =>
      one.faults(value, '').length === 0 ? one.formsOf(value) : other.formsOf(value),
  }
}

const isAbsent = (value: unknown, name: string): boolean => !Object.hasOwn(Object(value), name)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const within = (place: string, forms: readonly string[]): readonly string[] =>
  forms.map((form) => place + form)
