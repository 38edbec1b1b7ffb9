/** The defined fields of an input; absent ones change nothing. */
export const given = <T extends object>(change: T): Partial<T> => {
  const named: Partial<T> = { ...change }
  for (const key in named) if (named[key] === undefined) delete named[key]
  return named
}
