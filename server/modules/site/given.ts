/** What a caller named; what was left out changes nothing. */
export const given = <T extends object>(change: T): Partial<T> => {
  const named: Partial<T> = { ...change }
  for (const key in named) if (named[key] === undefined) delete named[key]
  return named
}
